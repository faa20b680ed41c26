import { type Place } from "./diagnostic.js";
/** The places of the values and keys of a file, by their `pointer(path)` or `pathKey(path)`, in the order of the file. */
export type Places = Readonly<Record<string, readonly [line: number, column: number, length: number]>>;
/** Returns the place of a `pointer(path)` or `pathKey(path)`. */
export declare function placeNamed(places: Places, name: string): Place | undefined;
/** The way to a value: keys of maps and indexes of lists, from the outside in. */
export type Path = readonly PropertyKey[];
/** Whether a path leads to a value, or to something within it. */
export declare function isWithin(path: Path, around: Path): boolean;
/** Returns the value at a path of data; undefined if there is none. */
export declare function valueAt(root: unknown, path: Path): unknown;
/** Returns a copy of data with another value at a path. Indexes of lists may be numbers or text. */
export declare function replaced(root: unknown, path: Path, value: unknown): unknown;
/** Returns all values within a value, itself included, each with its path, in their order. */
export declare function valuesWithin(value: unknown, path?: Path): Generator<readonly [path: Path, value: unknown]>;
/** A value's path as a JSON pointer (RFC 6901): /week/monday/starts/0. */
export declare function pointer(path: Path): string;
/** The name under which the place of a value's key is kept. No pointer ends in a lone ~. */
export declare function pathKey(path: Path): string;
/** The place of a value, or else that of the key of the nearest thing around it. */
export declare function nearestPlace(places: Places, path: Path): Place;
/** The place of a value's key, or else that of the value or of what is around it. */
export declare function keyPlace(places: Places, path: Path): Place;

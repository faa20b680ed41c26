import { fileStart, type Place } from "./diagnostic.ts";

/** The places of the values and keys of a file, by their `toPointer(path)` or `toKeyPointer(path)`, in the order of the file. */
export type Places = Readonly<
	Record<string, readonly [line: number, column: number, length: number]>
>;

/** Returns the place of a `toPointer(path)` or `toKeyPointer(path)`. */
export function getPlaceByPointer(
	places: Places,
	name: string,
): Place | undefined {
	const [line, column, length = 0] = places[name] ?? [];
	return line && column ? { line, column, length } : undefined;
}

/** The way to a value: keys of maps and indexes of lists, from the outside in. */
export type Path = readonly PropertyKey[];

/** Whether a path leads to a value, or to something within it. */
export function isPathWithin(path: Path, around: Path): boolean {
	return around.every((step, index) => path[index] === step);
}

/**
 * Returns the value at a path of data; undefined if there is none.
 *
 * @example getValueAt({ lessons: [{ name: "Piano" }] }, ["lessons", 0, "name"]); // "Piano"
 */
export function getValueAt(root: unknown, path: Path): unknown {
	return path.reduce<unknown>((value, step) => {
		const own =
			typeof value === "object" && value !== null && Object.hasOwn(value, step);
		return own ? Reflect.get(value, step) : undefined;
	}, root);
}

/** Returns a copy of data with another value at a path. Indexes of lists may be numbers or text. */
export function setValueAt(root: unknown, path: Path, value: unknown): unknown {
	const [step, ...rest] = path;
	if (step === undefined) return value;
	if (Array.isArray(root))
		return root.map((item, index) =>
			String(index) === String(step) ? setValueAt(item, rest, value) : item,
		);
	const below = Reflect.get(Object(root), step);
	return { ...Object(root), [step]: setValueAt(below, rest, value) };
}

/** Returns all values within a value, itself included, each with its path, in their order. */
export function listValues(root: unknown): (readonly [Path, unknown])[] {
	const found: (readonly [Path, unknown])[] = [];
	const add = (path: Path, value: unknown) => {
		found.push([path, value]);
		if (typeof value !== "object" || value === null) return;
		if (Array.isArray(value))
			value.forEach((item, index) => {
				add([...path, index], item);
			});
		else
			for (const [key, child] of Object.entries(value))
				add([...path, key], child);
	};
	add([], root);
	return found;
}

/** A value's path as a JSON pointer (RFC 6901): /week/monday/starts/0. */
export function toPointer(path: Path): string {
	return path
		.map(
			(step) => `/${String(step).replaceAll("~", "~0").replaceAll("/", "~1")}`,
		)
		.join("");
}

/** The name under which the place of a value's key is kept. No pointer ends in a lone ~. */
export function toKeyPointer(path: Path): string {
	return `${toPointer(path)}~`;
}

/** Returns the place of a value, otherwise of the key of its nearest container. */
export function findNearestPlace(places: Places, path: Path): Place {
	return (
		getPlaceByPointer(places, toPointer(path)) ??
		(path.length > 1 ? findKeyPlace(places, path.slice(0, -1)) : fileStart)
	);
}

/** The place of a value's key, otherwise of the value, otherwise of its container. */
export function findKeyPlace(places: Places, path: Path): Place {
	return (
		getPlaceByPointer(places, toKeyPointer(path)) ??
		findNearestPlace(places, path)
	);
}

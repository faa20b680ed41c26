import { fileStart, type Place } from "./diagnostic.ts";

/** The places of the values and keys of a file, by `pointer(path)` or `keyOf(path)`. */
export type Places = Readonly<Record<string, Place>>;

/** The way to a value: keys of maps and indexes of lists, from the outside in. */
export type Path = readonly PropertyKey[];

/** A value's path as a JSON pointer (RFC 6901): /week/monday/starts/0. */
export function pointer(path: Path): string {
	return path
		.map(
			(step) => `/${String(step).replaceAll("~", "~0").replaceAll("/", "~1")}`,
		)
		.join("");
}

/** The name under which the place of a value's key is kept. No pointer ends in a lone ~. */
export function keyOf(path: Path): string {
	return `${pointer(path)}~`;
}

/** The place of a value, or else that of the key of the nearest thing around it. */
export function nearestPlace(places: Places, path: Path): Place {
	const own = places[pointer(path)];
	if (own) return own;
	for (let length = path.length - 1; length > 0; length--) {
		const around = path.slice(0, length);
		const place = places[keyOf(around)] ?? places[pointer(around)];
		if (place) return place;
	}
	return fileStart;
}

/** The place of a value's key, or else that of the value or of what is around it. */
export function keyPlace(places: Places, path: Path): Place {
	return places[keyOf(path)] ?? nearestPlace(places, path);
}

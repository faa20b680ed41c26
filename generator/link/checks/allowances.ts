import { valuesWithin } from "../../diagnostics/places.ts";
import type { ContentEntry, Suppression } from "../../types.ts";
import { placeAt } from "../entries.ts";

/** Whether a comment is about a line. */
export function reaches({ from, to }: Suppression, line: number): boolean {
	return from <= line && line <= to;
}

/** Whether a comment about this line names a number, as “kilde-allow: 14 is right” does 14: then it holds for no other. */
export function confirms(
	suppression: Suppression,
	line: number,
	number: number,
): boolean {
	const named = suppression.reason.matchAll(/-?\d+(?:\.\d+)?/g);
	return (
		reaches(suppression, line) &&
		[...named].some(([written]) => written === String(number))
	);
}

/** Whether a comment names a number that stands on a line it is about. */
export function namesNumber(
	suppression: Suppression,
	entry: ContentEntry,
): boolean {
	return valuesWithin(entry.raw).some(
		([path, value]) =>
			typeof value === "number" &&
			confirms(suppression, placeAt(entry, path).line, value),
	);
}

import type { Entries } from "kilde";
import {
	type Diagnostic,
	errorAt,
	findNearest,
	getPlace,
	getValueAt,
	listPageAnchors,
} from "kilde/checks";

/** Reports links to a part of a page that the page doesn't have. */
export function checkParts(entries: Entries): Diagnostic[] {
	return entries.content.flatMap((entry) =>
		entry.references.flatMap(({ reference: { name }, path }) => {
			if (path.at(-1) !== "page") return [];
			const place = [...path.slice(0, -1), "part"];
			const part = getValueAt(entry.data, place);
			if (typeof part !== "string") return [];
			const parts = listPageAnchors(name, entries);
			if (!parts || parts.includes(part)) return [];
			return [
				errorAt(entry.file, getPlace(entry, place), "unknown-link", {
					message: `Siden ${name} har ikke nogen del, der hedder ${part}.`,
					hint: `Vælg en af dens dele: ${parts.join(", ")}.`,
					fixes: [findNearest(part, parts) ?? []].flat(),
				}),
			];
		}),
	);
}

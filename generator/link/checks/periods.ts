import type { Entries } from "../../definition.ts";
import { type Diagnostic, errorAt } from "../../diagnostics/diagnostic.ts";
import { nearestPlace, type Path } from "../../diagnostics/places.ts";
import { isBackward, type Period } from "../../languages/days.ts";
import type { ContentEntry } from "../../types.ts";

/** Reports entries that end before they begin. */
export function checkPeriods(entries: Entries): Diagnostic[] {
	return entries.content.flatMap((entry) => backwards(entry, entry.period, []));
}

/**
 * Reports a period that ends before it begins, at this path in an entry's file.
 *
 * @example
 * const [problem] = backwards(entry, { from: "2026-07-06", until: "2026-07-01" }, ["holidays"]);
 * problem?.message.en; // "The end date (2026-07-01) is before the start date (2026-07-06)."
 */
export function backwards(
	entry: Pick<ContentEntry, "file" | "places">,
	period: Period,
	path: Path,
): Diagnostic[] {
	if (!isBackward(period)) return [];
	const { from, until } = period;
	const place = nearestPlace(entry.places, [...path, "until"]);
	return [
		errorAt(entry.file, place, "inconsistent", {
			message: {
				en: `The end date (${until}) is before the start date (${from}).`,
				da: `Slutdatoen (${until}) ligger før startdatoen (${from}).`,
			},
		}),
	];
}

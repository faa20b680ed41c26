import type { Entries } from "../../definition.ts";
import {
	type Diagnostic,
	errorAt,
	explain,
} from "../../diagnostics/diagnostic.ts";
import { findNearestPlace, type Path } from "../../diagnostics/places.ts";
import { isReversedPeriod, type Period } from "../../languages/days.ts";
import type { ContentEntry } from "../../types.ts";

/** Reports entries whose period of publication ends before it begins. */
export function checkPeriods(entries: Entries): Diagnostic[] {
	return entries.content.flatMap((entry) =>
		checkPeriod(entry, entry.period, []),
	);
}

/**
 * Reports a period that ends before it begins, at its path in an entry's file.
 *
 * @example
 * const [problem] = checkPeriod(entry, { from: "2026-07-06", until: "2026-07-01" }, ["holidays"]);
 * problem?.code; // "inconsistent"
 */
export function checkPeriod(
	entry: Pick<ContentEntry, "file" | "places">,
	period: Period,
	path: Path,
): Diagnostic[] {
	const { from = "", until = "" } = period;
	const place = findNearestPlace(entry.places, [...path, "until"]);
	return isReversedPeriod(period)
		? [
				errorAt(
					entry.file,
					place,
					explain("inconsistent.period", { from, until }),
				),
			]
		: [];
}

import type { Entries } from "../../definition.ts";
import {
	type Diagnostic,
	explain,
	warningAt,
} from "../../diagnostics/diagnostic.ts";
import { addYear, isDate } from "../../languages/days.ts";
import { getPlace } from "../entries.ts";

/** Warns about facts that were last checked more than a year before the day of the site. */
export function checkFreshness(entries: Entries): Diagnostic[] {
	return entries.content.flatMap((entry) => {
		// `raw`, since a schema may leave the field out of the data.
		const { checked } = Object(entry.raw);
		if (typeof checked !== "string" || !isDate(checked)) return [];
		if (addYear(checked) >= entries.date) return [];
		const day = { day: checked };
		return [
			warningAt(
				entry.file,
				getPlace(entry, ["checked"]),
				explain("unchecked.for-a-year", { day }, [entries.date]),
			),
		];
	});
}

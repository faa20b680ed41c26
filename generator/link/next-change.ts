import { findNearestPlace, listValues } from "../diagnostics/places.ts";
import { addDays, isDate } from "../languages/days.ts";
import { formatDate, formatList } from "../languages/format.ts";
import { messageTags } from "../languages/message-language.ts";
import type { ContentFile, Entry, NextChange } from "../types.ts";
import { listContentFiles } from "./entries.ts";

/**
 * Finds the first day after `date`, yyyy-mm-dd, on which scheduled content begins or has ended; undefined if there is none.
 * `isRequested` selects the dates to consider.
 */
export function findNextChange(
	entries: readonly Entry[],
	date: string,
	isRequested: (cause: NextChange["causes"][number]) => boolean = () => true,
): NextChange | undefined {
	const later = listContentFiles(entries)
		.flatMap(listScheduledDates)
		.filter((each) => each.date > date && isRequested(each));
	const [next] = later.map((each) => each.date).sort();
	if (next === undefined) return undefined;
	return {
		date: next,
		causes: later
			.filter((each) => each.date === next)
			.map(({ date: _, ...cause }) => cause),
	};
}

/** Lists the beginnings and ends in a file: all periods are `from` and `until`, both included (schema/period.ts). */
function listScheduledDates({ file, raw, places }: ContentFile) {
	return listValues(raw).flatMap(([path, value]) => {
		const key = path.at(-1);
		if (key !== "from" && key !== "until") return [];
		if (typeof value !== "string" || !isDate(value)) return [];
		const { line } = findNearestPlace(places, path);
		const begins = key === "from";
		const day = begins ? value : addDays(value, 1);
		return [{ date: day, file, line, path, begins }];
	});
}

/** Formats the next change as a sentence. */
export function formatNextChange({ date, causes }: NextChange): string {
	const all = causes.map(
		({ file, line, begins }) =>
			`${file}:${line} ${begins ? "begins" : "has ended"}`,
	);
	const list = formatList(all, messageTags.en);
	return `On ${formatDate(date, messageTags.en)} the site changes by itself: ${list}. Build it again that day.`;
}

/** Formats the message that the site in a folder was built before its last scheduled change. */
export function formatOverdueBuild(folder: string, date: string): string {
	return `The site in ${folder} is from before ${formatDate(date, messageTags.en)}, when it changed by itself. Run kilde build again.`;
}

import { findCollection, type SiteDefinition } from "../definition.ts";
import { findNearestPlace, listValues } from "../diagnostics/places.ts";
import { addDays, isDate } from "../languages/days.ts";
import { formatDate, formatList } from "../languages/format.ts";
import { messageTags } from "../languages/message-language.ts";
import type { ContentFile, Entry, NextChange } from "../types.ts";
import { listContentFiles } from "./entries.ts";

/**
 * Finds the first day after `date`, yyyy-mm-dd, on which scheduled content is announced, begins or has ended. Returns
 * undefined if nothing is scheduled.
 */
export function findNextChange(
	entries: readonly Entry[],
	date: string,
	site: SiteDefinition,
): NextChange | undefined {
	const later = listContentFiles(entries)
		.flatMap((file) => listScheduledDates(file, site))
		.filter((each) => each.date > date);
	const [next] = later.map((each) => each.date).sort();
	if (next === undefined) return undefined;
	return {
		date: next,
		causes: later
			.filter((each) => each.date === next)
			.map(({ date: _, ...cause }) => cause),
	};
}

/**
 * Lists the announcements, beginnings and ends in a file: all periods are `from` and `until`, both included
 * (schema/period.ts).
 */
function listScheduledDates(
	{ file, raw, places, collection }: ContentFile,
	site: SiteDefinition,
) {
	const { announcedDays } = findCollection(site, collection) ?? {};
	return listValues(raw).flatMap(([path, value]) => {
		const key = path.at(-1);
		if (key !== "from" && key !== "until") return [];
		if (typeof value !== "string" || !isDate(value)) return [];
		const { line } = findNearestPlace(places, path);
		const create = (
			change: NextChange["causes"][number]["change"],
			days: number,
		) => ({ date: addDays(value, days), file, line, path, change });
		if (key === "until") return [create("ended", 1)];
		return [
			...(announcedDays ? [create("announced", -announcedDays)] : []),
			create("begins", 0),
		];
	});
}

const changeVerbs = {
	announced: "is announced",
	begins: "begins",
	ended: "has ended",
};

/** Formats the next change as a sentence. */
export function formatNextChange({ date, causes }: NextChange): string {
	const all = causes.map(
		({ file, line, change }) => `${file}:${line} ${changeVerbs[change]}`,
	);
	const list = formatList(all, messageTags.en);
	return `On ${formatDate(date, messageTags.en)} the site changes by itself: ${list}. Build it again that day.`;
}

/** Formats the message that the site in a folder was built before its last scheduled change. */
export function formatOverdueBuild(folder: string, date: string): string {
	return `The site in ${folder} is from before ${formatDate(date, messageTags.en)}, when it changed by itself. Run kilde build again.`;
}

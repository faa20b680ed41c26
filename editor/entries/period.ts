import {
	addDays,
	type ContentFile,
	comparePeriod,
	findCollection,
	findOwnerAndInheritedFields,
	formatDate,
	isReversedPeriod,
	type MessageText,
	messageTags,
	type Period,
	selectText,
} from "kilde/tools";
import type { Context } from "../context.ts";

/** Lists the files of an entry that say when it is shown: one for all languages, or one for each. */
export function listDatedFiles(
	files: readonly ContentFile[],
	{ index: { site } }: Pick<Context, "index">,
): ContentFile[] {
	const at = (path: string) => files.find(({ file }) => file === path);
	return files.filter((file) => {
		const collection = findCollection(site, file.collection);
		if (!collection?.hasPeriod) return false;
		const shared = findOwnerAndInheritedFields(file, collection, site, at);
		const isElsewhere = ["from", "until"].every((field) =>
			shared?.fields.includes(field),
		);
		return !isElsewhere || shared?.original === file;
	});
}

/** Returns the period in which an entry is shown, from the first of its files that has one; undefined if none has. */
export function getPeriod(
	files: readonly ContentFile[],
	context: Pick<Context, "index">,
): Period | undefined {
	const [dated] = listDatedFiles(files, context);
	if (!dated) return undefined;
	const { from, until } = Object(dated.raw);
	return { ...toDay("from", from), ...toDay("until", until) };
}

function toDay(key: "from" | "until", value: unknown) {
	return typeof value === "string" && value !== "" ? { [key]: value } : {};
}

/** Formats why an entry isn't shown on a day; undefined if it is. */
export function formatHidden(
	period: Period,
	date: string,
	language: string,
): string | undefined {
	if (isReversedPeriod(period)) return undefined;
	const { from = "", until = "" } = period;
	const position = comparePeriod(period, date);
	const reason: MessageText | undefined =
		position === "before"
			? {
					en: `Shown from ${formatDate(from, messageTags.en)}`,
					da: `Vises fra ${formatDate(from, messageTags.da)}`,
				}
			: position === "after"
				? {
						en: `Hidden after ${formatDate(until, messageTags.en)}`,
						da: `Skjult efter ${formatDate(until, messageTags.da)}`,
					}
				: undefined;
	return selectText(reason, language);
}

/** Returns the period of an entry that is hidden from a day on: it ended on the day before. */
export function hideFrom({ from }: Period, date: string): Period {
	const until = addDays(date, -1);
	return { ...(from !== undefined && from <= until && { from }), until };
}

/** Returns the period of an entry that is shown on a day, until the same day as before if that isn't over. */
export function showFrom({ from, until }: Period, date: string): Period {
	return {
		...(from !== undefined && from <= date && { from }),
		...(until !== undefined && until >= date && { until }),
	};
}

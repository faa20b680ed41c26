import { findOwnerAndInheritedFields } from "../../definition/shared-fields.ts";
import { findCollection } from "../../definition.ts";
import {
	addDays,
	comparePeriod,
	isReversedPeriod,
	type Period,
} from "../../languages/days.ts";
import { formatDate } from "../../languages/format.ts";
import { messageTags } from "../../languages/message-language.ts";
import type { MessageText } from "../../messages/format.ts";
import type { ContentFile } from "../../types.ts";
import type { Content } from "../context.ts";

/** The files of a thing that say from and until when it shows: where one says it for all languages, that alone. */
export function datedFiles(
	files: readonly ContentFile[],
	{ site }: Pick<Content, "site">,
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

/** The period in which a thing is shown, by the first of its files that has one; undefined if none has. */
export function periodOf(
	files: readonly ContentFile[],
	content: Pick<Content, "site">,
): Period | undefined {
	const [dated] = datedFiles(files, content);
	if (!dated) return undefined;
	const { from, until } = Object(dated.raw);
	return { ...read("from", from), ...read("until", until) };
}

function read(key: string, value: unknown) {
	return typeof value === "string" && value !== "" ? { [key]: value } : {};
}

/** Why something doesn't show on a day, in words; undefined if it does. */
export function whyHidden(
	period: Period,
	date: string,
): MessageText | undefined {
	if (isReversedPeriod(period)) return undefined;
	const { from = "", until = "" } = period;
	const position = comparePeriod(period, date);
	if (position === "before")
		return {
			en: `Shown from ${formatDate(from, messageTags.en)}`,
			da: `Vises fra ${formatDate(from, messageTags.da)}`,
		};
	return position === "after"
		? {
				en: `Hidden after ${formatDate(until, messageTags.en)}`,
				da: `Skjult efter ${formatDate(until, messageTags.da)}`,
			}
		: undefined;
}

/** The period of something that is hidden from a day on: it ended on the day before. */
export function hiddenOn(period: Period, date: string): Period {
	const until = addDays(date, -1);
	const { from } = period;
	return { ...(from !== undefined && from <= until && { from }), until };
}

/** The period of something that shows on a day, and until when it did before if that is not over. */
export function shownOn(period: Period, date: string): Period {
	const { from, until } = period;
	return {
		...(from !== undefined && from <= date && { from }),
		...(until !== undefined && until >= date && { until }),
	};
}

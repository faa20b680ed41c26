import { compile, parseMemoized } from "../../build.ts";
import { getDateIn } from "../../languages/days.ts";
import { formatDate } from "../../languages/format.ts";
import { getMessageTag } from "../../languages/message-language.ts";
import { selectText } from "../../languages/text.ts";
import { findNextChange } from "../../link/next-change.ts";
import { namesOf } from "../edited-site.ts";
import type { Editor, Handler } from "../editor.ts";
import { changesByItself, overdue } from "../messages.ts";
import type { ValuePath } from "../protocol.ts";
import { showsPages } from "./live-pages.ts";

/** When the site changes by itself, and whether it has done so since it was published last and its address doesn't show it. */
export const ownChange: Handler<"ownChange"> = async (editor) => {
	const { edited, language } = editor;
	const { value } = await edited.current();
	const next = findNextChange(value.entries, value.date);
	const late = await overdueSince(editor);
	const places = (next?.causes ?? []).map(({ file, path }) => ({
		file,
		path: path.slice(0, -1) as ValuePath,
	}));
	const tag = getMessageTag(language);
	return {
		next:
			next &&
			selectText(
				changesByItself(
					formatDate(next.date, tag),
					namesOf(places, value, language),
				),
				language,
			),
		overdue: late && selectText(overdue(formatDate(late, tag)), language),
	};
};

/** How many commits are looked through for the last one that was published. */
const mostCommits = 50;

/** The day on which the published site changed by itself, if its address still shows what was there before. */
async function overdueSince({
	edited,
	revisions,
}: Editor): Promise<string | undefined> {
	const { value } = await edited.current();
	const { model, site, date } = value;
	const commits = await revisions.commits(mostCommits);
	const last = commits.find(({ isPublished }) => isPublished);
	if (!model || !last) return undefined;
	const sources = await revisions.publishedSources();
	const publishedOn = getDateIn(site.timeZone, last.moment);
	return edited.withMemo(async (memo) => {
		const entries = sources.map(
			(each) => parseMemoized(each, site, memo).value,
		);
		const passed = findNextChange(entries, publishedOn)?.date;
		if (passed === undefined || passed > date) return undefined;
		const filesOn = (day: string) =>
			compile({ ...value, mark: undefined, sources, date: day }, memo).value
				.artifacts;
		const shown = await showsPages(
			model.origin,
			filesOn(date),
			filesOn(publishedOn),
		);
		// Without an answer, nothing is known.
		return shown === false ? passed : undefined;
	});
}

import type { Memo } from "../../cache/memo.ts";
import { groupBy } from "../../diagnostics/group-by.ts";
import type { Commit, Revisions } from "../../git/revisions.ts";
import { getDateIn } from "../../languages/days.ts";
import { getMessageTag } from "../../languages/message-language.ts";
import { collectAddresses } from "../../link/addresses.ts";
import {
	type ContentVersions,
	changesOfContent,
	contentOf,
} from "../changes/content-changes.ts";
import { summarise } from "../changes/summary.ts";
import { thingOf } from "../contents/related.ts";
import { type Content, contextOf } from "../context.ts";
import { fileNameAt } from "../fields/names.ts";
import type { EarlierDay } from "../protocol.ts";

/** The content of a commit, and that of the one before it. */
export async function versionsOf(
	commit: string,
	revisions: Revisions,
	current: Content,
	memo: Memo,
): Promise<ContentVersions> {
	const at = async (revision: string) =>
		contentOf(await revisions.sourcesAt(revision), current, memo);
	return { old: await at(`${commit}^`), now: await at(commit) };
}

/** Returns the days of commits, the newest first, with their changes in words; without the first commit, before which there was nothing. */
export async function daysOf(
	commits: readonly Commit[],
	revisions: Revisions,
	current: Content,
	memo: Memo,
	language: string,
): Promise<EarlierDay[]> {
	const { timeZone } = current.site;
	const tag = getMessageTag(language);
	const day = new Intl.DateTimeFormat(tag, { dateStyle: "full", timeZone });
	const time = new Intl.DateTimeFormat(tag, { timeStyle: "short", timeZone });
	const all = await Promise.all(
		commits.map(async (commit) => ({
			...commit,
			versions: await versionsOf(commit.id, revisions, current, memo),
		})),
	);
	const later = all.filter(({ versions }) => versions.old.sources.length > 0);
	const days = groupBy(later, ({ moment }) => getDateIn(timeZone, moment));
	return [...days].map(([date, ofDay]) => ({
		date,
		called: day.format(ofDay[0]?.moment),
		commits: ofDay.map((commit) => ({
			id: commit.id,
			time: time.format(commit.moment),
			isPublished: commit.isPublished,
			changes: changesIn(commit.versions, memo, language),
		})),
	}));
}

function changesIn(
	versions: ContentVersions,
	memo: Memo,
	language: string,
): EarlierDay["commits"][number]["changes"] {
	const summaryOf = summarise(versions, language);
	const context = contextOf(versions.now, language);
	const { holders } = collectAddresses(context.index).value;
	const paths = groupBy([...holders.keys()], (path) => {
		const entry = holders.get(path)?.entry;
		return entry && thingOf(entry, versions.now.site);
	});
	const pagesOf = (file: string) => {
		const entry = context.files.get(file);
		return (entry && paths.get(thingOf(entry, versions.now.site))) ?? [];
	};
	return changesOfContent(versions, memo).map((change) => ({
		id: change.id,
		summary: summaryOf(change),
		where: fileNameAt(change.parts[0].file, context),
		pages: pagesOf(change.parts[0].file),
	}));
}

import { parseMemoized } from "../../build.ts";
import type { BuiltSite } from "../../build-types.ts";
import type { Memo } from "../../cache/memo.ts";
import { findDestination } from "../../git/destination.ts";
import type { GitExplanation, GitFailure } from "../../git/git.ts";
import { readHistory } from "../../git/history.ts";
import { findIgnoredFiles } from "../../git/revisions.ts";
import { selectText } from "../../languages/text.ts";
import type { MessageText } from "../../messages/format.ts";
import type { Source } from "../../types.ts";
import { unreadableCommit } from "../messages.ts";
import type { Changes, SavedChange, Sentence } from "../protocol.ts";
import {
	type ContentVersions,
	changesOfContent,
	contentOf,
	differingFiles,
} from "./content-changes.ts";
import { leftToDo } from "./left-to-do.ts";
import { summarise } from "./summary.ts";

/** A project as it is being edited. */
export type Edited = {
	readonly root: string;
	readonly environment: NodeJS.ProcessEnv;
	/** The sources of the last commit, or why they can't be read. */
	readonly committed: readonly Source[] | GitFailure;
	/** The sources that were published last. */
	readonly published: readonly Source[];
	/** The content as it is being edited. */
	readonly current: BuiltSite;
	/** The sources on the disk: what is not among them is not saved. */
	readonly saved: readonly Source[];
};

/** Everything that has changed since it was published last, and the open tasks, in one language. */
export async function readChanges(
	{ root, environment, committed, published, current, saved }: Edited,
	memo: Memo,
	language: string,
): Promise<Changes> {
	const destination = await findDestination(root, environment);
	const common = {
		...leftToDo(current, await readHistory(root, saved), language, (source) => {
			const { value } = parseMemoized(source, current.site, memo);
			return Object(value);
		}),
	};
	if ("failure" in committed)
		return {
			...common,
			changes: [],
			canCommit: false,
			cannotPublish: sentenceOf(
				"message" in destination ? destination : unreadableCommit(committed),
				language,
			),
		};
	const versions = await versionsSince(root, published, current, memo);
	const onDisk = await keptByGit(root, published, saved);
	return {
		...common,
		changes: listed(versions, onDisk, memo, language),
		canCommit: true,
		cannotPublish:
			"message" in destination ? sentenceOf(destination, language) : undefined,
	};
}

/** The message of a git command, in one language. */
export function sentenceOf(
	{ message, detail }: GitExplanation,
	language: string,
): Sentence {
	return {
		message: selectText(message, language),
		detail,
	};
}

/** The files on the disk that differ from the last commit. */
export async function filesToCommit(
	root: string,
	committed: readonly Source[],
	saved: readonly Source[],
): Promise<string[]> {
	const now = await keptByGit(root, committed, saved);
	return differingFiles({ old: committed, now }).map(({ file }) => file);
}

/** The content of a commit, and as it is being edited; or as other `sources` have it. */
export async function versionsSince(
	root: string,
	committed: readonly Source[],
	current: BuiltSite,
	memo: Memo,
	sources: readonly Source[] = current.sources,
): Promise<ContentVersions> {
	const now = await keptByGit(root, committed, sources);
	return {
		old: contentOf(committed, current, memo),
		now: contentOf(now, current, memo),
	};
}

/** The sources that git keeps: files of the last commit, and others that it does not leave out. */
async function keptByGit(
	root: string,
	committed: readonly Source[],
	sources: readonly Source[],
): Promise<readonly Source[]> {
	const known = new Set(committed.map(({ path }) => path));
	const fresh = sources
		.map(({ path }) => path)
		.filter((path) => path.startsWith("content/") && !known.has(path));
	if (fresh.length === 0) return sources;
	const ignored = await findIgnoredFiles(root, fresh);
	return sources.filter(({ path }) => !ignored.has(path));
}

/** Lists changes in words, and whether each is saved. */
export function listed(
	versions: ContentVersions,
	saved: readonly Source[],
	memo: Memo,
	language: string,
): SavedChange[] {
	const { old, now } = versions;
	const onDisk = new Set(
		changesOfContent({ old, now: contentOf(saved, now, memo) }, memo).map(
			({ id }) => id,
		),
	);
	const summaryOf = summarise(versions, language);
	return changesOfContent(versions, memo).map((change) => ({
		id: change.id,
		summary: summaryOf(change),
		isSaved: onDisk.has(change.id),
	}));
}

/** Returns the message of a commit of all that is saved: its changes in words. */
export async function commitMessage(
	{
		root,
		committed,
		saved,
		current,
	}: Pick<Edited, "root" | "saved" | "current"> & {
		readonly committed: readonly Source[];
	},
	memo: Memo,
	language: string,
): Promise<string> {
	const versions = await versionsSince(root, committed, current, memo, saved);
	const summaries = changesOfContent(versions, memo).map(
		summarise(versions, language),
	);
	return proposedMessage([...new Set(summaries)], language);
}

/** The message of a commit of these changes: the only one, or how many there are and a list. Line ends are no changes. */
function proposedMessage(
	summaries: readonly string[],
	language: string,
): string {
	const [only, ...others] = summaries;
	if (only !== undefined && others.length === 0) return only;
	const subject: MessageText = {
		en: `${summaries.length || "Small"} changes to the content`,
		da: `${summaries.length || "Små"} ændringer af indholdet`,
	};
	return [
		selectText(subject, language),
		"",
		...summaries.map((each) => `- ${each}`),
	].join("\n");
}

import { compile } from "../../build.ts";
import type { BuiltSite } from "../../build-types.ts";
import {
	type Checked,
	isError,
	selectNewErrors,
} from "../../diagnostics/diagnostic.ts";
import { commitFiles } from "../../git/commit.ts";
import { explainCommitObstacle } from "../../git/destination.ts";
import { createGit, type GitExplanation } from "../../git/git.ts";
import {
	fetchPublishedWork as fetchFromOthers,
	publishCommits as publishSite,
	receivedOthers,
	type SharingOptions,
	type SharingOutcome,
} from "../../git/publish.ts";
import { selectText } from "../../languages/text.ts";
import type { Source } from "../../types.ts";
import {
	commitMessage,
	filesToCommit,
	sentenceOf,
} from "../changes/changes.ts";
import { changesOfContent, contentOf } from "../changes/content-changes.ts";
import { summarise } from "../changes/summary.ts";
import { contextOf } from "../context.ts";
import type { Incoming } from "../drafts/drafts.ts";
import { mergedByValue } from "../drafts/others.ts";
import type { Editor, Handler } from "../editor.ts";
import { fileNameAt } from "../fields/names.ts";
import type { Draft } from "../file/merge.ts";
import {
	broughtBy,
	faultyFiles,
	joined,
	mergeMessage,
	namesOf,
	refusals,
	unreadableCommit,
} from "../messages.ts";
import type { Report } from "../protocol.ts";
import { showsPages } from "./live-pages.ts";
import { save, siteOnDisk } from "./saving.ts";

/**
 * Publishes the content: saves it, commits it, merges what others have pushed, and pushes. Requests during one run get the
 * same answer.
 */
export const publish: Handler<"publish"> = async (editor) => {
	const { run } = editor.underWay;
	if (run?.kind === "fetch") await run.done.catch(() => {});
	return runOnce(editor, "publish", publishNow);
};

/** Brings here what others have published. While that or publishing is under way, it gets the same answer. */
export const fetchOthers: Handler<"fetchOthers"> = (editor) =>
	runOnce(editor, "fetch", fetchNow);

function runOnce(
	editor: Editor,
	kind: "publish" | "fetch",
	work: (editor: Editor, stop: AbortSignal) => Promise<Report>,
): Promise<Report> {
	const { underWay } = editor;
	if (!underWay.run) {
		const stop = new AbortController();
		const done = work(editor, stop.signal).finally(() => {
			editor.drafts.arrived();
			underWay.run = undefined;
		});
		underWay.run = { kind, done, stop };
	}
	return underWay.run.done;
}

async function publishNow(editor: Editor, stop: AbortSignal): Promise<Report> {
	const { drafts, edited, environment, revisions, root } = editor;
	if (drafts.unsaved().size > 0) await save(editor, {});
	// Errors may come from that.
	const obstacle = await explainCommitObstacle(
		root,
		createGit(root, environment),
	);
	if (obstacle) return reported(editor, obstacle);
	if (drafts.clashes().size > 0)
		return reported(editor, { message: refusals.clashing });
	const before = await revisions.publishedSources();
	const refused = await commitAll(editor);
	if (refused) return refused;
	const published = await publishSite(root, environment, {
		...(await sharing(editor, stop)),
		// A merge has changed files.
		check: async () => {
			drafts.arrived();
			const disk = await siteOnDisk(editor, await edited.buildAnew());
			if (drafts.clashes().size > 0) return { message: refusals.shared };
			return disk.diagnostics.some(isError)
				? { message: refusals.faulty }
				: undefined;
		},
	});
	if (published.isDone) editor.underWay.sent = before;
	return afterwards(editor, published);
}

async function fetchNow(editor: Editor, stop: AbortSignal): Promise<Report> {
	const { edited, environment, root } = editor;
	const fetched = async () =>
		fetchFromOthers(root, environment, await sharing(editor, stop));
	const first = await fetched();
	if (!first.isBlocked) return afterwards(editor, first);
	// What is saved must be committed to be merged.
	const refused = await commitAll(editor);
	if (!refused) return afterwards(editor, await fetched());
	const isFaulty = edited.latest()?.diagnostics.some(isError);
	return isFaulty ? reported(editor, first) : refused;
}

/** How a merge is made: by value, and what both changed is for the person to choose. */
async function sharing(
	{ drafts, edited, kept, language, revisions }: Editor,
	stop: AbortSignal,
): Promise<SharingOptions> {
	const content = (await edited.current()).value;
	let open: readonly Omit<Incoming, "by">[] = [];
	return {
		stop,
		message: ({ authors }) => selectText(mergeMessage(authors), language),
		async resolve(unmerged, { theirs }) {
			const ours = await revisions.sourcesAt("HEAD");
			const others = await revisions.sourcesAt(theirs);
			const made = mergedByValue(unmerged, ours, others, content);
			open = made.open;
			return made.files;
		},
		onMerge({ authors }) {
			const unsaved = [...drafts.unsaved()]
				.filter(([path]) => !open.some((each) => each.path === path))
				.map(([path, { base }]) => ({ path, base, with: path }));
			const by = namesOf(authors, language);
			drafts.expect([...open, ...unsaved].map((each) => ({ ...each, by })));
			// Whatever happens from here on, the next run offers it.
			const own = open.map(({ path, base }): [string, Draft] => [
				path,
				{ base, now: drafts.read(path) },
			]);
			kept.keep(new Map([...drafts.unsaved(), ...own]));
			open = [];
		},
	};
}

/** Builds the site as it is after a merge, and says what came with it. */
async function afterwards(
	editor: Editor,
	{ received, ...outcome }: SharingOutcome,
): Promise<Report> {
	const { drafts, edited, language, revisions } = editor;
	drafts.arrived();
	const { value } = await edited.buildAnew();
	if (!received) return reported(editor, outcome);
	const changes = await edited.withMemo(async (memo) => {
		const at = async (commit: string) =>
			contentOf(await revisions.sourcesAt(commit), value, memo);
		const versions = {
			old: await at(received.base),
			now: await at(received.theirs),
		};
		return changesOfContent(versions, memo).map(summarise(versions, language));
	});
	const brought = broughtBy(
		namesOf(received.authors, language),
		changes.length,
	);
	const isOpen = drafts.clashes().size > 0;
	const message = isOpen ? refusals.shared : outcome.message;
	const told = message === receivedOthers ? brought : joined(message, brought);
	return {
		...reported(editor, { ...outcome, message: told }),
		came: {
			message: selectText(brought, language),
			changes: [...new Set(changes)],
		},
	};
}

/** Commits all that has changed on the disk, with its changes in words as the message. Returns a report if that is refused. */
async function commitAll(editor: Editor): Promise<Report | undefined> {
	const { drafts, edited, environment, language, lastCommit, root } = editor;
	const built = await edited.buildAnew();
	const committed = await lastCommit();
	if ("failure" in committed)
		return reported(editor, unreadableCommit(committed));
	const saved = drafts.disk();
	const files = await filesToCommit(root, committed, saved);
	if (files.length === 0) return undefined;
	const disk = await siteOnDisk(editor, built);
	const faulty = await faultyAmong(files, disk, editor);
	if (faulty.length > 0) {
		const context = contextOf(built.value, language);
		const names = faulty.map((file) => fileNameAt(file, context));
		return reported(editor, faultyFiles(names, faulty));
	}
	const message = await edited.withMemo((memo) =>
		commitMessage(
			{ root, committed, saved, current: built.value },
			memo,
			language,
		),
	);
	const refusal = await commitFiles(root, message, files, environment);
	return refusal && reported(editor, refusal);
}

/** Asks whether the public address shows the pages that were published last. */
export const live: Handler<"live"> = async (editor) => {
	const { edited, language, lastCommit, underWay } = editor;
	const { value } = await edited.current();
	const committed = await lastCommit();
	const { model } = value;
	if (!model || !underWay.sent || "failure" in committed)
		return { isLive: false, reason: undefined };
	const { sent } = underWay;
	const shown = await edited.withMemo((memo) => {
		const filesOf = (sources: readonly Source[]) =>
			compile({ ...value, mark: undefined, sources }, memo).value.artifacts;
		return showsPages(model.origin, filesOf(committed), filesOf(sent));
	});
	return typeof shown === "boolean"
		? { isLive: shown, reason: undefined }
		: { isLive: false, reason: selectText(shown, language) };
};

/** The files with errors that would be kept: those of the files to commit, and those that they bring about elsewhere. */
async function faultyAmong(
	files: readonly string[],
	{ value, diagnostics }: Checked<BuiltSite>,
	{ edited, lastCommit }: Editor,
): Promise<readonly string[]> {
	const errors = diagnostics.filter(isError);
	if (errors.length === 0) return [];
	const committed = await lastCommit();
	const before =
		"failure" in committed || committed.length === 0
			? []
			: await edited.withMemo(
					(memo) => compile({ ...value, sources: committed }, memo).diagnostics,
				);
	const brought = selectNewErrors(before, errors);
	return [
		...new Set(
			errors
				.filter((each) => files.includes(each.file) || brought.includes(each))
				.map(({ file }) => file),
		),
	];
}

/** Aborts publishing or fetching, if one is under way; resolves when it has ended. */
export async function stopPublishing({ underWay }: Editor): Promise<void> {
	underWay.run?.stop.abort();
	await underWay.run?.done.catch(() => {});
}

function reported(
	{ language }: Editor,
	{ isDone = false, ...why }: GitExplanation & { readonly isDone?: boolean },
): Report {
	return { isDone, ...sentenceOf(why, language), came: undefined };
}

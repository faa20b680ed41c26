import {
	commitFiles,
	commitMerge,
	createGit,
	createMerge,
	explainCodeConflicts,
	explainCommitObstacle,
	formatList,
	type GitExplanation,
	getMessageTag,
	isError,
	moveBranch,
	openRemote,
	type ReceivedWork,
	type Remote,
	readLastCommit,
} from "kilde/tools";
import { listChanges } from "../changes/changes.ts";
import { listFileDifferences } from "../changes/diff.ts";
import {
	type ContentVersions,
	readVersions,
	withoutIgnoredFiles,
} from "../changes/published.ts";
import type { Editor } from "../editor.ts";
import type { Publishing } from "../protocol.ts";
import { resolveConflicts, type Sides } from "./conflicts.ts";
import { waitUntilLive } from "./live.ts";
import {
	createCommitMessage,
	createMergeMessage,
	explainErrors,
	explainException,
	explainNotShown,
	explainUnreadableCommit,
	toFailed,
} from "./messages.ts";

/** What a run does: whether it pushes, and the sides that were chosen of conflicts. */
type RunOptions = { readonly pushes: boolean; readonly sides: Sides };

/** A run of publishing, or of fetching what others have published. */
type Run = Pick<RunOptions, "pushes"> & {
	readonly stop: AbortController;
	readonly done: Promise<void>;
};

/** By the state of publishing, which all people share. */
const runs = new WeakMap<Editor["publishing"], Run>();

/**
 * Begins to publish: commits, fetches, merges, pushes, and asks the public address until it shows the changes. The state of
 * the editor says how it goes. Returns false while another run is under way.
 */
export function beginPublishing(editor: Editor, options: RunOptions): boolean {
	const { stage } = editor.publishing.current();
	if (stage === "sending") return false;
	const earlier = runs.get(editor.publishing);
	earlier?.stop.abort();
	editor.publishing.set({ stage: "sending" });
	const stop = new AbortController();
	const done = (earlier?.done ?? Promise.resolve())
		.then(() => run(editor, options, stop.signal))
		.catch((error) => toFailed(explainException(error), editor.language))
		.then((result) => {
			if (!stop.signal.aborted) editor.publishing.set(result);
		});
	runs.set(editor.publishing, { pushes: options.pushes, stop, done });
	return true;
}

/** Goes on with the run that a conflict has ended; `sides` are those that were chosen. Returns false while another one runs. */
export function resumePublishing(editor: Editor, sides: Sides): boolean {
	const pushes = runs.get(editor.publishing)?.pushes ?? true;
	return beginPublishing(editor, { pushes, sides });
}

/** Waits until publishing or fetching has ended, and returns how. */
export async function waitForPublishing(editor: Editor): Promise<Publishing> {
	await runs.get(editor.publishing)?.done;
	return editor.publishing.current();
}

/** Ends publishing, if it is under way or waits for a choice. What is committed or merged stays. */
export async function stopPublishing(editor: Editor): Promise<void> {
	const current = runs.get(editor.publishing);
	current?.stop.abort();
	await current?.done;
	editor.publishing.set({ stage: "idle" });
}

async function run(
	editor: Editor,
	options: RunOptions,
	stop: AbortSignal,
): Promise<Publishing> {
	const { environment, language, root, workspace } = editor;
	const before = await readVersions(editor);
	if ("failure" in before)
		return toFailed(explainUnreadableCommit(before), language);
	const refused = await editor.exclusively(() => commitContent(editor));
	if (refused) return toFailed(refused, language);
	const remote = await openRemote(root, environment, { stop });
	if ("message" in remote) return toFailed(remote, language);
	const ended = await share(editor, remote, options);
	if (ended) return ended;
	const { sources } = (await workspace.refresh()).value;
	const after = await readLastCommit(root, sources);
	if ("failure" in after)
		return toFailed(explainUnreadableCommit(after), language);
	editor.publishing.set({ stage: "waiting" });
	return askSite(editor, { before: before.before, after }, stop);
}

/** Fetches, merges and pushes; returns how that ended, unless it was pushed. If others publish meanwhile, tries once more. */
async function share(
	editor: Editor,
	remote: Remote,
	{ pushes, sides }: RunOptions,
): Promise<Publishing | undefined> {
	const { language } = editor;
	for (let isRetry = false; ; isRetry = true) {
		const fetched = await remote.fetch();
		if ("message" in fetched) return toFailed(fetched, language);
		const { isAhead, received } = fetched;
		if (received) {
			const ended = await editor.exclusively(() =>
				mergeReceived(editor, received, isAhead, sides),
			);
			if (ended) return ended;
		}
		if (!pushes) return { stage: "idle" };
		if (!isAhead) return undefined;
		const pushed = await remote.push();
		if (pushed === "done") return undefined;
		if (isRetry || !pushed.isRejected) return toFailed(pushed, language);
	}
}

/** Commits the content as it is on the disk, with its changes as the message. Returns why that is impossible. */
async function commitContent(
	editor: Editor,
): Promise<GitExplanation | undefined> {
	const { environment, language, root, workspace } = editor;
	const obstacle = await explainCommitObstacle(
		root,
		createGit(root, environment),
	);
	if (obstacle) return obstacle;
	const errors = await findErrors(editor);
	if (errors) return errors;
	const { sources } = (await workspace.current()).value;
	const committed = await readLastCommit(root, sources);
	if ("failure" in committed) return explainUnreadableCommit(committed);
	const now = await withoutIgnoredFiles(root, committed, sources);
	const files = listFileDifferences(committed, now);
	if (files.length === 0) return undefined;
	const changes = listChanges(committed, await editor.getContent(), now);
	const message = createCommitMessage(
		changes.map(({ summary }) => summary),
		language,
	);
	const paths = files.map(({ path }) => path);
	return commitFiles(root, message, paths, environment);
}

/** Builds the content on the disk, and explains its errors. */
async function findErrors({
	getContent,
	workspace,
}: Editor): Promise<GitExplanation | undefined> {
	const { diagnostics } = await workspace.refresh();
	const files = diagnostics.filter(isError).map(({ file }) => file);
	if (files.length === 0) return undefined;
	const unique = [...new Set(files)];
	const { labels } = await getContent();
	return explainErrors(unique.map(labels.getEntryLabel), unique);
}

/** Merges the published work of others into the branch and the files. Returns how publishing ends if that is impossible. */
async function mergeReceived(
	editor: Editor,
	{ commit, authors }: ReceivedWork,
	isAhead: boolean,
	sides: Sides,
): Promise<Publishing | undefined> {
	const { environment, language, root } = editor;
	const failed = (explanation: GitExplanation | undefined) =>
		explanation && toFailed(explanation, language);
	if (!isAhead) {
		const blocked = await moveBranch(root, environment, commit);
		return failed(blocked ?? (await findErrors(editor)));
	}
	const merge = await createMerge(root, environment, commit);
	if ("message" in merge) return toFailed(merge, language);
	const code = merge.conflicts
		.map(({ path }) => path)
		.filter((path) => !path.startsWith("content/"));
	if (code.length > 0) return failed(explainCodeConflicts(root, code));
	const content = await editor.getContent();
	const { files, hunks } = resolveConflicts(merge.conflicts, sides, content);
	const by = formatList(authors, getMessageTag(language));
	if (hunks.length > 0)
		return { stage: "conflict", conflict: { id: commit, by, hunks } };
	const message = createMergeMessage(authors, language);
	const result = { files, message };
	const blocked = await commitMerge(root, environment, merge, result);
	return failed(blocked ?? (await findErrors(editor)));
}

/** Asks the public address until it shows a publication. */
async function askSite(
	editor: Editor,
	versions: ContentVersions,
	stop: AbortSignal,
): Promise<Publishing> {
	const { language, workspace } = editor;
	const { value } = await workspace.current();
	const state = await waitUntilLive(value, versions, stop);
	if (state.kind === "unknown") return { stage: "idle" };
	if (state.kind === "late")
		return toFailed(explainNotShown(state.host, state.reason), language);
	const format = new Intl.DateTimeFormat(getMessageTag(language), {
		timeStyle: "short",
		timeZone: value.site.timeZone,
	});
	return { stage: "live", time: format.format(Date.now()) };
}

import { compile } from "../../build.ts";
import type { Built } from "../../build-types.ts";
import {
	type Checked,
	isError,
	newErrors,
} from "../../diagnostics/diagnostic.ts";
import type { Explained } from "../../git/command.ts";
import { commitFiles } from "../../git/commit.ts";
import { publish as publishSite } from "../../git/publish.ts";
import type { Source } from "../../types.ts";
import { showsPages } from "../../verify/live-pages.ts";
import {
	commitMessage,
	filesToCommit,
	sentenceOf,
} from "../changes/changes.ts";
import { contextOf } from "../context.ts";
import type { Editor, Handler } from "../editor.ts";
import { fileNameAt } from "../fields/names.ts";
import { faultyFiles, refusals } from "../messages.ts";
import type { Report } from "../protocol.ts";
import { save, siteOnDisk } from "./saving.ts";

/**
 * Publishes the content: saves it, commits it, merges what others have pushed, and pushes. Requests during one run get the
 * same answer.
 */
export const publish: Handler<"publish"> = (editor) => {
	const { underWay } = editor;
	const stop = underWay.publish?.stop ?? new AbortController();
	underWay.publish ??= {
		stop,
		done: publishNow(editor, stop.signal).finally(() => {
			underWay.publish = undefined;
		}),
	};
	return underWay.publish.done;
};

async function publishNow(editor: Editor, stop: AbortSignal): Promise<Report> {
	const { drafts, edited, environment, language, revisions, root } = editor;
	if (drafts.unsaved().size > 0) await save(editor, {});
	if (drafts.clashes().size > 0)
		return reported(editor, { message: refusals.clashing });
	const before = revisions.publishedSources();
	const refused = await commitAll(editor);
	if (refused) return refused;
	const context = contextOf((await edited.current()).value, language);
	const published = await publishSite(root, environment, {
		stop,
		// A merge has changed files.
		isFaulty: async () => {
			const disk = await siteOnDisk(editor, await edited.buildAnew());
			return disk.diagnostics.some(isError);
		},
		called: (file) => fileNameAt(file, context),
	});
	await edited.buildAnew();
	if (published.isDone) editor.underWay.sent = before;
	return reported(editor, published);
}

/** Commits all that has changed on the disk, with its changes in words as the message. Returns a report if that is refused. */
async function commitAll(editor: Editor): Promise<Report | undefined> {
	const { drafts, edited, environment, language, lastCommit, root } = editor;
	const built = await edited.buildAnew();
	const committed = lastCommit();
	const saved = drafts.disk();
	const files = filesToCommit(root, committed, saved);
	if ("en" in files || "en" in committed)
		return reported(editor, {
			message: "en" in files ? files : refusals.withErrors,
		});
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
	const done = await commitFiles(root, message, files, environment);
	return done.isDone ? undefined : reported(editor, done);
}

/** Asks whether the public address shows the pages that were published last. */
export const live: Handler<"live"> = async (editor) => {
	const { edited, language, lastCommit, underWay } = editor;
	const { value } = await edited.current();
	const committed = lastCommit();
	const { model } = value;
	if (!model || !underWay.sent || "en" in committed)
		return { isLive: false, reason: undefined };
	const { sent } = underWay;
	const shown = await edited.withMemo((memo) => {
		const filesOf = (sources: readonly Source[]) =>
			compile({ ...value, mark: undefined, sources }, memo).value.artifacts;
		return showsPages(model.origin, filesOf(committed), filesOf(sent));
	});
	return typeof shown === "boolean"
		? { isLive: shown, reason: undefined }
		: { isLive: false, reason: shown[language] };
};

/** The files with errors that would be kept: those of the files to commit, and those that they bring about elsewhere. */
async function faultyAmong(
	files: readonly string[],
	{ value, diagnostics }: Checked<Built>,
	{ edited, lastCommit }: Editor,
): Promise<readonly string[]> {
	const errors = diagnostics.filter(isError);
	if (errors.length === 0) return [];
	const committed = lastCommit();
	const before =
		"en" in committed || committed.length === 0
			? []
			: await edited.withMemo(
					(memo) => compile({ ...value, sources: committed }, memo).diagnostics,
				);
	const brought = newErrors(before, errors);
	return [
		...new Set(
			errors
				.filter((each) => files.includes(each.file) || brought.includes(each))
				.map(({ file }) => file),
		),
	];
}

/** Ends the publishing, if there is one; resolves when no process of it is left. */
export async function stopPublishing({ underWay }: Editor): Promise<void> {
	underWay.publish?.stop.abort();
	await underWay.publish?.done.catch(() => {});
}

function reported(
	{ language }: Editor,
	{ isDone = false, ...why }: Explained & { readonly isDone?: boolean },
): Report {
	return { isDone, ...sentenceOf(why, language) };
}

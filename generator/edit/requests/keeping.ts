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
import { filesToCommit, sentenceOf } from "../changes/changes.ts";
import { contextOf } from "../context.ts";
import type { Editor, Handler } from "../editor.ts";
import { fileNameAt } from "../fields/names.ts";
import { faultyFiles, refusals } from "../messages.ts";
import type { Report } from "../protocol.ts";
import { siteOnDisk, soundFiles } from "./saving.ts";

/** Keeps what is saved in the history. */
export const commit: Handler<"commit"> = async (editor, { message }) => {
	const { underWay } = editor;
	if (underWay.publish)
		return reported(editor, { message: refusals.publishing });
	await underWay.commit?.catch(() => {});
	underWay.commit = commitNow(editor, message).finally(() => {
		underWay.commit = undefined;
	});
	return underWay.commit;
};

async function commitNow(editor: Editor, message: string): Promise<Report> {
	const { drafts, edited, environment, language, lastCommit, root } = editor;
	const built = await edited.buildAnew();
	// Values with errors are not on the disk.
	if (
		drafts.clashes().size > 0 ||
		(await soundFiles(editor, built)).files.length > 0
	)
		return reported(editor, { message: refusals.saveFirst });
	const files = filesToCommit(root, lastCommit(), drafts.disk());
	if ("en" in files) return reported(editor, { message: files });
	const disk = await siteOnDisk(editor, built);
	const faulty = await faultyAmong(files, disk, editor);
	if (faulty.length > 0) {
		const context = contextOf(built.value, language);
		const names = faulty.map((file) => fileNameAt(file, context));
		return reported(editor, faultyFiles(names, faulty));
	}
	return reported(editor, await commitFiles(root, message, files, environment));
}

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

/** Publishes what is kept; whoever asks while that is done gets the same answer. */
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
	const { edited, environment, language, root, underWay } = editor;
	await underWay.commit?.catch(() => {});
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
	return reported(editor, published);
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

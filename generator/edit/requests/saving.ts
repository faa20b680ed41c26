import type { BuiltSite } from "../../build-types.ts";
import type { FinishedBuild } from "../../dev/builder.ts";
import { compileChanges } from "../../dev/compile-changes.ts";
import { type Checked, selectNewErrors } from "../../diagnostics/diagnostic.ts";
import {
	type EditedFile,
	hasSameBytes,
	saveContentFiles,
} from "../../write/content-files.ts";
import { withoutErrors } from "../changes/sound.ts";
import { unusedMedia } from "../contents/media.ts";
import { namesOf } from "../edited-site.ts";
import type { Editor, Handler } from "../editor.ts";
import { refusals, savedBut } from "../messages.ts";
import type { ValueAddress } from "../protocol.ts";

/** Saves all but what brings errors, what others have changed too, and new pictures that nothing shows. */
export const save: Handler<"save"> = async (editor) => {
	const { drafts, edited, root, language } = editor;
	await leaveOutUnused(editor);
	let begun: number;
	let built: FinishedBuild;
	let found: Awaited<ReturnType<typeof soundFiles>>;
	// Typing during a build is checked, too.
	do {
		begun = edited.changeCount();
		built = await edited.build();
		found = await soundFiles(editor, built);
	} while (edited.changeCount() !== begun);
	const { files, waiting } = found;
	const isClashing = drafts.clashes().size > 0;
	if (files.length === 0 && drafts.unsaved().size > 0)
		return edited.state(isClashing ? refusals.clashing : refusals.withErrors);
	// It compares the files with those of the disk: the site may be older.
	const saved = saveContentFiles(root, files);
	if ("refused" in saved) return edited.state(saved.refused);
	const isSaved = saved.conflicting.length === 0;
	if (isSaved) drafts.saved(files);
	await edited.build(files.map(({ path }) => path));
	if (!isSaved) return edited.state(refusals.clashing);
	if (isClashing) return edited.state(refusals.partlyClashing);
	return edited.state(
		waiting.length > 0
			? savedBut(namesOf(waiting, built.value, language))
			: undefined,
	);
};

/** Takes away the new pictures that were put in no place, or have given it to others since. */
async function leaveOutUnused({ drafts, edited }: Editor): Promise<void> {
	const { sources } = (await edited.current()).value;
	const unsaved = drafts.unsaved();
	const unused = unusedMedia(sources).filter((path) => {
		const draft = unsaved.get(path);
		return draft && draft.base === undefined;
	});
	const files = unused.map((path) => ({ path, bytes: undefined }));
	if (files.length > 0) await edited.edit(() => drafts.amend(files));
}

/** The site as the disk has it. */
export async function siteOnDisk(
	{ drafts, edited }: Editor,
	built: FinishedBuild,
): Promise<Checked<BuiltSite>> {
	if (drafts.unsaved().size === 0) return built;
	const files = [...drafts.unsaved().keys()].map((path) => ({
		path,
		bytes: drafts.disk().find((each) => each.path === path)?.bytes,
	}));
	return edited.withMemo((memo) => compileChanges(files, built.value, memo));
}

/** The files to save, and the places of what waits until its errors are corrected. */
async function soundFiles(
	editor: Editor,
	built: FinishedBuild,
): Promise<{
	readonly files: readonly EditedFile[];
	readonly waiting: readonly ValueAddress[];
}> {
	const { drafts, edited } = editor;
	const { value } = built;
	const clashes = drafts.clashes();
	const theirs = [...clashes].map(([path, { disk }]) => ({
		path,
		bytes: disk,
	}));
	const disk = await siteOnDisk(editor, built);
	const found = await edited.withMemo((memo) => {
		const ours = compileChanges(theirs, value, memo);
		const errors = selectNewErrors(disk.diagnostics, ours.diagnostics);
		if (errors.length === 0) return { site: ours, waiting: [] };
		const before = { ...disk, sources: drafts.disk() };
		return withoutErrors(
			before,
			ours,
			(sources) => compileChanges([], { ...value, sources }, memo),
			memo,
		);
	});
	if (!found) return { files: [], waiting: [] };
	const { sources } = found.site.value;
	const files = [...drafts.unsaved()]
		.filter(([path]) => !clashes.has(path))
		.map(([path, { base }]) => ({
			path,
			base,
			bytes: sources.find((each) => each.path === path)?.bytes,
		}))
		.filter(({ base, bytes }) => !hasSameBytes(base, bytes));
	return { files, waiting: found.waiting };
}

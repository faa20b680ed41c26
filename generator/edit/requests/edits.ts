import type { BuiltSite } from "../../build-types.ts";
import { getValueAt } from "../../diagnostics/places.ts";
import { findContentFile } from "../../link/entries.ts";
import type { MessageText } from "../../messages/format.ts";
import type { FileChange } from "../../read/changes.ts";
import { hasSameBytes } from "../../write/content-files.ts";
import type { Editor } from "../editor.ts";
import { decoded } from "../file/read-file.ts";
import { refusals } from "../messages.ts";
import type { Since } from "../origins/versions.ts";
import type { EditState, ValueAddress } from "../protocol.ts";

// Functions of several requests: read an edited file, change it, and find the value of a panel in it.

/** The text of a file as it is being edited; empty where there is none. */
export function textOf({ drafts }: Editor, path: string): string {
	return decoded(drafts.read(path)) ?? "";
}

/** Changes files; `files` is undefined if a file can't hold the new value. */
export function change(
	{ drafts, edited }: Editor,
	files: readonly FileChange[] | undefined,
	label: MessageText,
	step?: string,
): Promise<EditState> {
	return files
		? edited.edit(() => drafts.change(files, { label, step }))
		: edited.state(refusals.notHeld);
}

/**
 * Changes files as they were made from a build. Undefined, after another build, where one of them is no longer what it was
 * there: whoever waited for the same build has changed it first, and it must be made from the new one.
 */
export async function changeFrom(
	{ sources }: Pick<BuiltSite, "sources">,
	editor: Editor,
	files: readonly FileChange[] | undefined,
	label: MessageText,
): Promise<EditState | undefined> {
	const { drafts, edited } = editor;
	const isAsBuilt = ({ path }: FileChange) =>
		hasSameBytes(
			drafts.read(path),
			sources.find((each) => each.path === path)?.bytes,
		);
	if (files?.every(isAsBuilt) !== false) return change(editor, files, label);
	await edited.build();
	return undefined;
}

/** A file with a new text; undefined if it can't hold what was asked. */
export function changed(
	path: string,
	text: string | undefined,
): readonly FileChange[] | undefined {
	return text === undefined
		? undefined
		: [{ path, bytes: new TextEncoder().encode(text) }];
}

/** The parsed draft of a file. */
export async function rawOf(
	{ edited }: Editor,
	file: string,
): Promise<unknown> {
	const { entries } = (await edited.current()).value;
	return findContentFile(file, entries)?.raw;
}

/** When a panel was answered: the versions of the disk and of the content. */
export type PanelTime = Since & { readonly diskVersion?: number | undefined };

/** Finds the present place of a value in a panel; undefined if others have changed the file, or the value is gone. */
export async function placeNow(
	{ drafts, edited, versions }: Editor,
	origin: ValueAddress,
	{ diskVersion, version }: PanelTime,
): Promise<ValueAddress | undefined> {
	if (version !== undefined) await edited.current();
	if (diskVersion !== undefined && drafts.isNewer(origin.file, diskVersion))
		return undefined;
	return version === undefined ? origin : versions.now(origin, { version });
}

/** The same for a list or an item of it, with the number of its items. */
export async function listNow(
	editor: Editor,
	{ file, path }: ValueAddress,
	index: number | undefined,
	since: PanelTime,
) {
	const steps = index === undefined ? [] : [index];
	if (path === "markdown") return { list: { file, path }, index: 0, length: 0 };
	const now = await placeNow(
		editor,
		{ file, path: [...path, ...steps] },
		since,
	);
	if (!now || now.path === "markdown") return undefined;
	const own = now.path.slice(0, path.length);
	const items = getValueAt(await rawOf(editor, file), own);
	return {
		list: { file, path: own },
		index: Number(now.path[path.length] ?? 0),
		length: Array.isArray(items) ? items.length : 0,
	};
}

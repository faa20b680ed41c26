import { isDeepStrictEqual } from "node:util";
import {
	applyTextChange,
	changeList,
	type FileChange,
	findCollection,
	importPicture,
	importVideo,
	isVideoName,
	setValue,
} from "kilde/tools";
import * as z from "zod";
import type { Context } from "../context.ts";
import type { Editor } from "../editor.ts";
import {
	cannotHold,
	changedElsewhere,
	createStepLabel,
	isOutdated,
	translate,
} from "../messages.ts";
import { findControl } from "../origins/marks.ts";
import { findFix } from "../problems/problems.ts";
import type {
	ListChange,
	Outcome,
	Refusal,
	Upload,
	ValueAddress,
	YamlValue,
} from "../protocol.ts";
import { defineEdit } from "./define-handler.ts";
import { createFileChange, getFileText, getFileValue } from "./files.ts";
import { listRenamedAddresses, renameMapKey } from "./rename.ts";
import * as schemas from "./schemas.ts";

/** Sets a value. A new address of a page brings a redirect, and changes the links to the page. */
export const set = defineEdit(
	z.strictObject({
		address: schemas.address,
		was: schemas.value.optional(),
		value: schemas.value.optional(),
		step: z.string().max(200),
	}),
	async (editor, { address, was, value, step }): Promise<Outcome> => {
		const { built, context, labels } = await editor.getContent();
		const stale = refuseIfChanged(editor, built.value, address, was);
		if (stale) return { refused: stale };
		const { file } = address;
		const text = getFileText(built.value, file);
		const base = getTypingBase(editor, address, text);
		const next = setValue(base, address, value);
		if (next === undefined) return refuse(editor, cannotHold);
		const change = createFileChange(file, next);
		const renamed = await listRenamedAddresses(address, change, editor);
		const refused = await editor.workspace.edit(
			[change, ...renamed],
			() => {
				const label = labels.getLabel(address);
				return { en: label, da: label };
			},
			{
				step,
				isTyping:
					renamed.length === 0 && isTypable(address, was, value, context),
			},
		);
		if (!refused) lastTyped.set(editor, { address, before: base, after: next });
		return { refused };
	},
);

/**
 * Whether an edit may be shown as a preview: it changes a text, a number or a time, and no name, address or picture. The other
 * pages follow a moment later.
 */
function isTypable(
	address: ValueAddress,
	was: YamlValue | undefined,
	value: YamlValue | undefined,
	{ files, index }: Context,
): boolean {
	const listPictures = (text: YamlValue | undefined) =>
		`${text}`.match(/!\[[^\]]*\]\([^)]*\)/g)?.join();
	const { file, path } = address;
	if (path === "markdown") return listPictures(was) === listPictures(value);
	const entry = files.get(file);
	const collection = findCollection(index.site, entry?.collection ?? "");
	const control =
		collection && findControl(collection.schema, entry?.raw, path);
	return (
		(control?.kind === "text" && control.isWords) ||
		control?.kind === "number" ||
		control?.kind === "time"
	);
}

/** The text of a file before one of its values was typed, and after it. */
type Typed = {
	readonly address: ValueAddress;
	readonly before: string;
	readonly after: string;
};

/** What was typed last. */
const lastTyped = new WeakMap<Editor, Typed>();

/**
 * Returns the text of a file in which a value is set: while the same value is typed, the text before that. A space at the end
 * needs quotes, for example, which the whole sentence doesn't.
 */
function getTypingBase(
	editor: Editor,
	address: ValueAddress,
	text: string,
): string {
	const last = lastTyped.get(editor);
	const isContinued =
		last?.after === text && isDeepStrictEqual(last.address, address);
	return isContinued ? last.before : text;
}

/** Renames a key of a map, and what cites it or refers to it. */
export const rename = defineEdit(
	z.strictObject({ address: schemas.address, name: z.string().max(200) }),
	async (editor, { address, name }): Promise<Outcome> => {
		const { labels } = await editor.getContent();
		const files = await renameMapKey(address, name, editor);
		if (!files) return refuse(editor, cannotHold);
		return write(
			editor,
			files,
			createStepLabel("rename", labels.getLabel(address)),
		);
	},
);

/** Changes a list. */
export const list = defineEdit(
	z.strictObject({
		address: schemas.address,
		was: schemas.value.optional(),
		change: schemas.listChange,
	}),
	async (editor, { address, was, change }): Promise<Outcome> => {
		const { built, labels } = await editor.getContent();
		const stale = refuseIfChanged(editor, built.value, address, was);
		if (stale) return { refused: stale };
		const { file, path } = address;
		const text = getFileText(built.value, file);
		const changed = changeList(text, address, change);
		const next =
			changed !== undefined && change.kind === "copy" && path !== "markdown"
				? numberId(changed, { file, path: [...path, change.index + 1] }, was)
				: changed;
		if (next === undefined) return refuse(editor, cannotHold);
		const label = createStepLabel(
			change.kind,
			getItemName(address, change, labels.getLabel),
		);
		return write(editor, [createFileChange(file, next)], label);
	},
);

function getItemName(
	{ file, path }: ValueAddress,
	change: ListChange,
	getLabel: (address: ValueAddress) => string,
): string {
	return change.kind === "add" || path === "markdown"
		? getLabel({ file, path })
		: getLabel({ file, path: [...path, change.index] });
}

/** Gives the copy of a list's item an id of its own, if it has one. */
function numberId(
	text: string,
	item: ValueAddress & { readonly path: readonly (string | number)[] },
	list: YamlValue | undefined,
): string | undefined {
	const items = Array.isArray(list) ? list : [];
	const ids = items.map((each) => Object(each).id);
	const index = Number(item.path.at(-1)) - 1;
	const id: unknown = ids[index];
	if (typeof id !== "string") return text;
	let number = 2;
	while (ids.includes(`${id}-${number}`)) number++;
	const address = { file: item.file, path: [...item.path, "id"] };
	return setValue(text, address, `${id}-${number}`);
}

/** Applies a fix of a problem. */
export const fix = defineEdit(
	z.strictObject({ problem: z.string(), fix: z.int().min(0) }),
	async (editor, ask): Promise<Outcome> => {
		const { built, labels } = await editor.getContent();
		const { value, diagnostics } = built;
		const found = findFix(ask, diagnostics, value, editor.language);
		const text =
			found && applyTextChange(getFileText(value, found.file), found.change);
		if (!found || text === undefined) return refuse(editor, isOutdated);
		const label = createStepLabel("correct", labels.getEntryLabel(found.file));
		return write(editor, [createFileChange(found.file, text)], label);
	},
);

/** Undoes the last step. */
export const undo = defineEdit(schemas.nothing, async ({ workspace }) => ({
	refused: await workspace.undo(),
}));

/** Repeats the step that was undone last. */
export const redo = defineEdit(schemas.nothing, async ({ workspace }) => ({
	refused: await workspace.redo(),
}));

/** Imports a picture or a video into content/media. */
export async function importMedia(
	editor: Editor,
	name: string,
	bytes: Buffer,
): Promise<Upload> {
	const { built } = await editor.getContent();
	const importFile = isVideoName(name) ? importVideo : importPicture;
	const imported = await importFile(bytes, name, built.value.sources);
	if ("refused" in imported)
		return { ...(await refuse(editor, imported.refused)), src: undefined };
	const files = [{ path: imported.path, bytes: imported.bytes }];
	const { refused } = await write(
		editor,
		files,
		createStepLabel("add", imported.src),
	);
	return { refused, src: refused ? undefined : imported.src };
}

/** Refuses a request that named another value than the file has. */
function refuseIfChanged(
	{ language }: Editor,
	built: Parameters<typeof getFileValue>[0],
	address: ValueAddress,
	was: YamlValue | undefined,
): Refusal | undefined {
	const current = getFileValue(built, address);
	if (isDeepStrictEqual(current, was)) return undefined;
	const reason = translate(changedElsewhere, language);
	return { reason, problems: [], current: { value: current } };
}

/** Refuses a request with a reason. */
export async function refuse(
	{ language }: Editor,
	reason: Parameters<typeof translate>[0],
): Promise<Outcome> {
	return { refused: { reason: translate(reason, language), problems: [] } };
}

/** Writes files as a step that can be undone. */
export async function write(
	{ workspace }: Editor,
	files: readonly FileChange[],
	label: Parameters<typeof translate>[0],
): Promise<Outcome> {
	return { refused: await workspace.edit(files, label) };
}

import { importPicture } from "../../images/import-picture.ts";
import { importVideo } from "../../images/import-video.ts";
import { contextOf } from "../context.ts";
import { identified, idsIn } from "../drafts/conflicts.ts";
import type { Editor, Handler } from "../editor.ts";
import { copyItem } from "../fields/copy-entry.ts";
import { changeAt, itemAfter, itemOf } from "../fields/list-change.ts";
import {
	whyNotAdd,
	whyNotCount,
	whyNotRemove,
	whyNotSetItem,
} from "../fields/list-size.ts";
import { fileNameAt } from "../fields/names.ts";
import { nodesTo } from "../fields/nodes.ts";
import {
	changeListInFile,
	changeTextInFile,
	setInFile,
} from "../file/file-edit.ts";
import { decoded } from "../file/read-file.ts";
import {
	correctLabel,
	labelOf,
	refusals,
	settling,
	stepLabel,
} from "../messages.ts";
import { correctionsOf } from "../problems/corrections.ts";
import { correctionsInWords, fixNamed } from "../problems/problems.ts";
import type { Answers, ValueAddress, YamlValue } from "../protocol.ts";
import {
	change,
	changed,
	changeFrom,
	listNow,
	placeNow,
	textOf,
} from "./edits.ts";

/** Sets a value. */
export const set: Handler<"set"> = async (
	editor,
	{ origin: asked, value, step, called, ...since },
) => {
	const { drafts, edited, parsed, session } = editor;
	// A value typed for another run, of which nothing here is known, must not be set twice, or elsewhere.
	if (since.session !== undefined && since.session !== session)
		return edited.state();
	const origin = await placeNow(editor, asked, since);
	if (!origin) return edited.state(refusals.changedByOthers);
	const whyNot = await whyNotCounted(editor, origin, value);
	if (whyNot) return edited.state(whyNot);
	const { file } = origin;
	const earlier = decoded(drafts.unsaved().get(file)?.base);
	const next = setInFile(textOf(editor, file), origin, value, earlier, parsed);
	parsed.dropUnused();
	return change(editor, changed(file, next), labelOf(called), step);
};

/** Why a list would have too many items or too few: of other values than lists and their items, nothing is asked. */
async function whyNotCounted(
	{ edited, language }: Editor,
	{ file, path }: ValueAddress,
	value: YamlValue | undefined,
) {
	const step = path.at(-1);
	const isItem = path !== "markdown" && typeof step === "number";
	if (!isItem && !Array.isArray(value)) return undefined;
	const context = contextOf((await edited.current()).value, language);
	const nodeAt = (origin: ValueAddress) => nodesTo(origin, context).at(-1);
	const ofItem = () =>
		isItem
			? whyNotSetItem(nodeAt({ file, path: path.slice(0, -1) }), step, value)
			: undefined;
	return Array.isArray(value)
		? (whyNotCount(nodeAt({ file, path }), value.length) ?? ofItem())
		: ofItem();
}

/** Does what a message proposes. */
export const correct: Handler<"correct"> = async (editor, ask) => {
	const { edited, language } = editor;
	const { value, diagnostics } = await edited.current();
	const fix = fixNamed(ask, diagnostics, value, language);
	if (!fix) return edited.state(refusals.meanwhile);
	const { file } = fix;
	const next = changeTextInFile(textOf(editor, file), fix.change);
	const label = labelOf(fileNameAt(file, contextOf(value, language)));
	const done = await changeFrom(value, editor, changed(file, next), label);
	return done ?? correct(editor, ask);
};

/** Lists all corrections that are certain, in words. */
export const corrections: Handler<"corrections"> = async ({
	edited,
	language,
}) => {
	const built = await edited.current();
	const found = await edited.withMemo((memo) => correctionsOf(built, memo));
	return {
		id: found.id,
		changes: correctionsInWords(found.solved, built.value, language),
		left: found.left.length,
	};
};

/** Makes them, if they are those that were listed. */
export const correctAll: Handler<"correctAll"> = async (editor, ask) => {
	const { edited } = editor;
	const built = await edited.current();
	const found = await edited.withMemo((memo) => correctionsOf(built, memo));
	if (found.id !== ask.id) return edited.state(refusals.meanwhile);
	const { value } = built;
	const done = await changeFrom(value, editor, found.files, correctLabel);
	return done ?? correctAll(editor, ask);
};

/** Changes a list. */
export const list: Handler<"list"> = async (editor, ask) => {
	const { origin, change: wanted, called, ...since } = ask;
	const { edited, language } = editor;
	// Whatever changes the file from here on may move the item.
	const built = await edited.current();
	const at = await listNow(editor, origin, itemOf(wanted), since);
	if (!at)
		return {
			...(await edited.state(refusals.changedByOthers)),
			item: undefined,
		};
	const { list: all } = at;
	const node = nodesTo(all, contextOf(built.value, language)).at(-1);
	const whyNot = whyNotChange[wanted.kind](node);
	if (whyNot) return { ...(await edited.state(whyNot)), item: undefined };
	const now = changeAt(wanted, at.index);
	const text = textOf(editor, all.file);
	const { path } = all;
	const next =
		now.kind === "copy" && path !== "markdown"
			? await edited.withMemo((memo) =>
					copyItem(text, { ...all, path }, now.index, built, memo),
				)
			: changeListInFile(text, all, now);
	const label = stepLabel(wanted.kind, called);
	const made = changed(all.file, next);
	const done = await changeFrom(built.value, editor, made, label);
	if (!done) return list(editor, ask);
	return {
		...done,
		item:
			done.refused === undefined ? itemAfter(all, now, at.length) : undefined,
	};
};

const whyNotChange = {
	add: whyNotAdd,
	copy: whyNotAdd,
	remove: whyNotRemove,
	move: () => undefined,
};

/** Takes in a new picture. */
export const picture: Handler<"picture"> = (editor, sent) =>
	takeIn(editor, sent, importPicture);

/** Imports a new video. */
export const video: Handler<"video"> = (editor, sent) =>
	takeIn(editor, sent, importVideo);

async function takeIn(
	editor: Editor,
	sent: { readonly name: string; readonly bytes: string },
	importFile: typeof importPicture | typeof importVideo,
): Promise<Answers["picture"]> {
	const { name, bytes } = sent;
	const { edited } = editor;
	const { value } = await edited.current();
	const { sources } = value;
	const taken = await importFile(Buffer.from(bytes, "base64"), name, sources);
	if ("refused" in taken)
		return { ...(await edited.state(taken.refused)), src: undefined };
	const files = [{ path: taken.path, bytes: taken.bytes }];
	const label = stepLabel("add", taken.src);
	const now = await changeFrom(value, editor, files, label);
	// Another file has come by that name.
	if (!now) return takeIn(editor, sent, importFile);
	return { ...now, src: taken.src };
}

/** Settles a conflict. */
export const settle: Handler<"settle"> = async (
	{ drafts, edited },
	{ file, keep },
) => {
	const chosen = (id: string) => (typeof keep === "string" ? keep : keep[id]);
	const clash = drafts.clashes().get(file);
	const [side, ...others] = new Set(
		clash ? idsIn(file, clash).map(chosen) : [],
	);
	// One of the two has changed it again.
	if (side === undefined || others.includes(undefined))
		return edited.state(refusals.meanwhile);
	const decide = () => identified((id) => chosen(id) ?? side);
	const label = settling[others.length > 0 ? "both" : side];
	return edited.edit(() => drafts.settle(file, decide, label));
};

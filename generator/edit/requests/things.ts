import type { BuiltSite } from "../../build-types.ts";
import { findCollection } from "../../definition.ts";
import { compileAndFindNewErrors } from "../../dev/compile-changes.ts";
import { errorAt, fileStart } from "../../diagnostics/diagnostic.ts";
import { getValueAt, type Path } from "../../diagnostics/places.ts";
import type { Period } from "../../languages/days.ts";
import type { Locale } from "../../languages/languages.ts";
import { selectText } from "../../languages/text.ts";
import type { MessageText } from "../../messages/format.ts";
import { createContent, listQuestions } from "../../new/index.ts";
import type { FileChange } from "../../read/changes.ts";
import type { ContentFile } from "../../types.ts";
import { mediaFile, mediaList } from "../contents/media.ts";
import { datedFiles, hiddenOn, periodOf, shownOn } from "../contents/period.ts";
import { relatedEntries } from "../contents/related.ts";
import { contextOf } from "../context.ts";
import type { Editor, Handler } from "../editor.ts";
import { copyEntry as copiesOf } from "../fields/copy-entry.ts";
import { fileNameAt } from "../fields/names.ts";
import { valuePath } from "../fields/nodes.ts";
import { addressOptions } from "../fields/options.ts";
import { changeListInFile, setInFile } from "../file/file-edit.ts";
import { stepLabel } from "../messages.ts";
import { bestPageFor } from "../origins/best-page.ts";
import { valuesById } from "../origins/marks.ts";
import { problemsOf } from "../problems/problems.ts";
import type { Answers, Problem, ValueAddress } from "../protocol.ts";
import {
	change,
	changed,
	changeFrom,
	listNow,
	rawOf,
	textOf,
} from "./edits.ts";

/** Finds what would be wrong without an item of a list or a thing: what refers to it. */
export const referrers: Handler<"referrers"> = async (
	editor,
	{ origin, index, version },
) => {
	const { edited, language } = editor;
	const built = await edited.current();
	const at =
		index === undefined
			? undefined
			: await listNow(editor, origin, index, { version });
	// A thing that no longer exists is refused by the removal itself.
	if (index !== undefined && !at) return [];
	const without = at
		? changed(
				origin.file,
				changeListInFile(textOf(editor, origin.file), at.list, {
					kind: "remove",
					index: at.index,
				}),
			)
		: relatedEntries(origin.file, built.value).map(taken);
	// References to it are found only if all files are sound.
	const sound = built.validSite?.site ?? built;
	return edited.withMemo((memo) =>
		problemsOf(
			...compileAndFindNewErrors(without ?? [], sound, memo),
			language,
		),
	);
};

/** The questions of a scaffold. */
export const scaffold: Handler<"scaffold"> = async (
	{ edited, language },
	{ name },
) => {
	const built = await edited.shown();
	const scaffold = scaffoldNamed(name, built);
	if (!scaffold) return undefined;
	return {
		questions: listQuestions(scaffold, built).map(
			({ prompt, choices, isPage, isDay = false, ...question }) => ({
				name: question.name,
				otherwise: question.otherwise,
				prompt: selectText(prompt, language),
				isDay,
				options: isPage
					? addressOptions(contextOf(built, language))
					: choices &&
						Object.entries(choices).map(([value, meaning]) => ({
							value,
							label: selectText(meaning, language),
						})),
			}),
		),
	};
};

/** Begins something new. */
export const create: Handler<"create"> = async (editor, ask) => {
	const { name, answers, locale } = ask;
	const { edited, language } = editor;
	const built = await edited.current();
	const scaffold = scaffoldNamed(name, built.value);
	if (!scaffold) return undefined;
	const given = Object.fromEntries(
		listQuestions(scaffold, built.value).map((each) => [
			each.name,
			answers[each.name]?.trim() || (each.otherwise ?? ""),
		]),
	);
	const begun = await edited.withMemo((memo) =>
		createContent(scaffold, given, built, memo),
	);
	if (begun.kind === "refused") {
		const reason = errorAt("", fileStart, {
			code: "missing-field",
			message: { message: begun.reason },
		});
		return notBegun(editor, problemsOf([reason], built.value, language)[0]);
	}
	if (begun.kind === "mistakes")
		return notBegun(
			editor,
			problemsOf(begun.mistakes, begun.built, language)[0],
		);
	const label = stepLabel(
		"add",
		given[language] ?? selectText(scaffold.label, language),
	);
	const added = await beginWith(editor, built.value, begun.files, label, {
		locale,
		given: Object.values(given),
	});
	if (!added) return create(editor, ask);
	const [{ path, list } = {}] = begun.files;
	return path && list && !added.origin
		? { ...added, origin: await lastItem(editor, path, list) }
		: added;
};

/** Copies a thing with files of its own. */
export const copyEntry: Handler<"copyEntry"> = async (editor, ask) => {
	const { file, locale } = ask;
	const { edited, language } = editor;
	const built = await edited.current();
	const entries = relatedEntries(file, built.value).filter((each) =>
		isOneOfSeveral(each, built.value),
	);
	if (entries.length === 0) return undefined;
	const made = await edited.withMemo((memo) => copiesOf(entries, built, memo));
	if ("en" in made)
		return notBegun(editor, { message: selectText(made, language), hint: "" });
	const label = stepLabel("copy", nameOf(file, built.value, editor));
	const begun = await beginWith(editor, built.value, made.files, label, {
		locale,
	});
	if (!begun) return copyEntry(editor, ask);
	return { ...begun, origin: made.title ?? begun.origin };
};

/** Takes out a thing with all its files, or a picture or film that nothing uses. */
export const removeEntry: Handler<"removeEntry"> = async (editor, { file }) => {
	const { value } = await editor.edited.current();
	const related = relatedEntries(file, value);
	const isUnused =
		related.length === 0 &&
		mediaList(contextOf(value, editor.language)).some(
			({ name, uses }) => file === mediaFile(name) && uses.length === 0,
		);
	const several = related.filter((each) => isOneOfSeveral(each, value));
	const files = (isUnused ? [{ file }] : several).map(taken);
	if (files.length === 0) return undefined;
	return change(
		editor,
		files,
		stepLabel("remove", nameOf(file, value, editor)),
	);
};

/**
 * Adds the files of a new thing, and returns where it shows; `given` are its values that somebody has entered. Undefined where
 * changeFrom is.
 */
async function beginWith(
	editor: Editor,
	built: BuiltSite,
	files: readonly FileChange[],
	label: MessageText,
	{
		locale,
		given,
	}: {
		readonly locale: Locale | undefined;
		readonly given?: readonly string[];
	},
): Promise<Answers["create"] | undefined> {
	const { current, shown } = editor.edited;
	const all = valuesById((await current()).value.entries);
	const now = await changeFrom(built, editor, files, label);
	if (!now) return undefined;
	const { origin, ...at } =
		bestPageFor(await shown(), all, locale, given) ?? {};
	return { ...now, ...at, origin };
}

async function notBegun(
	{ edited }: Editor,
	reason: Pick<Problem, "message" | "hint"> | undefined,
) {
	return {
		...(await edited.state()),
		refused: reason && `${reason.message} ${reason.hint}`.trim(),
		origin: undefined,
	};
}

/** The last item of a list, as of redirects, which no page shows. */
async function lastItem(
	editor: Editor,
	file: string,
	list: Path,
): Promise<ValueAddress> {
	const raw = await rawOf(editor, file);
	const path = valuePath(list, raw);
	const items = getValueAt(raw, path);
	const last = Array.isArray(items) ? items.length - 1 : 0;
	return { file, path: [...path, last] };
}

/** The name of the thing that a file belongs to. */
function nameOf(
	file: string,
	content: BuiltSite,
	{ language }: Editor,
): string {
	return fileNameAt(file, contextOf(content, language));
}

/** A file that is taken away. */
function taken({ file }: Pick<ContentFile, "file">): FileChange {
	return { path: file, bytes: undefined };
}

/** Whether there may be another file of its kind: of the prices there is one. */
function isOneOfSeveral({ collection }: ContentFile, { site }: BuiltSite) {
	return findCollection(site, collection)?.files.includes("{");
}

function scaffoldNamed(name: string, { site }: BuiltSite) {
	return site.collections
		.flatMap(({ scaffold }) => scaffold ?? [])
		.find((each) => each.name === name);
}

/** Sets from and until when a thing shows, in all its files; or hides it, or shows it, from today on. */
export const setPeriod: Handler<"setPeriod"> = async (
	editor,
	{ file, period: asked },
) => {
	const { value } = await editor.edited.current();
	const dated = datedFiles(relatedEntries(file, value), value);
	const now = periodOf(dated, value);
	if (!now) return undefined;
	const next =
		asked === "hide"
			? hiddenOn(now, value.date)
			: asked === "show"
				? shownOn(now, value.date)
				: asked;
	const files = dated.flatMap(({ file: path }) => {
		const text = withPeriod(path, textOf(editor, path), next);
		return text === undefined ? [] : [{ path, bytes: Buffer.from(text) }];
	});
	const called = fileNameAt(file, contextOf(value, editor.language));
	const label = stepLabel(asked === "hide" ? "hide" : "show", called);
	return change(
		editor,
		files.length === dated.length ? files : undefined,
		label,
	);
};

/** The text of a file with these days; a line without a day is left out. */
function withPeriod(
	file: string,
	text: string,
	{ from, until }: Period,
): string | undefined {
	const first = setInFile(text, { file, path: ["from"] }, from);
	return first === undefined
		? undefined
		: setInFile(first, { file, path: ["until"] }, until);
}

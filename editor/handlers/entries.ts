import {
	type BuiltSite,
	type ContentFile,
	createContent,
	createMemo,
	encodeFile,
	type FileChange,
	findCollection,
	getFilePath,
	listLocales,
	listQuestions,
	type Period,
	readContentFile,
	selectText,
	setValue,
} from "kilde/tools";
import * as z from "zod";
import { listMedia } from "../content/media.ts";
import { searchContent } from "../content/search.ts";
import type { EditorContent } from "../editor.ts";
import {
	getPeriod,
	hideFrom,
	listDatedFiles,
	showFrom,
} from "../entries/period.ts";
import { listRelatedFiles } from "../entries/related.ts";
import { listAddressOptions, listChoices } from "../fields/choices.ts";
import { createPageLabels } from "../fields/page-labels.ts";
import {
	cannotHold,
	createStepLabel,
	createStillUsed,
	isOnlyOne,
	translate,
} from "../messages.ts";
import { indexValues } from "../origins/marks.ts";
import { findPageOfNewValues } from "../origins/pages.ts";
import { listProblems } from "../problems/problems.ts";
import type {
	Outcome,
	ScaffoldQuestion,
	Shown,
	ValueAddress,
} from "../protocol.ts";
import { getValueAt } from "../values.ts";
import { defineEdit, defineHandler } from "./define-handler.ts";
import { createFileChange, createFileRemoval, getFileText } from "./files.ts";
import * as schemas from "./schemas.ts";
import { refuse, write } from "./values.ts";

/** Returns the form of the entry that a file belongs to. */
export const entry = defineHandler(
	z.strictObject({ file: schemas.file }),
	async ({ getContent }, { file }) =>
		(await getContent()).labels.getForm(file) ?? null,
);

/** Lists everything that fields can choose from. */
export const choices = defineHandler(
	schemas.nothing,
	async ({ getContent }) => {
		const { context, labels, shown } = await getContent();
		return listChoices({ ...context, built: shown }, labels);
	},
);

/** Lists all content in which words are found. */
export const content = defineHandler(
	z.strictObject({ query: z.string().max(200) }),
	async ({ getContent }, { query }) => {
		const { context, labels } = await getContent();
		return searchContent(query, context, labels);
	},
);

/** Lists the questions of a scaffold. */
export const scaffold = defineHandler(
	z.strictObject({ name: z.string() }),
	async ({ getContent, language }, { name }) => {
		const { context, shown } = await getContent();
		const found = findScaffold(name, shown);
		if (!found) return null;
		const pages = createPageLabels(context).all;
		return {
			questions: listQuestions(found, shown).map(
				({
					prompt,
					choices,
					isPage,
					isDay = false,
					...question
				}): ScaffoldQuestion => ({
					name: question.name,
					initial: question.otherwise,
					prompt: selectText(prompt, language),
					isDay,
					options: isPage
						? listAddressOptions(pages, context)
						: choices &&
							Object.entries(choices).map(([value, meaning]) => ({
								value,
								label: selectText(meaning, language),
							})),
				}),
			),
		};
	},
);

function findScaffold(name: string, { site }: BuiltSite) {
	return site.collections
		.flatMap(({ scaffold }) => scaffold ?? [])
		.find((each) => each.name === name);
}

/** The first new value that a page shows, or else that a file has, and the page. */
type Created = Outcome & {
	readonly address: ValueAddress | undefined;
	readonly shown: Shown | undefined;
};

/** Creates a new entry or item from the answers to the questions of a scaffold. */
export const create = defineEdit(
	z.strictObject({
		name: z.string(),
		answers: z.record(z.string(), z.string()).readonly(),
		locale: z.string().optional(),
	}),
	async (editor, ask): Promise<Created> => {
		const { built } = await editor.getContent();
		const { language } = editor;
		const nothing = { address: undefined, shown: undefined };
		const found = findScaffold(ask.name, built.value);
		if (!found) return { ...(await refuse(editor, cannotHold)), ...nothing };
		const answers = Object.fromEntries(
			listQuestions(found, built.value).map(({ name, otherwise = "" }) => [
				name,
				ask.answers[name]?.trim() || otherwise,
			]),
		);
		const made = createContent(found, answers, built, createMemo());
		if (made.kind === "refused")
			return { ...(await refuse(editor, made.reason)), ...nothing };
		if (made.kind === "mistakes") {
			const problems = listProblems(made.mistakes, made.built, language);
			const reason = `${problems[0]?.message} ${problems[0]?.hint}`.trim();
			return { refused: { reason, problems }, ...nothing };
		}
		const before = indexValues(built.value.entries);
		const label = createStepLabel("add", selectText(found.label, language));
		const { refused } = await write(editor, made.files, label);
		if (refused) return { refused, ...nothing };
		const after = await editor.getContent();
		const page = findPageOfNewValues(after.shown, before, ask.locale);
		const added = page?.address ?? findFirstNewValue(after, before, made.files);
		return {
			refused,
			address: added,
			shown: page && { path: page.path, mark: page.mark },
		};
	},
);

/** Finds the first value that a build before didn't have, in the files that were written. */
function findFirstNewValue(
	{ built }: EditorContent,
	before: ReturnType<typeof indexValues>,
	files: readonly FileChange[],
) {
	const written = new Set(files.map(({ path }) => path));
	return [...indexValues(built.value.entries)].find(
		([id, { file }]) => !before.has(id) && written.has(file),
	)?.[1];
}

/** How many values of a copy may be taken before it is refused. */
const maxTries = 12;

/** Copies an entry with all its files; its title, its addresses and numbers that must be unique change. */
export const copyEntry = defineEdit(
	z.strictObject({ file: schemas.file }),
	async (
		editor,
		{ file },
	): Promise<Outcome & { readonly file: string | undefined }> => {
		const { built, context, labels } = await editor.getContent();
		const related = listCopyable(file, context);
		if (related.length === 0)
			return { ...(await refuse(editor, isOnlyOne)), file: undefined };
		const number = findFreeNumber(related, context);
		const copies = related.map((each) => ({
			original: each.file,
			file: getNumberedPath(each, number, context),
			text: createCopy(each, number, built.value, context),
		}));
		const label = createStepLabel("copy", labels.getEntryLabel(file));
		for (let tries = 0; ; tries++) {
			const files = copies.map((each) =>
				createFileChange(each.file, each.text),
			);
			const { refused } = await write(editor, files, label);
			if (!refused) return { refused, file: copies[0]?.file };
			const taken = refused.problems[0]?.address;
			// Of two that share a number, either may have the problem.
			const copy = copies.find((each) =>
				[each.file, each.original].includes(taken?.file ?? ""),
			);
			const next = copy && taken && incrementNumber(copy, taken.path);
			if (!next || tries === maxTries) return { refused, file: undefined };
			copy.text = next;
		}
	},
);

/** Returns the text of a file in which a number is greater by one; undefined if there is no number. */
function incrementNumber(
	{ file, text }: { readonly file: string; readonly text: string },
	path: ValueAddress["path"],
): string | undefined {
	const values = readContentFile(file, encodeFile(text))?.value;
	const value = path === "markdown" ? undefined : getValueAt(values, path);
	return typeof value === "number"
		? setValue(text, { file, path }, value + 1)
		: undefined;
}

type Context = EditorContent["context"];

/** Lists the files of an entry that may exist several times. */
function listCopyable(file: string, context: Context): ContentFile[] {
	return listRelatedFiles(file, context).filter((each) =>
		findCollection(context.index.site, each.collection)?.files.includes("{id}"),
	);
}

/** Finds the first number from 2 that no copy has. */
function findFreeNumber(
	files: readonly ContentFile[],
	context: Context,
): number {
	let number = 2;
	while (
		files.some((each) =>
			context.files.has(getNumberedPath(each, number, context)),
		)
	)
		number++;
	return number;
}

function getNumberedPath(
	file: ContentFile,
	number: number,
	{ index }: Context,
): string {
	const collection = findCollection(index.site, file.collection);
	return collection
		? getFilePath(collection, { ...file, id: `${file.id}-${number}` })
		: file.file;
}

/** Creates the text of a copy: its title and its addresses are unique in the site. */
function createCopy(
	{ file, raw, collection }: ContentFile,
	number: number,
	built: BuiltSite,
	{ index: { site } }: Context,
): string {
	const slug = findCollection(site, collection)?.route?.slug;
	const locales = listLocales(site);
	const { title } = Object(raw);
	const titles =
		typeof title === "string"
			? [["title"]]
			: locales.map((code) => ["title", code]);
	const addresses = [
		...(slug === undefined ? [] : [[slug]]),
		...locales.map((code) => ["path", code]),
	];
	const appendTo = (text: string, path: string[], end: string) => {
		const own: unknown = path.reduce((value, key) => Object(value)[key], raw);
		return typeof own === "string" && own !== ""
			? (setValue(text, { file, path }, own + end) ?? text)
			: text;
	};
	const titled = titles.reduce(
		(text, path) => appendTo(text, path, ` (${number})`),
		getFileText(built, file),
	);
	return addresses.reduce(
		(text, path) => appendTo(text, path, `-${number}`),
		titled,
	);
}

/** Adds an entry in another language: a copy of the files that it has, which is then translated. */
export const addVersion = defineEdit(
	z.strictObject({ file: schemas.file }),
	async (editor, { file }): Promise<Outcome> => {
		const { built, context, labels } = await editor.getContent();
		const { site } = context.index;
		const original = [...context.files.values()].find(
			(each) =>
				each.locale !== undefined &&
				listLocales(site).some((locale) => {
					const collection = findCollection(site, each.collection);
					return (
						collection && getFilePath(collection, { ...each, locale }) === file
					);
				}),
		);
		if (!original) return refuse(editor, cannotHold);
		const text = getFileText(built.value, original.file);
		const label = createStepLabel("add", labels.getEntryLabel(original.file));
		return write(editor, [createFileChange(file, text)], label);
	},
);

/** Removes an entry with all its files, or a picture or video that nothing uses. */
export const removeEntry = defineEdit(
	z.strictObject({ file: schemas.file }),
	async (editor, { file }): Promise<Outcome> => {
		const { context, labels } = await editor.getContent();
		const isUnused = listMedia(context).some(
			(each) => each.file === file && each.uses.length === 0,
		);
		const files = isUnused ? [{ file }] : listCopyable(file, context);
		if (files.length === 0) return refuse(editor, isOnlyOne);
		const label = createStepLabel("remove", labels.getEntryLabel(file));
		const { refused } = await write(
			editor,
			files.map(createFileRemoval),
			label,
		);
		if (!refused || refused.problems.length === 0) return { refused };
		// With the labels from before: the problems no longer know what is removed.
		const users = refused.problems.flatMap(({ address }) =>
			address ? [labels.getLabel(address)] : [],
		);
		const reason = translate(
			createStillUsed([...new Set(users)]),
			editor.language,
		);
		return { refused: { ...refused, reason } };
	},
);

const day = z.iso.date();

/** Sets from and until when an entry is shown, in all its files; hides it or shows it from today on. */
export const setPeriod = defineEdit(
	z.strictObject({
		file: schemas.file,
		period: z.union([
			z.literal(["hide", "show"]),
			z.strictObject({ from: day.optional(), until: day.optional() }),
		]),
	}),
	async (editor, { file, period: asked }): Promise<Outcome> => {
		const { built, context, labels } = await editor.getContent();
		const dated = listDatedFiles(listRelatedFiles(file, context), context);
		const now = getPeriod(dated, context);
		if (!now) return refuse(editor, cannotHold);
		const { date } = built.value;
		const next =
			asked === "hide"
				? hideFrom(now, date)
				: asked === "show"
					? showFrom(now, date)
					: asked;
		const files = dated.flatMap((each) => {
			const text = setDays(
				each.file,
				getFileText(built.value, each.file),
				next,
			);
			return text === undefined ? [] : [createFileChange(each.file, text)];
		});
		if (files.length < dated.length) return refuse(editor, cannotHold);
		const verb = asked === "hide" ? "hide" : "show";
		return write(
			editor,
			files,
			createStepLabel(verb, labels.getEntryLabel(file)),
		);
	},
);

/** Sets the days in a file; a line without a day is removed. */
function setDays(
	file: string,
	text: string,
	{ from, until }: Period,
): string | undefined {
	const first = setValue(text, { file, path: ["from"] }, from);
	return first === undefined
		? undefined
		: setValue(first, { file, path: ["until"] }, until);
}

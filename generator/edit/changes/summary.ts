import { basename } from "node:path";
import { type Locale, listLocales } from "../../languages/languages.ts";
import { getLanguageName } from "../../languages/message-language.ts";
import { selectText } from "../../languages/text.ts";
import type { MessageText } from "../../messages/format.ts";
import { type Context, contextOf } from "../context.ts";
import { fileNameAt, fullNameAt, wordsAt } from "../fields/names.ts";
import { nodesTo } from "../fields/nodes.ts";
import { shortened } from "../fields/own-words.ts";
import type { ValueAddress } from "../protocol.ts";
import type { ContentChange, ContentVersions } from "./content-changes.ts";
import { type FileChange, placeIn } from "./file-changes.ts";
import {
	longestPassage,
	replacement,
	type Valued,
	wordsOf,
} from "./value-words.ts";

/** Returns a function that describes a change in one line: “Change What it costs (Rye bread): 30 → 35 EUR”. */
export function summarise(
	{ old, now }: ContentVersions,
	language: string,
): (change: ContentChange) => string {
	const contexts = {
		old: contextOf(old, language),
		now: contextOf(now, language),
	};
	return (change) => summaryOf(change, contexts);
}

/** The old and the new names of things. */
type Contexts = { readonly old: Context; readonly now: Context };

const change: MessageText = { en: "Change", da: "Ret" };
const add: MessageText = { en: "Add", da: "Tilføj" };
const remove: MessageText = { en: "Remove", da: "Fjern" };

const verbs = {
	file: change,
	add,
	new: add,
	remove,
	gone: remove,
	move: { en: "Move", da: "Flyt" },
} satisfies Partial<Record<FileChange["kind"], MessageText>>;

function summaryOf({ parts }: ContentChange, contexts: Contexts): string {
	const [part, ...others] = parts;
	const { kind } = part;
	const isGone = kind === "remove" || kind === "gone";
	const context = isGone ? contexts.old : contexts.now;
	const called = nameOf(part, others.length === 0, context);
	const begun = (verb: MessageText, rest = "") =>
		`${selectText(verb, context.language)} ${called}${rest}`;
	if (kind === "comments")
		return begun(change, `: ${selectText(notes, context.language)}`);
	const [old, now] = (["old", "now"] as const).map((which) => ({
		...valuedAt(
			placeIn(part.file, part.path),
			isGone ? context : contexts[which],
		),
		value: part[which],
	})) as [Valued, Valued];
	const node = now.node ?? old.node;
	const values = `: ${replacement({ ...old, node }, { ...now, node })}`;
	if (kind === "set") return begun(change, values);
	// An omitted switch is off.
	if (node?.shape.kind === "switch") return begun(change, values);
	const words = isWhole(kind)
		? ""
		: shortened(wordsOf(isGone ? old : now), longestPassage);
	const isSaid = words === "" || called.includes(words.replace(/…$/, ""));
	return begun(verbs[kind], isSaid ? "" : `: ${words}`);
}

/** The place of a value, with its facts in its own language. */
export function valuedAt(
	origin: ValueAddress,
	context: Context,
): Omit<Valued, "value"> {
	const locale = localeOf(origin, context) ?? context.locale;
	return {
		node: nodesTo(origin, context).at(-1),
		context: { ...context, locale },
	};
}

const notes: MessageText = {
	en: "notes in the file",
	da: "bemærkninger i filen",
};

/** The subject of a change: a picture by its file name, a thing by its words, a value by its name in the panel. */
function nameOf(part: FileChange, isAlone: boolean, context: Context): string {
	const { file, kind } = part;
	if (file.startsWith("content/media/")) return basename(file);
	const origin = placeIn(part.file, part.path);
	const own = isWhole(kind)
		? wordsAt(origin, context)
		: fullNameAt(origin, context);
	const locale = isAlone ? localeOf(origin, context) : undefined;
	const called = own ?? fileNameAt(file, context);
	return locale === undefined || locale === context.locale
		? called
		: `${called}, ${selectText(getLanguageName(locale), context.language)}`;
}

function isWhole(kind: FileChange["kind"]): boolean {
	return kind === "file" || kind === "new" || kind === "gone";
}

/** The language of a value that exists in several languages. */
function localeOf(
	{ file, path }: ValueAddress,
	{ index }: Context,
): Locale | undefined {
	const entry = index.content.find((each) => each.file === file);
	const last = path.at(-1);
	return listLocales(index.site).find((code) => code === last) ?? entry?.locale;
}

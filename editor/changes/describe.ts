import {
	formatDate,
	formatNumber,
	formatTime,
	getMessageTag,
	type MessageText,
	selectText,
} from "kilde/tools";
import { fillFacts, shorten } from "../context.ts";
import type { EditorContent } from "../editor.ts";
import { getText } from "../field-values.ts";
import type { Labels } from "../fields/labels.ts";
import { createTextContext, getItemLabel } from "../fields/value-labels.ts";
import type { Control, Field, YamlValue } from "../protocol.ts";
import type { ValueDifference } from "./diff.ts";

type Context = EditorContent["context"];

/** A change of a whole file: it is new or removed, only its comments or layout differ, or it is no text that can be compared. */
export type FileChangeKind = "new" | "removed" | "layout" | "file";

const fileChanges: Readonly<Record<FileChangeKind, MessageText>> = {
	new: { en: "New: {label}", da: "Nyt: {label}" },
	removed: { en: "Removed: {label}", da: "Fjernet: {label}" },
	layout: {
		en: "{label}: notes or layout of the file",
		da: "{label}: bemærkninger eller opstilling i filen",
	},
	file: { en: "Changed: {label}", da: "Ændret: {label}" },
};

/** Describes a change of a whole file, such as “New: Summer concert”. */
export function describeFileChange(
	kind: FileChangeKind,
	file: string,
	labels: Labels,
	{ context }: EditorContent,
): string {
	const isMain = (labels.getForm(file)?.file ?? file) === file;
	const label = isMain
		? labels.getEntryLabel(file)
		: labels.getLabel({ file, path: "markdown" });
	const text = selectText(fileChanges[kind], context.language);
	return text.replace("{label}", () => label);
}

/** Describes a change of a value, such as “Price (Rye bread): 30 → 35 EUR”. */
export function describeValueChange(
	difference: ValueDifference,
	{ context, labels }: EditorContent,
): string {
	const { file, path, before, after } = difference;
	const field = labels.findField({ file, path });
	const label = labels.getLabel({ file, path });
	if (Array.isArray(before) && Array.isArray(after))
		return `${label}: ${describeListChange(before, after, field, context)}`;
	const [old, now] = shortenBoth(
		formatValue(before, field, context),
		formatValue(after, field, context),
	);
	return `${label}: ${before === undefined ? now : `${old} → ${now}`}`;
}

const listTexts = {
	added: { en: "added", da: "tilføjet" },
	removed: { en: "removed", da: "fjernet" },
	order: { en: "new order", da: "ny rækkefølge" },
} satisfies Readonly<Record<string, MessageText>>;

/** Names the items that a list gained and lost, or says that it has another order. */
function describeListChange(
	before: readonly YamlValue[],
	after: readonly YamlValue[],
	field: Field | undefined,
	context: Context,
): string {
	const [old = [], now = []] = [before, after].map((items) =>
		items.map((item, index) => formatItem(item, index, field, context)),
	);
	const say = (key: keyof typeof listTexts, items: readonly string[]) =>
		items.length > 0
			? [`${selectText(listTexts[key], context.language)} ${items.join(", ")}`]
			: [];
	const parts = [
		...say("added", removeItems(now, old)),
		...say("removed", removeItems(old, now)),
	];
	if (parts.length > 0) return shorten(parts.join("; "), 160);
	const isReordered = old.some((each, index) => each !== now[index]);
	return isReordered
		? selectText(listTexts.order, context.language)
		: now.join(", ");
}

/** Returns the items without those of another list; equal ones are counted. */
function removeItems(
	items: readonly string[],
	others: readonly string[],
): string[] {
	const left = [...others];
	return items.filter((item) => {
		const index = left.indexOf(item);
		if (index >= 0) left.splice(index, 1);
		return index < 0;
	});
}

function formatItem(
	item: YamlValue,
	index: number,
	field: Field | undefined,
	context: Context,
): string {
	const control = field?.control;
	if (control?.kind !== "list") return formatValue(item, undefined, context);
	return typeof item === "object"
		? getItemLabel(control, index, item, context)
		: formatValue(item, control.element, context);
}

const words = {
	yes: { en: "yes", da: "ja" },
	no: { en: "no", da: "nej" },
	nothing: { en: "nothing", da: "ingenting" },
} satisfies Readonly<Record<string, MessageText>>;

/** Formats a value as people read it. */
export function formatValue(
	value: YamlValue | undefined,
	field: Field | undefined,
	context: Context,
): string {
	const say = (key: keyof typeof words) =>
		selectText(words[key], context.language);
	if (value === undefined || value === null || value === "")
		return say("nothing");
	if (typeof value === "boolean") return say(value ? "yes" : "no");
	if (typeof value === "number" || typeof value === "string")
		return formatScalar(value, field, context);
	if (Array.isArray(value))
		return (
			value
				.map((item, index) => formatItem(item, index, field, context))
				.join(", ") || say("nothing")
		);
	const text = field && getText(value, field, createTextContext(context));
	return text || findText(value);
}

function formatScalar(
	value: number | string,
	field: Field | undefined,
	context: Context,
): string {
	const tag = getMessageTag(context.language);
	const control: Control | undefined = field?.control;
	if (typeof value === "number") {
		const number = formatNumber(value, tag);
		return control?.kind === "number" && control.unit
			? `${number} ${control.unit}`
			: number;
	}
	if (control?.kind === "time") return formatTime(value, tag);
	if (control?.kind === "date") return formatDate(value, tag);
	if (control?.kind === "choice") {
		const option = control.options.find((each) => each.value === value);
		return option?.label ?? value;
	}
	return fillFacts(value, context, field?.locale ?? context.locale);
}

/** Finds the first text in a value that no schema describes. */
function findText(value: YamlValue): string {
	if (typeof value !== "object" || value === null) return String(value);
	const [first = null] = Object.values(value);
	return findText(first as YamlValue);
}

/** How much of a text is shown. */
const longest = 60;

/** Shortens two texts to the words in which they differ, with a word of context on each side. */
function shortenBoth(before: string, after: string): [string, string] {
	const [old, now] = [before, after].map((text) =>
		text.replace(/\s+/g, " ").trim(),
	) as [string, string];
	if (old.length <= longest && now.length <= longest) return [old, now];
	const [a, b] = [old.split(" "), now.split(" ")];
	const most = Math.min(a.length, b.length);
	let start = 0;
	while (start < most && a[start] === b[start]) start++;
	let end = 0;
	while (end < most - start && a.at(-1 - end) === b.at(-1 - end)) end++;
	const [from, to] = [Math.max(0, start - 1), Math.max(0, end - 1)];
	const cut = (all: readonly string[]) => {
		const middle = all.slice(from, all.length - to).join(" ");
		const shown = shorten(middle, longest);
		const dots = shown.endsWith("…") || to === 0 ? "" : "…";
		return `${from > 0 ? "…" : ""}${shown}${dots}`;
	};
	return [cut(a), cut(b)];
}

import {
	formatDate,
	formatList,
	formatMonth,
	formatTime,
} from "../../languages/format.ts";
import { getMessageTag } from "../../languages/message-language.ts";
import { selectText } from "../../languages/text.ts";
import type { MessageText } from "../../messages/format.ts";
import { diffLists } from "../../text/diff-lists.ts";
import { type Context, filled } from "../context.ts";
import { type Node, singleShape } from "../fields/nodes.ts";
import {
	calledThing,
	firstWords,
	getItemLabel,
	shortened,
	spokenNumber,
} from "../fields/own-words.ts";
import { type Shape, shapeOf } from "../fields/shape.ts";
import { isCollection, isList } from "../file/yaml-value.ts";
import type { YamlValue } from "../protocol.ts";
import { areOneValue } from "../values/take-back.ts";

/** A value, and what it is called by: its place in the content, which may be gone by now. */
export type Valued = {
	readonly value: YamlValue | undefined;
	readonly node: Node | undefined;
	readonly context: Context;
};

/** The old and the new value in words; of long texts, the words that differ. */
export function replacement(old: Valued, now: Valued): string {
	const { language } = now.context;
	const [from, to] = [old, now].map((each) => {
		const isOff = each.value === undefined && shapeAt(each)?.kind === "switch";
		return (
			wordsOf(isOff ? { ...each, value: false } : each) ||
			selectText(none, language)
		);
	});
	if (from === undefined || to === undefined) return "";
	// Something invisible has changed, such as the target of a link.
	if (from === to) return shortened(to, longestPassage);
	const [was, is] = shortest(from, to);
	const unit = unitOf(now);
	return `${unit && was.endsWith(unit) ? was.slice(0, -unit.length) : was} → ${is}`;
}

const none: MessageText = { en: "none", da: "ingen" };

function shapeAt({ node }: Valued): Shape | undefined {
	return node && singleShape(node);
}

/** The unit of a number, behind a space; empty where it has none. */
function unitOf(valued: Valued): string {
	const shape = shapeAt(valued);
	const unit = shape?.kind === "number" ? shape.unit : undefined;
	return unit ? ` ${selectText(unit, valued.context.language)}` : "";
}

/** The words of a value, of a thing those it goes by; empty of one that has none. */
export function wordsOf(valued: Valued): string {
	const { value, node, context } = valued;
	if (isList(value) && areOneValue(value)) {
		const list = node?.shape;
		const items = value.map((item) =>
			singleWords(
				item,
				list?.kind === "list" ? shapeOf(list.element, item) : undefined,
				context,
			),
		);
		return formatList(items, getMessageTag(context.language));
	}
	if (value === undefined || value === null) return "";
	if (isCollection(value)) {
		const own = node && { ...node, value };
		return (
			(own && (getItemLabel(own, context) ?? firstWords(own, context))) ?? ""
		);
	}
	return singleWords(value, shapeAt(valued), context);
}

function singleWords(
	value: YamlValue,
	shape: Shape | undefined,
	context: Context,
): string {
	const { language } = context;
	const tag = getMessageTag(language);
	const text = String(value);
	if (typeof value === "number") return spokenNumber(value, shape, language);
	if (typeof value === "boolean") return selectText(value ? yes : no, language);
	const [form, format] = (shape && forms[shape.kind]) ?? [];
	if (form?.test(text) && format) return format(text, tag);
	if (shape?.kind === "choice")
		return selectText(shape.meanings?.[text], language) ?? text;
	return shape?.kind === "reference"
		? (calledThing(shape.target, text, context) ?? text)
		: plain(filled(text, context));
}

/** How times and days are written, and how people say them. */
const forms: Partial<
	Record<Shape["kind"], [RegExp, (text: string, tag: string) => string]>
> = {
	time: [/^([01]\d|2[0-3]):[0-5]\d$/, formatTime],
	date: [/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, formatDate],
	month: [/^\d{4}-(0[1-9]|1[0-2])$/, formatMonth],
};

const yes: MessageText = { en: "yes", da: "ja" };
const no: MessageText = { en: "no", da: "nej" };

/** The words of a text without the signs of Markdown. */
function plain(markdown: string): string {
	return markdown
		.replace(/!?\[([^\]]*)\]\([^)]*\)/g, "$1")
		.replace(/^[ \t]*(?:#+|[-*>]|\d+\.)\s+|[*_`\\]+/gm, "")
		.replace(/\s+/g, " ")
		.trim();
}

/** How many characters of a passage are shown at most. */
export const longestPassage = 30;

/** Two passages, or the words in which they differ, with one beside them where there are none. */
function shortest(from: string, to: string): readonly [string, string] {
	if (Math.max(from.length, to.length) <= longestPassage) return [from, to];
	const [old, now] = [from.split(" "), to.split(" ")];
	const hunks = diffLists(old, now);
	const [first, last] = [hunks[0], hunks.at(-1)];
	if (!first || !last) return [from, to];
	const isOneSided =
		first === last && !(first.removed.length && first.added.length);
	const around = isOneSided ? 1 : 0;
	const passage = (words: readonly string[], start: number, end: number) =>
		shortened(
			words.slice(Math.max(0, start - around), end + around).join(" "),
			longestPassage,
		);
	return [
		passage(old, first.removedAt, last.removedAt + last.removed.length),
		passage(now, first.addedAt, last.addedAt + last.added.length),
	];
}

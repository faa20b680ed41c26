import { getMessageTag } from "../../languages/message-language.ts";
import { formatNumber } from "../../languages/numbers.ts";
import { selectText } from "../../languages/text.ts";
import { listTargetItems } from "../../link/targets.ts";
import { type Context, filled, wordsIn } from "../context.ts";
import { childrenOf, type Node, nodesTo, singleShape } from "./nodes.ts";
import type { Shape } from "./shape.ts";

// The words of values themselves, by which people know a thing.

/**
 * The name of a node: for an item of a list, or a value under a name that somebody gave, its words, otherwise its key; for a
 * file, the file's name.
 */
export function nameOf(node: Node, context: Context): string {
	const { entry, path } = node;
	const last = path.at(-1);
	if (last === undefined) return entry.part || entry.id;
	if (typeof last === "number")
		return shortened(firstWords(node, context) ?? String(last + 1));
	const called = node.isNamed
		? (nameOfKey(node, context) ?? ownWords(node, context))
		: undefined;
	return called === undefined ? last : shortened(called);
}

/** The first text that people read in a value, or else the first value that is none. */
export function firstWords(node: Node, context: Context): string | undefined {
	const single = singleShape(node);
	if (single) return wordsOf(node, single, context);
	return (
		ownWords(node, context) ??
		childrenOf(node)
			.flatMap((child) => firstWords(child, context) ?? [])
			.at(0)
	);
}

/** Returns the words of the field that names an item, according to its schema. */
export function getItemLabel(node: Node, context: Context): string | undefined {
	const field = childrenOf(node).find(
		({ path }) =>
			node.itemLabel !== undefined && path.at(-1) === node.itemLabel,
	);
	return field && firstWords(field, context);
}

/** The first text that people read in a value. */
export function ownWords(node: Node, context: Context): string | undefined {
	const single = singleShape(node);
	if (single)
		return single.isWords ? wordsOf(node, single, context) : undefined;
	const children = childrenOf(node);
	const texts = children.filter((child) => singleShape(child)?.isWords);
	for (const child of new Set([...texts, ...children])) {
		const words = ownWords(child, context);
		if (words !== undefined) return words;
	}
	return undefined;
}

function wordsOf(
	{ shape, value, locale }: Node,
	single: Shape,
	context: Context,
): string | undefined {
	const isLocalized = shape.kind === "localized";
	const own: unknown = isLocalized ? Object(value)[context.locale] : value;
	if (typeof own === "number") return String(own);
	if (typeof own !== "string" || own === "") return undefined;
	if (single.kind === "choice")
		return selectText(single.meanings?.[own], context.language) ?? own;
	return single.kind === "reference"
		? (calledThing(single.target, own, context) ?? own)
		: filled(own, { ...context, locale: locale ?? context.locale });
}

/** One line, and no more characters of it than a list has room for. */
export function shortened(text: string, longest = 80): string {
	const line = text.replace(/\s+/g, " ").trim();
	return line.length > longest
		? `${line.slice(0, longest - 1).trimEnd()}…`
		: line;
}

/** A number with what it counts, as »90 minutter«. */
export function spokenNumber(
	value: number,
	shape: Shape | undefined,
	language: string,
): string {
	const number = formatNumber(value, getMessageTag(language));
	const unit = shape?.kind === "number" ? shape.unit : undefined;
	return unit ? `${number} ${selectText(unit, language)}` : number;
}

/** The name for people of a thing that is referred to by name: its own words, or those of a thing with the same name. */
export function calledThing(
	target: string,
	name: string,
	context: Context,
): string | undefined {
	const found = listTargetItems(target, context.index).find(
		(each) => each.name === name,
	);
	const own = found
		?.labels()
		.flatMap((each) => wordsIn(each, context) ?? [])
		.find((each) => !each.startsWith("/") && Number.isNaN(Number(each)));
	return own ?? wordsOfNamesake(target, name, context);
}

/** The words of a thing of the same name that refers to it, as a bread has a price that goes by the bread's name. */
function wordsOfNamesake(
	target: string,
	name: string,
	context: Context,
): string | undefined {
	for (const { file, references } of context.index.content)
		for (const { path, reference } of references) {
			if (reference.target !== target || reference.name !== name) continue;
			const above = path.slice(0, -1).map(String);
			if (above.at(-1) !== name) continue;
			const node = nodesTo({ file, path: above }, context).at(-1);
			const words = node && ownWords(node, context);
			if (words !== undefined) return words;
		}
	return undefined;
}

/** The name for people of a key chosen by an author. */
export function nameOfKey(node: Node, context: Context): string | undefined {
	const { collection, path } = node;
	const target = collection.target;
	const isGiven =
		node.isNamed && target?.path?.join() === path.slice(0, -1).join();
	return isGiven
		? calledThing(target.name, String(path.at(-1)), context)
		: undefined;
}

import { basename } from "node:path";
import { findCollection } from "../../definition.ts";
import { formatFieldText } from "../../schema/meta.ts";
import type { Context } from "../context.ts";
import type { ValueAddress } from "../protocol.ts";
import { childrenOf, type Node, nodesTo, singleShape } from "./nodes.ts";
import {
	firstWords,
	getItemLabel,
	nameOf,
	nameOfKey,
	ownWords,
	shortened,
} from "./own-words.ts";
import { shortName } from "./page-names.ts";
import type { Shape } from "./shape.ts";

// The names of things on the page: from their schemas and their own words, not their keys.

/** The words of a thing: its own, or those of the page that a text without a title belongs to. */
export function wordsAt(
	origin: ValueAddress,
	context: Context,
): string | undefined {
	const nodes = nodesTo(origin, context);
	const node = nodes.at(-1);
	if (!node) return undefined;
	const own = firstWords(node, context) ?? ownerOf(nodes, context);
	return own === undefined ? undefined : shortened(own);
}

/**
 * What a value is called where nothing else is said of it: as its panel calls it, and what it belongs to, as
 * “What it costs (Rye bread)”. Undefined where there are no words for it.
 */
export function fullNameAt(
	origin: ValueAddress,
	context: Context,
): string | undefined {
	const nodes = nodesTo(origin, context);
	const node = nodes.at(-1);
	if (!node) return undefined;
	const called = nameIn(node.shape, context);
	const owner = ownerOf(nodes, context);
	if (called === "") return owner;
	return owner === undefined || owner === called
		? called
		: `${called} (${owner})`;
}

/** The name of a value as a container: an item by its words, others by their schema; empty if there is none. */
export function placeName(node: Node, context: Context): string {
	const isFile = node.path.length === 0;
	const isItem = node.isNamed || typeof node.path.at(-1) === "number";
	if (isItem) return nameOf(node, context);
	const own = isFile ? wordsOfFile(node, context) : undefined;
	return own === undefined ? nameIn(node.shape, context) : shortened(own);
}

/** The name of a file: that of its thing; a picture's file name. */
export function fileNameAt(file: string, context: Context): string {
	const own = fullNameAt({ file, path: [] }, context);
	return own ?? basename(file).replace(/(\.\w\w)?\.(md|yaml)$/, "");
}

/** The names of the keys on the path to a value, beside it, and within it. */
export function keysAround(
	origin: ValueAddress,
	context: Context,
): ReadonlyMap<string, string> {
	const nodes = nodesTo(origin, context);
	const around = nodes.slice(-2).flatMap(childrenOf);
	return new Map(
		[...nodes, ...around].flatMap((node) => {
			const key = node.path.at(-1);
			const called = nameIn(node.shape, context);
			return typeof key === "string" && called !== ""
				? [[key, node.isNamed ? nameOf(node, context) : called]]
				: [];
		}),
	);
}

/** The words of the thing that a value belongs to, for example of an event; undefined if the site has only one such thing. */
function ownerOf(nodes: readonly Node[], context: Context): string | undefined {
	const value = nodes.at(-1);
	let among: Node | undefined;
	for (const [index, node] of [...nodes.entries()].reverse()) {
		const above = nodes[index - 1];
		if (!above || !(node.isNamed || above.shape.kind === "list")) continue;
		const own =
			node === value && singleShape(node)
				? undefined
				: (getItemLabel(node, context) ?? ownWords(node, context));
		const words = own ?? nameOfKey(node, context);
		if (words !== undefined) return shortened(words);
		// A start time goes by its day, which has a name in the schema.
		const around = index > 2 ? nodes[index - 2] : undefined;
		among ??= around && isNamedBySchema(around, context) ? around : above;
	}
	const [file] = nodes;
	const ofFile = file && wordsOfFile(file, context);
	if (ofFile !== undefined) return shortened(ofFile);
	const around = among ?? oneOfSeveral(nodes);
	return around && nameIn(around.shape, context);
}

/** The container of a value, if its neighbours have the same value, as days have start times. */
function oneOfSeveral(nodes: readonly Node[]): Node | undefined {
	const [all, around, value] = nodes.slice(-3);
	const key = value?.path.at(-1);
	if (!all || !around || typeof key !== "string") return undefined;
	const hasIt = ({ shape }: Node) =>
		shape.kind === "group" && shape.fields.has(key);
	return childrenOf(all).filter(hasIt).length > 1 ? around : undefined;
}

function isNamedBySchema({ shape }: Node, context: Context): boolean {
	return nameIn(shape, context) !== "";
}

/** The title of a thing that has files of its own, or of the thing that a text belongs to. */
function wordsOfFile(file: Node, context: Context): string | undefined {
	const { collection, entry } = file;
	const { site } = context.index;
	if (!collection.files.includes("{")) return undefined;
	const owner =
		collection.name === site.pages.texts.name
			? site.pages.collection
			: findCollection(site, collection.textOf ?? "");
	const above = owner && context.index.find(owner, entry.id);
	const root = above && nodesTo({ file: above.file, path: [] }, context)[0];
	const words = (root && ownWords(root, context)) ?? ownWords(file, context);
	return (owner ?? collection) === site.pages.collection
		? shortName(entry.id, words, context)
		: words;
}

/** The name of a value in its schema; empty if it has none. */
function nameIn({ text }: Shape, { language }: Context): string {
	return formatFieldText(text, language).label;
}

import {
	type Document,
	isCollection,
	isMap,
	isPair,
	isScalar,
	type Node,
	type Pair,
	type YAMLMap,
	type YAMLSeq,
} from "yaml";
import type { ValuePath } from "../protocol.ts";

/** A part of a text. */
export type Region = { readonly start: number; readonly end: number };

/**
 * A map or a list of a YAML text, taken apart. An item is its source, with the comments above and beside it; a gap is
 * what is between two items: a line break and indentation, a comma, and comments that belong to neither.
 */
export type Items = Region & {
	readonly isFlow: boolean;
	/** The column of the items (from 0), if each has its own lines. */
	readonly column: number;
	readonly items: readonly string[];
	readonly gaps: readonly string[];
	/** The brackets or braces, with the spaces inside them; empty for items on lines of their own. */
	readonly open: string;
	readonly close: string;
};

/** Takes a map or list apart. */
export function takeApart(text: string, node: YAMLMap | YAMLSeq): Items {
	const isFlow = node.flow === true;
	const starts = node.items.map((item, index) =>
		startOfItem(node, item, index),
	);
	const column = columnAt(text, starts[0] ?? 0);
	const regions = node.items.map((item, index) => {
		const start = starts[index] ?? 0;
		const end = contentEnd(text, item);
		if (isFlow) return { start, end };
		const isFirstOfFile = index === 0 && node.range?.[0] === firstContent(text);
		return {
			start: startOfComments(text, start, column, isFirstOfFile),
			end: endOfComments(text, end, column),
		};
	});
	const [nodeStart = 0, nodeEnd = 0] = node.range ?? [];
	const start = isFlow ? nodeStart : (regions[0]?.start ?? nodeStart);
	const end = isFlow ? nodeEnd : (regions.at(-1)?.end ?? nodeEnd);
	return {
		start,
		end,
		isFlow,
		column,
		items: regions.map((region) => text.slice(region.start, region.end)),
		gaps: regions
			.slice(1)
			.map((region, index) =>
				text.slice(regions[index]?.end ?? 0, region.start),
			),
		open: text.slice(start, regions[0]?.start ?? start + 1),
		close: text.slice(regions.at(-1)?.end ?? end - 1, end),
	};
}

/** Puts the items into the text from which they were taken. */
export function putTogether(text: string, parts: Items): string {
	const { start, end, items, gaps, open, close } = parts;
	const joined = items
		.map((item, index) => `${item}${gaps[index] ?? ""}`)
		.join("");
	return `${text.slice(0, start)}${open}${joined}${close}${text.slice(end)}`;
}

/** Adds an item, as written; it is spaced like those beside it. */
export function withItem(parts: Items, index: number, item: string): Items {
	const { items, gaps, isFlow, column } = parts;
	if (items.length === 0) return { ...parts, items: [item] };
	const beside = gaps[index - 1] ?? gaps.at(index === 0 ? 0 : -1);
	const usual = isFlow ? ", " : `\n${" ".repeat(column)}`;
	const gap = beside === undefined || beside.includes("#") ? usual : beside;
	return {
		...parts,
		items: items.toSpliced(index, 0, item),
		gaps: gaps.toSpliced(Math.max(0, index - 1), 0, gap),
	};
}

/** Takes an item out. Comments on lines of their own that belong to no item stay. */
export function withoutItem(parts: Items, index: number): Items {
	const { gaps, isFlow, open, close } = parts;
	const above = gaps[index - 1];
	const below = gaps[index];
	const items = parts.items.toSpliced(index, 1);
	const comments = (gap = "") => (!isFlow && gap.includes("#") ? gap : "");
	if (above === undefined)
		return {
			...parts,
			items,
			gaps: gaps.slice(1),
			open: `${open}${comments(below).trimStart()}`,
		};
	if (below === undefined)
		return {
			...parts,
			items,
			gaps: gaps.slice(0, -1),
			close: `${comments(above).trimEnd()}${close}`,
		};
	const gap = !comments(above)
		? below
		: comments(below)
			? `${above.trimEnd()}${below}`
			: above;
	return { ...parts, items, gaps: gaps.toSpliced(index - 1, 2, gap) };
}

/** Moves an item to another place; the gaps stay where they are. */
export function withMoved(parts: Items, from: number, to: number): Items {
	const [item = ""] = parts.items.slice(from);
	const rest = parts.items.toSpliced(from, 1);
	return { ...parts, items: rest.toSpliced(to, 0, item) };
}

/**
 * Returns where the value at a path is, with the space or line break before it: from the colon or hyphen on. The
 * comment beside it is not part of it. Returns undefined where there is none.
 */
export function regionAt(
	document: Document,
	text: string,
	path: ValuePath,
): Region | undefined {
	const node = nodeAt(document, path);
	const key = path.at(-1);
	const around = path.length > 0 ? nodeAt(document, path.slice(0, -1)) : null;
	if (isMap(around)) {
		const pair = around.items.find(
			(each) => isScalar(each.key) && each.key.value === key,
		);
		const colon = pair && colonOf(pair);
		return colon === undefined
			? undefined
			: { start: colon + 1, end: contentEnd(text, pair) };
	}
	if (!node?.range) return undefined;
	const end = contentEnd(text, node);
	const hyphen =
		isCollection(around) && !around.flow
			? hyphenOf(around, Number(key))
			: undefined;
	return { start: hyphen === undefined ? node.range[0] : hyphen + 1, end };
}

/** Returns the node at a path, if there is one. */
export function nodeAt(
	document: Document,
	path: ValuePath,
): Node | null | undefined {
	return document.getIn(path, true) as Node | null | undefined;
}

/** Returns the column at an offset (from 0). */
export function columnAt(text: string, offset: number): number {
	return offset - (text.lastIndexOf("\n", offset - 1) + 1);
}

function startOfItem(
	node: YAMLMap | YAMLSeq,
	item: unknown,
	index: number,
): number {
	const hyphen = node.flow || isMap(node) ? undefined : hyphenOf(node, index);
	if (hyphen !== undefined) return hyphen;
	const first = isPair(item) ? item.key : item;
	return (first as Node | null)?.range?.[0] ?? 0;
}

type Token = { readonly type: string; readonly offset: number };
type CstItem = {
	readonly start?: readonly Token[];
	readonly sep?: readonly Token[];
};

/** The hyphen of an item of a list on lines. */
function hyphenOf(list: Node, index: number): number | undefined {
	const token = list.srcToken as { readonly items?: readonly CstItem[] };
	return token.items?.[index]?.start?.find(
		({ type }) => type === "seq-item-ind",
	)?.offset;
}

function colonOf(pair: Pair): number | undefined {
	const token = pair.srcToken as CstItem | undefined;
	return token?.sep?.find(({ type }) => type === "map-value-ind")?.offset;
}

/** The end of the last character of a value. */
function contentEnd(text: string, item: unknown): number {
	if (isPair(item)) {
		const value = item.value as Node | null;
		if (value !== null && !isEmpty(value)) return contentEnd(text, value);
		const key = item.key as Node;
		const colon = colonOf(item);
		return colon === undefined ? (key.range?.[1] ?? 0) : colon + 1;
	}
	const node = item as Node;
	const last = isCollection(node) && !node.flow ? node.items.at(-1) : undefined;
	if (last !== undefined) {
		const end = contentEnd(text, last);
		const hyphen = isMap(node)
			? undefined
			: hyphenOf(node, (node as YAMLSeq).items.length - 1);
		return Math.max(end, (hyphen ?? 0) + 1);
	}
	const [start = 0, end = start] = node.range ?? [];
	// The range of a block scalar ends behind its last line break, or behind empty lines.
	return /^[|>]/.test(text.slice(start, end))
		? start + text.slice(start, end).replace(/\n[ \t\n]*$/, "").length
		: end;
}

function isEmpty(node: Node): boolean {
	return isScalar(node) && node.source === "" && node.type === "PLAIN";
}

/** The offset of the first line that is no comment. */
function firstContent(text: string): number {
	return text.search(/^(?![ \t]*(?:#|$))/m);
}

/** Where the comments right above an item begin. Those on the first lines of a file are about the file. */
function startOfComments(
	text: string,
	start: number,
	column: number,
	isFirstOfFile: boolean,
): number {
	const before = text.slice(start - columnAt(text, start), start);
	if (before.length !== column || before.trim() !== "") return start;
	const indent = " ".repeat(column);
	let at = start - column;
	while (at > 0) {
		const above = text.lastIndexOf("\n", at - 2) + 1;
		if (!text.startsWith(`${indent}#`, above)) break;
		at = above;
	}
	const isHead = isFirstOfFile && text.slice(0, at).trim() === "";
	return isHead ? start : at + column;
}

/** Where the comments beside and inside an item end: those on its last line, and lines indented further than it. */
function endOfComments(text: string, end: number, column: number): number {
	const inner = new RegExp(
		`^[^\\n]*(?:(?:\\n[ \\t]*)*\\n {${column + 1},}#[^\\n]*)*`,
	);
	const rest = inner.exec(text.slice(end))?.[0] ?? "";
	return end + rest.length;
}

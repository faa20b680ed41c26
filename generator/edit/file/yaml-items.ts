import {
	CST,
	isMap,
	isPair,
	isScalar,
	isSeq,
	type Node,
	type YAMLMap,
	type YAMLSeq,
} from "yaml";
import type { ValuePath } from "../protocol.ts";
import { nodeAt, type Yaml } from "./yaml-text.ts";

/** White space of YAML at the end of a text: no-break spaces are none, and may end a value (YAML 1.2.2, 5.5). */
const spaceAtEnd = /[ \t\n]+$/;

/** A part of a text. */
type Region = { readonly start: number; readonly end: number };

/** How the items of a list, or the fields of a map, stand in a text. */
export type Layout = {
	/** The column of their hyphens or names (from 0), if each has its own lines. */
	readonly column: number;
	/** Whether they are between brackets or braces. */
	readonly isFlow: boolean;
};

/** The layout of the value that a file is. */
export const wholeFile: Layout = { column: -2, isFlow: false };

/** An item or a field in a text, with the comments above and beside it. */
export type Item = Region &
	Layout & {
		/** Its value, from the colon or hyphen on, without the comment beside it. */
		readonly value: Region;
	};

/** A list or a map, and the text that it is in. */
export type Items = Layout & {
	readonly text: string;
	readonly node: YAMLMap | YAMLSeq;
};

/** The list or map at a path. */
export function itemsAt(yaml: Yaml, path: ValuePath): Items | undefined {
	const node = nodeAt(yaml, path);
	return isMap(node) || isSeq(node) ? itemsOf(yaml.text, node) : undefined;
}

function itemsOf(text: string, node: Items["node"]): Items {
	const isFlow = node.flow === true;
	const column = isFlow ? 0 : columnAt(text, node.range?.[0] ?? 0);
	return { text, node, column, isFlow };
}

/** Returns the column at an offset (from 0). */
export function columnAt(text: string, offset: number): number {
	return offset - (text.lastIndexOf("\n", offset - 1) + 1);
}

/** The index of the item or field at a path among those beside it. */
export function indexOf({ node }: Items, path: ValuePath): number {
	const key = path.at(-1);
	return isMap(node)
		? node.items.findIndex(
				(each) => isScalar(each.key) && each.key.value === key,
			)
		: Number(key);
}

/** The item or field at a path; a file's only value is one, too. Undefined where the text has none. */
export function itemAt(yaml: Yaml, path: ValuePath): Item | undefined {
	const { text, document } = yaml;
	const around = itemsAt(yaml, path.slice(0, -1));
	const index = around ? indexOf(around, path) : -1;
	if (path.length > 0)
		return around && index in around.node.items
			? itemOf(around, index)
			: undefined;
	const { contents } = document;
	if (!contents?.range) return undefined;
	const value = regionOf(text, contents.range[0], contents);
	return { ...value, ...wholeFile, value };
}

/** Adds an item, as written, at an index; it is spaced like those beside it. */
export function withItem(items: Items, index: number, item: string): string {
	const { text, node, column, isFlow } = items;
	const last = node.items.length - 1;
	const beside = gapBelow(items, Math.max(0, Math.min(index, last) - 1));
	const usual = isFlow ? ", " : `\n${" ".repeat(column)}`;
	const gap = beside === undefined || beside.includes("#") ? usual : beside;
	const isFirst = index === 0;
	const at = isFirst ? itemOf(items, 0).start : itemOf(items, index - 1).end;
	const added = isFirst ? `${item}${gap}` : `${gap}${item}`;
	return `${text.slice(0, at)}${added}${text.slice(at)}`;
}

/** Adds a copy of an item below it, without the comments above. */
export function withCopy(items: Items, index: number): string {
	const { start, end } = itemOf(items, index);
	const written = items.text.slice(start, end);
	return withItem(items, index + 1, written.replace(/^(?:#.*\n *)+/, ""));
}

/** Takes an item out. Comments on lines of their own that belong to no item stay. */
export function withoutItem(items: Items, index: number): string {
	const { text, isFlow } = items;
	const { start, end } = itemOf(items, index);
	const above = gapBelow(items, index - 1);
	const below = gapBelow(items, index);
	const comments = [above ?? "", below ?? ""].filter(
		(gap) => !isFlow && gap.includes("#"),
	);
	const [one = below ?? "", other] = comments;
	const gap =
		other === undefined ? one : `${one.replace(spaceAtEnd, "")}${other}`;
	return [
		text.slice(0, start - (above?.length ?? 0)),
		gap
			.replace(above === undefined ? /^[ \t\n,]+/ : "", "")
			.replace(below === undefined ? spaceAtEnd : "", ""),
		text.slice(end + (below?.length ?? 0)),
	].join("");
}

/** Moves an item to another index; the text between the items stays in place. */
export function withMoved(items: Items, from: number, to: number): string {
	const { text, node } = items;
	const regions = [...node.items.keys()].map((index) => itemOf(items, index));
	const written = regions.map(({ start, end }) => text.slice(start, end));
	const moved = written
		.toSpliced(from, 1)
		.toSpliced(to, 0, ...written.slice(from, from + 1));
	return regions.reduceRight(
		(all, { start, end }, index) =>
			`${all.slice(0, start)}${moved[index]}${all.slice(end)}`,
		text,
	);
}

/** The text between two items: a line break and indentation, a comma, and comments that belong to neither. */
function gapBelow(items: Items, index: number): string | undefined {
	if (index < 0 || index >= items.node.items.length - 1) return undefined;
	return items.text.slice(
		itemOf(items, index).end,
		itemOf(items, index + 1).start,
	);
}

function itemOf(items: Items, index: number): Item {
	const { text, node, column, isFlow } = items;
	const item = node.items[index];
	const [key, data] = (
		isPair(item) ? [item.key, item.value] : [undefined, item]
	) as [Node | undefined, Node | null];
	const sign = signOf(node, index);
	const start = key?.range?.[0] ?? sign ?? data?.range?.[0] ?? 0;
	const valueStart = sign === undefined ? (key?.range?.[1] ?? start) : sign + 1;
	const value = regionOf(text, valueStart, data);
	if (isFlow) return { column, isFlow, value, start, end: value.end };
	return {
		...{ column, isFlow, value },
		start: startOfComments(text, start, column),
		end: endOfComments(text, value.end, column),
	};
}

/** The offset of the hyphen of an item, or the colon of a field. */
function signOf(node: Items["node"], index: number): number | undefined {
	if (!CST.isCollection(node.srcToken)) return undefined;
	const { start = [], sep = [] } = node.srcToken.items[index] ?? {};
	return [...start, ...sep].find(
		({ type }) => type === "seq-item-ind" || type === "map-value-ind",
	)?.offset;
}

/** The region of a value, from an offset before it on. It includes the comments after the last item of a block. */
function regionOf(text: string, start: number, node: Node | null): Region {
	const hasLines = (isMap(node) || isSeq(node)) && !node.flow;
	const end = hasLines
		? itemOf(itemsOf(text, node), node.items.length - 1).end
		: (node?.range?.[1] ?? start);
	// The range of a text under > or | ends behind empty lines; that of an empty value behind a space.
	return {
		start,
		end: start + text.slice(start, end).replace(spaceAtEnd, "").length,
	};
}

/** The start of the comments right above an item. Comments on the first lines of a file belong to the file. */
function startOfComments(text: string, start: number, column: number): number {
	const indent = " ".repeat(column);
	let at = start - column;
	if (text.slice(at, start) !== indent) return start;
	for (;;) {
		const above = text.lastIndexOf("\n", at - 2) + 1;
		if (above >= at || !text.startsWith(`${indent}#`, above)) break;
		at = above;
	}
	return /^[ \t\n]*$/.test(text.slice(0, at)) ? start : at + column;
}

/** The end of the comments beside and inside an item: on its last line, and on lines indented further than it. */
function endOfComments(text: string, end: number, column: number): number {
	const inner = new RegExp(
		`[^\\n]*(?:(?:\\n[ \\t]*)*\\n {${column + 1},}#[^\\n]*)*`,
		"y",
	);
	inner.lastIndex = end;
	return end + (inner.exec(text)?.[0].length ?? 0);
}

import {
	Document,
	isScalar,
	type Node,
	Scalar,
	visit,
	type YAMLMap,
} from "yaml";
import type { YamlValue } from "../protocol.ts";
import { columnAt, type Item, type Layout } from "./yaml-items.ts";

/** The longest line that is written (characters). */
const lineWidth = 110;

/** New values longer than this (characters) get lines of their own: a text is folded, a list has a line for each item. */
const longestNew = 80;

/**
 * Writes an item of a list or, if the key is a string, a field of a map, as people do: a field on each line, short lists on
 * one, long texts folded. What YAML can't hold is written as well: whoever reads it again finds another value.
 */
export function writeItem(
	key: string | number,
	value: YamlValue | Scalar,
	{ column, isFlow }: Layout,
	width = lineWidth,
): string {
	const document = new Document(
		typeof key === "string" ? { [key]: value } : [value],
		// Texts that YAML 1.1 takes for dates, times or Booleans are quoted, too.
		{ compat: "yaml-1.1", aliasDuplicateObjects: false },
	);
	visit(document, {
		Scalar(role, node) {
			const text = node.value;
			if (role === "key" || typeof text !== "string" || node.type) return;
			const hasLines = text.includes("\n");
			const isLong = text.length > longestNew && text === text.trim();
			if (isFlow && hasLines) node.type = "QUOTE_DOUBLE";
			if (!isFlow && !hasLines && isLong) node.type = "BLOCK_FOLDED";
		},
		Seq(_, node) {
			const isShort = JSON.stringify(node).length <= longestNew;
			node.flow = isShort && node.items.every(isOnOneLine);
		},
	});
	(document.contents as YAMLMap).flow = isFlow;
	const written = document
		.toString({
			lineWidth: isFlow ? Infinity : width - column,
			doubleQuotedAsJSON: true,
			flowCollectionPadding: false,
		})
		.replace(/[ \t\n]+$/, "");
	return isFlow
		? written.slice(1, -1)
		: written.replace(/\n {2}/g, `\n${" ".repeat(column + 2)}`);
}

function isOnOneLine(node: unknown): boolean {
	return isScalar(node) && !String(node.value).includes("\n");
}

/** Writes the value of an item or a field, or that of a file: what stands behind the hyphen or colon. */
export function writeValue(
	key: string | number | undefined,
	value: YamlValue,
	layout: Layout,
): string {
	// Any name will do: it is cut off.
	if (typeof key === "string") return writeItem("a", value, layout).slice(2);
	const written = writeItem(0, value, layout);
	if (layout.isFlow) return written;
	return written.slice(key === undefined ? 2 : 1);
}

/** Returns the ways to write a text or a number like the one before it, the one most like it first. */
export function waysLike(
	text: string,
	node: Node | null | undefined,
	value: YamlValue,
	item: Item,
): string[] {
	const { start, end } = item.value;
	const [begin = end] = node?.range ?? [];
	const source = text.slice(begin, end);
	if (!isScalar(node) || isCollection(value) || source === "") return [];
	const isBlock = /^[|>]/.test(source);
	const [, indent] = (isBlock && /\n( +)/.exec(source)) || [];
	const layout = indent ? { ...item, column: indent.length - 2 } : item;
	const write = (data: unknown, type?: Scalar.Type, width = lineWidth) => {
		const scalar = new Scalar(data);
		if (type) scalar.type = type;
		if (isBlock) scalar.comment = node.comment ?? null;
		return writeItem("a", scalar, layout, width).slice(3);
	};
	const available = item.isFlow ? Infinity : lineWidth - columnAt(text, begin);
	const style = styleLike(node, source, String(value), available);
	// Others quote such a text, as in date: 2025-08-01.
	const isBare = style[0] === "PLAIN" && write(node.value).startsWith('"');
	return [
		...(isBare ? [String(value)] : []),
		write(value, ...style),
		write(value),
		write(value, "QUOTE_DOUBLE"),
	].map((way) => `${text.slice(start, begin)}${way}`);
}

/** The style for a text in place of another, and the width of its lines; nothing where the old one doesn't suit it. */
function styleLike(
	{ type }: Scalar,
	source: string,
	next: string,
	available: number,
): [type?: Scalar.Type | undefined, width?: number] {
	const longest = Math.max(...source.split("\n").map(({ length }) => length));
	if (type?.startsWith("BLOCK"))
		// Spaces at its ends would not be seen.
		return /^\s|[ \t]$|^$/.test(next)
			? []
			: [type, Math.max(longest, longestNew)];
	if (next.includes("\n")) return [];
	return next.length > available && longest <= available
		? ["BLOCK_FOLDED"]
		: [type, Infinity];
}

/** Whether a value is a list or a map. */
export function isCollection(
	value: YamlValue | undefined,
): value is readonly YamlValue[] | { readonly [key: string]: YamlValue } {
	return typeof value === "object" && value !== null;
}

/** Whether a value is a list. */
export function isList(
	value: YamlValue | undefined,
): value is readonly YamlValue[] {
	return Array.isArray(value);
}

import type { Nodes } from "mdast";

/** A range of a text: its offset and its length. */
type Range = { readonly start: number; readonly length: number };

/** Returns the range of a node in its text. */
export function getRange(node: Nodes): Range {
	const start = getStart(node);
	const end = node.position?.end.offset ?? start;
	return { start, length: Math.max(1, end - start) };
}

/** Returns the range of the address of a link or picture. */
export function getUrlRange(node: Nodes, text: string): Range {
	const start = getUrlStart(node, text);
	const url = "url" in node ? node.url : "";
	// A title may follow the address.
	const end = text.startsWith(url, start)
		? start + url.length
		: (node.position?.end.offset ?? start) - 1;
	return { start, length: Math.max(1, end - start) };
}

/** Returns the offset of a node in its text. */
export function getStart(node: Nodes): number {
	return node.position?.start.offset ?? 0;
}

/** Returns the offset of the address in [words](address); of a bare address, the offset of the link. */
export function getUrlStart(node: Nodes, text: string): number {
	const last =
		"children" in node ? node.children.at(-1)?.position?.end.offset : undefined;
	const before = last ?? text.indexOf("](", getStart(node));
	const opening = text.indexOf("(", before);
	const end = node.position?.end.offset ?? 0;
	const start = opening < 0 || opening >= end ? getStart(node) : opening + 1;
	return text[start] === "<" ? start + 1 : start;
}

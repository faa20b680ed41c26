import type { Nodes } from "mdast";

/** A stretch of a text: its offset and its length. */
type Stretch = { readonly start: number; readonly length: number };

/** The stretch of a node in its text. */
export function stretchOf(node: Nodes): Stretch {
	const start = startOf(node);
	const end = node.position?.end.offset ?? start;
	return { start, length: Math.max(1, end - start) };
}

/** The stretch of the address of a link or picture. */
export function urlStretch(node: Nodes, text: string): Stretch {
	const start = urlStart(node, text);
	const url = "url" in node ? node.url : "";
	// After the address there may be a title.
	const end = text.startsWith(url, start)
		? start + url.length
		: (node.position?.end.offset ?? start) - 1;
	return { start, length: Math.max(1, end - start) };
}

/** The offset of a node in its text. */
export function startOf(node: Nodes): number {
	return node.position?.start.offset ?? 0;
}

/** The offset of the address in [words](address). If the link is a bare address, that of the link. */
export function urlStart(node: Nodes, text: string): number {
	const last =
		"children" in node ? node.children.at(-1)?.position?.end.offset : undefined;
	const before = last ?? text.indexOf("](", startOf(node));
	const opening = text.indexOf("(", before);
	const end = node.position?.end.offset ?? 0;
	const start = opening < 0 || opening >= end ? startOf(node) : opening + 1;
	return text[start] === "<" ? start + 1 : start;
}

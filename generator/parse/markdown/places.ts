import type { Nodes } from "mdast";
import type { Locator } from "../locate.ts";
import type { PlaceOf } from "./rules.ts";

/** Returns the function that finds the places of the nodes of a Markdown text. `locate` takes offsets in that text. */
export function createPlaceOf(text: string, locate: Locator): PlaceOf {
	return (node, within) => {
		const nodeEnd = node.position?.end.offset ?? startOf(node);
		if (within === "url") {
			const start = urlStart(node, text);
			const url = "url" in node ? node.url : "";
			// After the address there may be a title.
			const end = text.startsWith(url, start)
				? start + url.length
				: nodeEnd - 1;
			return locate(start, Math.max(1, end - start));
		}
		return within
			? locate(startOf(node) + within.index, Math.max(1, within.length))
			: locate(startOf(node), Math.max(1, nodeEnd - startOf(node)));
	};
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

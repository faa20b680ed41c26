import type { Nodes } from "mdast";
import { getStart } from "./markdown/places.ts";

// Words are searched in a copy of the text in which everything else is blank, so that offsets stay the same.

/** OBJECT REPLACEMENT CHARACTER: stands for visible content other than the author's words, so that no match spans it. */
const replacementCharacter = "\uFFFC";

/** Returns a short text with its citations and web addresses replaced. Offsets stay the same. */
export function getVisibleText(text: string): string {
	return text
		.replaceAll(/\{\{[^{}]*\}\}|https?:\/\/\S+/g, (found) =>
			replacementCharacter.repeat(found.length),
		)
		.replaceAll(/&(?:nbsp|#160|#xa0);/gi, (found) => " ".repeat(found.length));
}

/** Returns the words of a Markdown text as visitors read them; markup and addresses are blank. Offsets stay the same. */
export function getVisibleMarkdown(root: Nodes, text: string): string {
	const visible = maskMarkdown(root, text, (node, written) => {
		switch (node.type) {
			case "text":
				return written.replace(/(?<=\n)[ \t>]+/g, replaceBySpaces);
			case "inlineCode":
				return replaceCharacters(written);
			case "image":
				return written.startsWith(node.alt ?? "", 2) ? `  ${node.alt}` : "";
			case "link":
				// <https://…>: the text of the link is its address.
				return written.startsWith("<") ? "" : undefined;
			default:
				return undefined;
		}
	});
	return getVisibleText(visible);
}

/**
 * Replaces the characters of a Markdown text by spaces, except what `show` returns for a node; if that is
 * undefined, it is called for the node's children. `link` is the link around a node.
 */
export function maskMarkdown(
	root: Nodes,
	text: string,
	show: (
		node: Nodes,
		written: string,
		link: Nodes | undefined,
	) => string | undefined,
): string {
	let masked = "";
	visit(root, undefined);
	return masked + replaceBySpaces(text.slice(masked.length));

	function visit(node: Nodes, link: Nodes | undefined) {
		const start = getStart(node);
		const written = text.slice(start, node.position?.end.offset ?? start);
		const shown = show(node, written, link);
		if (shown !== undefined)
			masked += replaceBySpaces(text.slice(masked.length, start)) + shown;
		else if ("children" in node)
			for (const child of node.children)
				visit(child, node.type === "link" ? node : link);
	}
}

/** Replaces each character but line breaks by U+FFFC. */
export function replaceCharacters(text: string): string {
	return text.replaceAll(/[^\n]/g, replacementCharacter);
}

/** Replaces each character but line breaks by a space. */
function replaceBySpaces(text: string): string {
	return text.replaceAll(/[^\n]/g, " ");
}

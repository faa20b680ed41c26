import type { List, Nodes, Root } from "mdast";

/**
 * A tree that `readPlainMarkdown` made, as HTML: the very same as remark-html's, sanitised. Nothing in such a
 * tree means anything else in HTML, and its addresses are safe.
 */
export function writePlainHtml({ children }: Root): string {
	return linesOf(children);
}

function linesOf(nodes: readonly Nodes[]): string {
	return nodes.map((node) => `${htmlOf(node)}\n`).join("");
}

function htmlOf(node: Nodes): string {
	switch (node.type) {
		case "text":
			return node.value;
		case "strong":
			return `<strong>${contentOf(node)}</strong>`;
		case "emphasis":
			return `<em>${contentOf(node)}</em>`;
		case "link":
			return `<a href="${node.url}">${contentOf(node)}</a>`;
		case "paragraph":
			return `<p>${contentOf(node)}</p>`;
		case "heading": {
			const { id } = node.data?.hProperties ?? {};
			const attribute = id === undefined ? "" : ` id="${id}"`;
			return `<h${node.depth}${attribute}>${contentOf(node)}</h${node.depth}>`;
		}
		case "blockquote":
			return `<blockquote>\n${linesOf(node.children)}</blockquote>`;
		case "list":
			return listOf(node);
		case "listItem":
			// What an item holds is one paragraph, which is no element of its own where items stand close.
			return `<li>${node.children.map(contentOf).join("")}</li>`;
		default:
			throw new Error(`No plain text has a node of type ${node.type}.`);
	}
}

function contentOf(node: Nodes): string {
	return "children" in node ? node.children.map(htmlOf).join("") : "";
}

function listOf({ ordered, start, children }: List): string {
	if (!ordered) return `<ul>\n${linesOf(children)}</ul>`;
	const attribute = start === 1 ? "" : ` start="${start}"`;
	return `<ol${attribute}>\n${linesOf(children)}</ol>`;
}

import type { List, Nodes, Root } from "mdast";

/**
 * Renders a tree of `readBlocks` as HTML, the same as remark-html's after sanitising. No text in such a tree needs
 * escaping, and its link addresses are safe. Throws on a node of any other kind, which is our own bug.
 */
export function writeHtml({ children }: Root): string {
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
			// An item holds one paragraph. Lists without empty lines have no <p> in their items.
			return `<li>${node.children.map(contentOf).join("")}</li>`;
		default:
			throw new Error(
				`Unexpected node of type ${node.type} in plain Markdown.`,
			);
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

import type { Node } from "prosemirror-model";
import { readMarkdownText } from "./markdown-text.ts";
import { markdownSchema } from "./schema.ts";

/**
 * A Markdown text with a block more, at the place that it has in the same text of another language: there it is before block
 * `index` of `count`.
 */
export function withBlock(
	text: string,
	block: Node,
	{ index, count }: { readonly index: number; readonly count: number },
): string {
	const { doc, write } = readMarkdownText(text);
	const { children } = doc;
	const own = Math.round((index / Math.max(count, 1)) * children.length);
	return write(
		markdownSchema.nodes.doc.create(null, children.toSpliced(own, 0, block)),
	);
}

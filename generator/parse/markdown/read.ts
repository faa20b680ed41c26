import type { Root } from "mdast";
import type { Fault } from "../../diagnostics/diagnostic.ts";
import { complexityFault, depthFault } from "./limits.ts";
import { readPlainMarkdown } from "./plain/index.ts";
import { processor } from "./remark.ts";

/** A parsed text. `toHtml` renders the tree with the changes made to it until then, and sanitises it. */
type ParsedMarkdown = { readonly tree: Root; toHtml(): string };

/**
 * Parses Markdown: by the fast path if the text is plain, by remark otherwise. Returns a fault instead if the text is
 * nested too deeply, or would take remark too long.
 */
export function readMarkdown(
	text: string,
): ParsedMarkdown | { readonly fault: Fault } {
	const plain = readPlainMarkdown(text);
	const complex = plain ? undefined : complexityFault(text);
	if (complex) return { fault: complex };
	const tree = plain ?? processor.parse(text);
	const fault = depthFault(tree);
	return fault ? { fault } : { tree, toHtml: () => processor.stringify(tree) };
}

import type { Root } from "mdast";
import type { Problem } from "../problem.ts";
import { complexityProblem, depthProblem } from "./limits.ts";
import { readPlainMarkdown } from "./plain/index.ts";
import { processor } from "./remark.ts";

/** A parsed text. `toHtml` renders the tree with the changes made to it until then, and sanitises it. */
type ParsedMarkdown = { readonly tree: Root; toHtml(): string };

/**
 * Parses Markdown: by the fast path if the text is plain, by remark otherwise. Returns a problem instead if the text is
 * nested too deeply, or would take remark too long.
 */
export function readMarkdown(
	text: string,
): ParsedMarkdown | { readonly problem: Problem } {
	const plain = readPlainMarkdown(text);
	const complex = plain ? undefined : complexityProblem(text);
	if (complex) return { problem: complex };
	const tree = plain ?? processor.parse(text);
	const problem = depthProblem(tree);
	return problem
		? { problem }
		: { tree, toHtml: () => processor.stringify(tree) };
}

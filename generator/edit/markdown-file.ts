import { decode } from "../parse/decode.ts";
import { splitFrontMatter } from "../parse/front-matter.ts";
import type { Source } from "../types.ts";

/**
 * The text of a file, of a Markdown file the Markdown below its front matter, and the line where that begins: in YAML, none.
 * Undefined while the file can't be read.
 */
export function textAndBody(
	file: string,
	sources: readonly Source[],
):
	| { readonly text: string; readonly body: string; readonly bodyLine: number }
	| undefined {
	const source = sources.find(({ path }) => path === file);
	const text = source && decode(file, source.bytes).value;
	if (text === undefined) return undefined;
	if (!file.endsWith(".md")) return { text, body: "", bodyLine: Infinity };
	const split = splitFrontMatter(file, text).value;
	if (!split) return undefined;
	const { body, bodyStart } = split;
	const bodyLine = text.slice(0, bodyStart).split("\n").length;
	return { text, body, bodyLine };
}

import { decode } from "../../parse/decode.ts";
import { splitFrontMatter } from "../../parse/front-matter.ts";
import type { Source } from "../../types.ts";

/**
 * The Markdown of a file, below its front matter, and the line where that begins; YAML has none. Undefined while the file
 * can't be read.
 */
export function markdownIn(
	file: string,
	sources: readonly Source[],
): { readonly markdown: string; readonly firstLine: number } | undefined {
	const source = sources.find(({ path }) => path === file);
	const text = source && decode(source).value;
	if (text === undefined) return undefined;
	if (!file.endsWith(".md")) return { markdown: "", firstLine: Infinity };
	const split = splitFrontMatter(text).value;
	if (!split) return undefined;
	const { body, bodyStart } = split;
	const firstLine = text.slice(0, bodyStart).split("\n").length;
	return { markdown: body, firstLine };
}

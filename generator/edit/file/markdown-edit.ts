import { decodeText } from "../../parse/decode.ts";
import { splitFrontMatter } from "../../parse/front-matter.ts";
import { normalizeSourceText } from "../../text/line-breaks.ts";
import type { Source } from "../../types.ts";

/**
 * Replaces the Markdown text of a file, below its front matter; the empty lines around it stay. `earlier` is the file before
 * these edits began: its empty lines and its front matter come back with a text. Returns undefined if the front matter can't
 * be told from the text.
 */
export function setMarkdown(
	text: string,
	markdown: string,
	earlier = text,
): string | undefined {
	const now = partsOf(text);
	if (!now) return undefined;
	const was = partsOf(earlier) ?? now;
	const wanted = trimmed(normalizeSourceText(markdown));
	const old = emptyEnds(was.body);
	const [start, end] = emptyEnds(now.body) ??
		old ?? [now.head === "" ? "" : "\n", "\n"];
	return [
		...(isBare(now) && isBare(was) ? [`${was.head}${old?.[0] ?? start}`] : []),
		`${now.head}${start}`,
		// A text that would be taken for front matter is put below an empty one.
		...(isBare(now) ? ["---\n---\n\n"] : []),
	]
		.map((above) => `${above}${wanted}${end}`)
		.find((result) => trimmed(partsOf(result)?.body ?? "") === wanted);
}

/** A Markdown file: its front matter, without the lines around it and with them, and its text. */
export function partsOf(text: string) {
	const split = splitFrontMatter(text).value;
	return split && { ...split, head: text.slice(0, split.bodyStart) };
}

/**
 * The Markdown of a file, below its front matter, and the line where that begins; undefined while the file can't be read,
 * and of a YAML file.
 */
export function markdownIn(
	file: string,
	sources: readonly Source[],
): { readonly markdown: string; readonly firstLine: number } | undefined {
	const source = sources.find(({ path }) => path === file);
	const text = source && decodeText(source).value;
	const parts =
		text !== undefined && file.endsWith(".md") ? partsOf(text) : undefined;
	return (
		parts && {
			markdown: parts.body,
			firstLine: parts.head.split("\n").length,
		}
	);
}

function isBare({ matter }: { readonly matter: string }): boolean {
	return matter.trim() === "";
}

/** The empty lines before and after a text; undefined if the text is empty. */
function emptyEnds(
	markdown: string,
): readonly [start: string, end: string] | undefined {
	if (markdown.trim() === "") return undefined;
	const [start = ""] = /^(?:[ \t]*\n)*/.exec(markdown) ?? [];
	return [start, markdown.slice(start.length + trimmed(markdown).length)];
}

/** Without empty lines at both ends. */
function trimmed(markdown: string): string {
	return markdown.replace(/^(?:[ \t]*\n)+/, "").trimEnd();
}

import { splitFrontMatter } from "../parse/front-matter.ts";
import { normalizeSourceText } from "../text/line-breaks.ts";

/** The parts of a Markdown file with LF line breaks. `head` is everything above the body, or empty without front matter. */
type MarkdownFile = {
	readonly head: string;
	readonly yaml: string;
	readonly body: string;
};

/** Splits a Markdown file into its front matter and its body. Undefined if the front matter isn't closed. */
export function splitMarkdownFile(text: string): MarkdownFile | undefined {
	const parts = splitFrontMatter(text).value;
	if (!parts) return undefined;
	const { bodyStart, body, matter } = parts;
	const yaml = matter.replace(/^\n/, "");
	return {
		head: text.slice(0, bodyStart),
		yaml: yaml === "" || yaml.endsWith("\n") ? yaml : `${yaml}\n`,
		body,
	};
}

/** Replaces the front matter of a Markdown file. An empty map removes it. */
export function replaceFrontMatter(
	{ head, body }: MarkdownFile,
	yaml: string,
): string {
	if (/^(?:\{\})?\s*$/.test(yaml)) return body.replace(/^\n+/, "");
	return `---\n${yaml}---\n${head === "" ? "\n" : ""}${body}`;
}

/** Replaces the body of a Markdown file; the blank lines around it stay. Undefined if the result would read differently. */
export function replaceMarkdown(
	{ head, body }: MarkdownFile,
	markdown: string,
): string | undefined {
	const wanted = trimBlankLines(normalizeSourceText(markdown));
	const isEmpty = body.trim() === "";
	const [start = ""] = isEmpty ? ["\n"] : (/^(?:[ \t]*\n)*/.exec(body) ?? []);
	const end = isEmpty
		? "\n"
		: body.slice(start.length + trimBlankLines(body).length);
	const above = head === "" && isEmpty ? "" : start;
	// A text that would be read as front matter follows an empty one.
	return [`${head}${above}`, `${head}${above}---\n---\n\n`]
		.map((before) => `${before}${wanted}${wanted === "" ? "" : end}`)
		.find((result) => {
			const read = splitMarkdownFile(result);
			return read && trimBlankLines(read.body) === wanted;
		});
}

/** Removes the blank lines at both ends of a text. */
function trimBlankLines(text: string): string {
	return text.replace(/^(?:[ \t]*\n)+/, "").trimEnd();
}

import matter from "gray-matter";
import { explain } from "../diagnostics/diagnostic.ts";
import { reportUnreadableText } from "./decode.ts";
import { type Parsed, withoutProblems } from "./problem.ts";

/** The two parts of a Markdown file. `matter` begins with the end of the line of the opening ---, so that its line numbers are right. */
type FrontMatter = {
	readonly matter: string;
	readonly body: string;
	/** The offset of the body in the file. */
	readonly bodyStart: number;
};

const opening = "---";

// gray-matter's default engines run front matter that is marked as JavaScript. This is the only engine it gets.
const asWritten = {
	parse: (written: string) => ({ written }),
	stringify: () => "",
};
const options = { language: "yaml", engines: { yaml: asWritten } };

/** A line that closes the front matter, or is meant to: other dashes, or more after the hyphens. */
const closing = /\n(---.*|[-–—_=]{2,}[ \t]*)(?:\n|$)/;

/** Splits a file into front matter and body. Without front matter, all is body. Reports wrong opening and closing lines. */
export function splitFrontMatter(
	text: string,
): Parsed<FrontMatter | undefined> {
	const start = Math.max(0, text.search(/\S/));
	const [line = ""] = /^.*/.exec(text.slice(start)) ?? [];
	if (!isOpeningMeant(line.trim(), text.slice(start + line.length)))
		return withoutProblems({ matter: "", body: text, bodyStart: 0 });
	if (start > 0 || line.trim() !== opening)
		return reportUnreadableText(text, {
			start,
			length: line.trim().length,
			...explain("unclosed-front-matter.opening"),
		});
	const found = closing.exec(text);
	const [, written = ""] = found ?? [];
	if (written.trim() !== opening)
		return reportUnreadableText(text, {
			start: found ? found.index + 1 : 0,
			length: written.length || opening.length,
			...explain("unclosed-front-matter.closing"),
		});
	const { matter: fields, content: body } = matter(text, options);
	const bodyStart = text.length - body.length;
	// gray-matter drops the line break of empty front matter.
	return withoutProblems({ matter: fields || "\n", body, bodyStart });
}

/** Whether the first line of a file opens its front matter or is meant to, or is a field without such a line above it. */
function isOpeningMeant(line: string, below: string): boolean {
	return (
		line.startsWith(opening) ||
		(/^[-–—_=]+$/.test(line) && isField(below.trimStart())) ||
		(isField(line) && /\S\n---[ \t]*(\n|$)/.test(below))
	);
}

function isField(text: string): boolean {
	return /^[\w-]+:(\s|$)/.test(text);
}

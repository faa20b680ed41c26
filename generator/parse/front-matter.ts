import matter from "gray-matter";
import { explain, type Fault } from "../diagnostics/diagnostic.ts";
import { createLocator } from "./decode.ts";
import {
	getLine,
	type Parsed,
	toProblems,
	withoutProblems,
} from "./problem.ts";

/** The two parts of a Markdown file. `matter` begins with an empty line for the opening ---, so that its line numbers are right. */
type FrontMatter = {
	readonly matter: string;
	readonly body: string;
	/** The offset of the body in the file. */
	readonly bodyStart: number;
};

// gray-matter's default engines run front matter that is marked as JavaScript. This is the only engine it gets.
const asWritten = {
	parse: (written: string) => ({ written }),
	stringify: () => "",
};
const options = { language: "yaml", engines: { yaml: asWritten } };

const closingLine = /\n---[ \t]*(\n|$)/;

/** Splits a file into front matter and body. Without front matter, all is body. Reports wrong opening and closing lines. */
export function splitFrontMatter(
	text: string,
): Parsed<FrontMatter | undefined> {
	const fault = findOpeningFault(text) ?? findClosingFault(text);
	return fault
		? {
				value: undefined,
				problems: toProblems([fault], createLocator(text)),
			}
		: withoutProblems(splitAtDelimiters(text));
}

function splitAtDelimiters(text: string): FrontMatter {
	if (!text.startsWith("---")) return { matter: "", body: text, bodyStart: 0 };
	const { matter: written, content: body } = matter(text, options);
	const bodyStart = text.length - body.length;
	// gray-matter drops the line break of empty front matter.
	return { matter: written || "\n", body, bodyStart };
}

/** Finds a line that nearly opens the front matter, or fields without such a line. */
function findOpeningFault(text: string): Fault | undefined {
	const start = Math.max(0, text.search(/\S/));
	const line = getLine(text, start).text.trim();
	const next = text.slice(start + line.length).trimStart();
	const isOpened = line === "---" && start === 0;
	const isMeant =
		line.startsWith("---") ||
		(/^[-–—_=]+$/.test(line) && startsWithField(next)) ||
		(startsWithField(line) && /\S\n---[ \t]*(\n|$)/.test(text));
	return isMeant && !isOpened
		? {
				start,
				length: line.length,
				...explain("unclosed-front-matter.opening"),
			}
		: undefined;
}

function startsWithField(text: string): boolean {
	return /^[\w-]+:(\s|$)/.test(text);
}

/** Finds front matter without a closing line, or a line that nearly closes it. */
function findClosingFault(text: string): Fault | undefined {
	if (!text.startsWith("---")) return undefined;
	// The intended closing line; gray-matter accepts any that begins with three hyphens.
	const first = /\n(---.*|[-–—_=]{2,}[ \t]*(?=\n|$))/d.exec(text);
	if (first?.[1]?.trimEnd() === "---") return undefined;
	const nearly = closingLine.test(text)
		? first
		: /\n[ \t]*([-–—_=]+|---.*)[ \t]*(?=\n|$)/d.exec(text);
	const [start, end] = nearly?.indices?.[1] ?? [0, 3];
	return {
		start,
		length: end - start,
		...explain("unclosed-front-matter.closing"),
	};
}

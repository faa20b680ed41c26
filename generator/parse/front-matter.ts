import matter from "gray-matter";
import {
	type Checked,
	errorAt,
	unproblematic,
} from "../diagnostics/diagnostic.ts";
import { placeAt } from "./decode.ts";
import { lineAt, type Problem } from "./problem.ts";

/** A Markdown file split in two. `matter` begins with an empty line for the opening ---, so that its line numbers are right. */
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
	file: string,
	text: string,
): Checked<FrontMatter | undefined> {
	const problem = wrongOpening(text) ?? wrongClosing(text);
	if (problem) {
		const { start, end, message, hint } = problem;
		const place = placeAt(text, start, end - start);
		return {
			value: undefined,
			diagnostics: [
				errorAt(file, place, "unclosed-front-matter", message, hint),
			],
		};
	}
	if (!text.startsWith("---"))
		return unproblematic({ matter: "", body: text, bodyStart: 0 });
	// gray-matter copies its input several times, and needs nothing below the closing line.
	const end = closingLine.exec(text);
	const head = text.slice(0, end ? end.index + end[0].length : undefined);
	const bodyStart = head.length - matter(head, options).content.length;
	const below = text.slice(lineAt(text, 0).text.length + 1, bodyStart);
	return unproblematic({
		matter: `\n${below.replace(/---[ \t]*\n?$/, "")}`,
		body: text.slice(bodyStart),
		bodyStart,
	});
}

const openingLine = {
	en: "The first line of the front matter must be --- and nothing else.",
	da: "På linjen over felterne øverst i filen må der kun stå ---.",
};

const threeHyphens = {
	en: "Write three hyphens, and nothing else on the line.",
	da: "Skriv tre bindestreger og ikke andet på linjen.",
};

/** A line that nearly opens the front matter, or fields without such a line. */
function wrongOpening(text: string): Problem | undefined {
	const start = text.search(/\S/);
	const { text: written } = lineAt(text, Math.max(0, start));
	const line = written.trim();
	const end = start + line.length;
	const next = text.slice(end).trimStart();
	if (/^---/.test(line) && start > 0)
		return {
			start,
			end,
			message: {
				en: "The front matter must begin on the first line of the file.",
				da: "Felterne øverst i filen skal begynde med --- på den allerførste linje.",
			},
			hint: text.startsWith("\n")
				? {
						en: "Delete the empty lines above it.",
						da: "Slet de tomme linjer over den.",
					}
				: {
						en: "Delete the spaces before it.",
						da: "Slet mellemrummene foran ---.",
					},
		};
	if (/^---./.test(line))
		return {
			start,
			end,
			message: openingLine,
			hint: {
				en: "Delete what follows the three hyphens.",
				da: "Slet det, der står efter de tre bindestreger.",
			},
		};
	if (/^[-–—_=]+$/.test(line) && line !== "---" && startsWithField(next))
		return { start, end, message: openingLine, hint: threeHyphens };
	if (startsWithField(line) && closingLine.test(text))
		return {
			start,
			end,
			message: {
				en: "The front matter begins here without a line with ---.",
				da: "Felterne øverst i filen mangler en linje med --- over sig.",
			},
			hint: {
				en: "Write --- on a line of its own above the first field.",
				da: "Skriv --- på en linje for sig over det første felt.",
			},
		};
	return undefined;
}

function startsWithField(text: string): boolean {
	return /^[\w-]+:(\s|$)/.test(text);
}

/** Front matter without a closing line, or a line that nearly closes it. */
function wrongClosing(text: string): Problem | undefined {
	if (!text.startsWith("---") || closingLine.test(text)) return undefined;
	const nearly = /\n[ \t]*([-–—_=]+|---.*)[ \t]*(?=\n|$)/d.exec(text)
		?.indices?.[1];
	if (nearly)
		return {
			start: nearly[0],
			end: nearly[1],
			message: {
				en: "The last line of the front matter must be --- and nothing else.",
				da: "På linjen under felterne øverst i filen må der kun stå ---.",
			},
			hint: threeHyphens,
		};
	return {
		start: 0,
		end: 3,
		message: {
			en: "The front matter begins here and is never closed.",
			da: "Felterne øverst i filen begynder her og bliver aldrig afsluttet.",
		},
		hint: {
			en: "Write --- on a line of its own below the last field.",
			da: "Skriv --- på en linje for sig under det sidste felt.",
		},
	};
}

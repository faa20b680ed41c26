import matter from "gray-matter";
import { type Checked, errorAt, type Wording } from "../diagnostic.ts";

/** A Markdown file's two halves. `matter` keeps the lines above it blank, so that places come out right. */
export type FrontMatter = {
	readonly matter: string;
	readonly body: string;
	/** Where the body begins in the file. */
	readonly bodyStart: number;
};

// gray-matter would run front matter that calls itself JavaScript; it gets no engine but this one.
const asWritten = {
	parse: (written: string) => ({ written }),
	stringify: () => "",
};
const options = { language: "yaml", engines: { yaml: asWritten } };

/** Splits the front matter from the text. A file without any is all text. */
export function splitFrontMatter(
	file: string,
	text: string,
): Checked<FrontMatter | undefined> {
	const opening = /^(\s*)---(.*)\n/.exec(text);
	if (!opening)
		return { value: { matter: "", body: text, bodyStart: 0 }, diagnostics: [] };
	const [first, before = "", after = ""] = opening;
	const line = before.split("\n").length;
	const place = { line, column: 1, length: first.trim().length };
	if (before !== "")
		return failed(
			{
				en: "The front matter must begin on the file's very first line.",
				da: "Hovedet med felterne skal begynde på filens allerførste linje.",
			},
			{
				en: "Delete the empty lines above it.",
				da: "Slet de tomme linjer over det.",
			},
		);
	if (after.trim() !== "")
		return failed(
			{
				en: "The line that opens the front matter must be --- and nothing else.",
				da: "På linjen, der indleder hovedet med felterne, må der kun stå ---.",
			},
			{
				en: "Delete what follows the three hyphens.",
				da: "Slet det, der står efter de tre bindestreger.",
			},
		);
	if (!/\n---[ \t]*(\n|$)/.test(text.slice(3))) {
		return failed(
			{
				en: "The front matter is opened here and never closed.",
				da: "Hovedet med felterne begynder her og bliver aldrig afsluttet.",
			},
			{
				en: "Put a line with --- and nothing else below its last field.",
				da: "Sæt en linje med kun --- under det sidste felt.",
			},
		);
	}
	const { content } = matter(text, options);
	const bodyStart = text.length - content.length;
	return {
		value: {
			matter: `\n${text.slice(first.length, bodyStart).replace(/---[ \t]*\n?$/, "")}`,
			body: content,
			bodyStart,
		},
		diagnostics: [],
	};

	function failed(message: Wording, hint: Wording): Checked<undefined> {
		return {
			value: undefined,
			diagnostics: [
				errorAt(file, place, "unclosed-front-matter", message, hint),
			],
		};
	}
}

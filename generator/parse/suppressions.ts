import { Lexer } from "yaml";
import {
	type Checked,
	type Diagnostic,
	type Place,
	warningAt,
} from "../diagnostics/diagnostic.ts";
import type { Suppression } from "../types.ts";
import { placeAt } from "./decode.ts";

/** A comment in Markdown that suppresses lint findings, with the reason. Other comments are not allowed. */
export const suppressionComment =
	// A reason ends where a comment begins. So the search stays linear if many comments are not closed.
	/<!--\s*kilde-(?:tillad|allow):(?<reason>(?:(?!-->|<!--)[\s\S])*)-->/g;

const yamlSuppression = /^# *kilde-(?:tillad|allow):(?<reason>.*)$/;

/**
 * Finds the suppressions in a Markdown text. One applies to its own line, or to the next line with text if its own holds
 * nothing else. Reports those without a reason.
 */
export function suppressionsInMarkdown(
	file: string,
	text: string,
): Checked<Suppression[]> {
	const comments = [...text.matchAll(suppressionComment)].map(
		({ 0: written, index, groups }): Comment => ({
			index,
			written,
			reason: groups?.reason ?? "",
		}),
	);
	return readSuppressions(comments, file, text, (line) => line);
}

/**
 * The same in YAML: `# kilde-allow: the reason`. One applies to the end of a value that begins in its line; `lastLineOf`
 * returns the last line of the values that begin in a line.
 */
export function suppressionsInYaml(
	file: string,
	text: string,
	lastLineOf: (line: number) => number,
): Checked<Suppression[]> {
	return readSuppressions(commentsIn(text), file, text, lastLineOf);
}

type Comment = {
	readonly index: number;
	readonly written: string;
	readonly reason: string;
};

function commentsIn(text: string): Comment[] {
	if (!/# *kilde-/.test(text)) return [];
	const found: Comment[] = [];
	let index = 0;
	let inScalar = false;
	// The lexer splits the text into tokens, and adds a marker before each scalar.
	for (const token of new Lexer().lex(text)) {
		const reason = inScalar
			? undefined
			: yamlSuppression.exec(token)?.groups?.reason;
		if (reason !== undefined) found.push({ index, written: token, reason });
		inScalar = token === "\x1f";
		if (!lexerMarkers.includes(token)) index += token.length;
	}
	return found;
}

/** The markers that the lexer adds, which aren't in the text: document start, flow error, scalar. */
const lexerMarkers: readonly string[] = ["\x02", "\x18", "\x1f"];

function readSuppressions(
	comments: readonly Comment[],
	file: string,
	text: string,
	lastLineOf: (line: number) => number,
): Checked<Suppression[]> {
	const diagnostics: Diagnostic[] = [];
	const lines = text.split("\n");
	const value = comments.flatMap(
		({ index, written, reason }): Suppression[] => {
			const place = placeOf(index, written, text);
			if (reason.trim() === "") {
				diagnostics.push(withoutReason(file, place));
				return [];
			}
			const line = coveredLine(placeAt(text, index), written, lines);
			return [{ place, from: line, to: lastLineOf(line) }];
		},
	);
	return { value, diagnostics };
}

function placeOf(index: number, written: string, text: string): Place {
	const [firstLine = ""] = written.split("\n");
	return placeAt(text, index, firstLine.length);
}

function withoutReason(file: string, place: Place): Diagnostic {
	return warningAt(
		file,
		place,
		"allowance",
		{
			en: "The comment gives no reason, so it has no effect.",
			da: "Kommentaren har ingen begrundelse, så den virker ikke.",
		},
		{
			en: "Write the reason after the colon.",
			da: "Skriv begrundelsen efter kolonet.",
		},
	);
}

/** The line that a comment applies to: its own, or if nothing else is on it, the next one with content. */
function coveredLine(
	{ line, column }: Place,
	written: string,
	lines: readonly string[],
): number {
	const ownLines = written.split("\n");
	const own = line + ownLines.length - 1;
	const before = lines[line - 1]?.slice(0, column - 1) ?? "";
	const end = (ownLines.at(-1) ?? "").length + (own === line ? column - 1 : 0);
	const after = lines[own - 1]?.slice(end) ?? "";
	if (before.trim() !== "" || after.trim() !== "") return own;
	for (let next = own; next < lines.length; next++)
		if (hasContent(lines[next] ?? "")) return next + 1;
	return own;
}

function hasContent(line: string): boolean {
	return line.trim() !== "" && !/^\s*(#|<!--) *kilde-/.test(line);
}

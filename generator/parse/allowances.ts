import { Lexer } from "yaml";
import {
	type Checked,
	type Diagnostic,
	type Place,
	warningAt,
} from "../diagnostics/diagnostic.ts";
import type { Allowance } from "../types.ts";
import { placeAt } from "./decode.ts";

/** A comment in Markdown that allows what would be remarked on, with the reason; other comments are not used. */
export const markdownAllowance =
	// A reason ends where a comment begins: so no text is looked through once for each comment that nobody closed.
	/<!--\s*kilde-(?:tillad|allow):(?<reason>(?:(?!-->|<!--)[\s\S])*)-->/g;

const yamlAllowance = /^# *kilde-(?:tillad|allow):(?<reason>.*)$/;

/**
 * The comments in a Markdown text that allow something: in the line they stand in, or if that holds
 * nothing else, in the next one.
 */
export function allowancesInMarkdown(
	file: string,
	text: string,
): Checked<Allowance[]> {
	const comments = [...text.matchAll(markdownAllowance)].map(
		({ 0: written, index, groups }): Comment => ({
			index,
			written,
			reason: groups?.reason ?? "",
		}),
	);
	return allowances(comments, file, text, (line) => line);
}

/** The same in YAML: `# kilde-allow: the reason`. It reaches to the end of a value that begins in its line. */
export function allowancesInYaml(
	file: string,
	text: string,
	lastLineOf: (line: number) => number,
): Checked<Allowance[]> {
	return allowances(commentsIn(text), file, text, lastLineOf);
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
	// The lexer gives the text back in pieces, with a sign of its own before a scalar.
	for (const piece of new Lexer().lex(text)) {
		const reason = inScalar
			? undefined
			: yamlAllowance.exec(piece)?.groups?.reason;
		if (reason !== undefined) found.push({ index, written: piece, reason });
		inScalar = piece === "\x1f";
		if (!lexerSigns.includes(piece)) index += piece.length;
	}
	return found;
}

/** Pieces that stand for something in the text and are not in it: beginning of a document, flow error, scalar. */
const lexerSigns: readonly string[] = ["\x02", "\x18", "\x1f"];

function allowances(
	comments: readonly Comment[],
	file: string,
	text: string,
	lastLineOf: (line: number) => number,
): Checked<Allowance[]> {
	const diagnostics: Diagnostic[] = [];
	const lines = text.split("\n");
	const value = comments.flatMap(({ index, written, reason }): Allowance[] => {
		const place = placeOf(index, written, text);
		if (reason.trim() === "") {
			diagnostics.push(withoutReason(file, place));
			return [];
		}
		const line = coveredLine(placeAt(text, index), written, lines);
		return [{ place, from: line, to: lastLineOf(line) }];
	});
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
			en: "The comment gives no reason, so it allows nothing.",
			da: "Kommentaren giver ingen grund, så den tillader ikke noget.",
		},
		{
			en: "Write the reason behind the colon.",
			da: "Skriv grunden efter kolonet.",
		},
	);
}

/** The comment's own line, or where it stands alone the next one that says something. */
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
		if (saysSomething(lines[next] ?? "")) return next + 1;
	return own;
}

function saysSomething(line: string): boolean {
	return line.trim() !== "" && !/^\s*(#|<!--) *kilde-/.test(line);
}

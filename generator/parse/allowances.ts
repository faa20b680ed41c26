import { Lexer } from "yaml";
import {
	type Checked,
	type Diagnostic,
	type Place,
	warningAt,
} from "../diagnostic.ts";
import type { Allowance } from "../types.ts";
import { placeAt } from "./decode.ts";

/** A comment in Markdown that allows what would be remarked on, with the reason; other comments are not used. */
export const markdownAllowance =
	/<!--\s*kilde-(?:tillad|allow):(?<reason>(?:(?!-->)[\s\S])*)-->/g;

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
	const value = comments.flatMap(({ index, written, reason }): Allowance[] => {
		const place = placeOf(index, written, text);
		if (reason.trim() === "") {
			diagnostics.push(withoutReason(file, place));
			return [];
		}
		const line = coveredLine(index, written, text);
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
function coveredLine(index: number, written: string, text: string): number {
	const end = index + written.length;
	const before = text.slice(text.lastIndexOf("\n", index - 1) + 1, index);
	const [after = "", ...below] = text.slice(end).split("\n");
	const own = placeAt(text, end).line;
	if (before.trim() !== "" || after.trim() !== "") return own;
	const next = below.findIndex(
		(line) => line.trim() !== "" && !/^\s*(#|<!--) *kilde-/.test(line),
	);
	return next < 0 ? own : own + 1 + next;
}

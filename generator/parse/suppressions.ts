import {
	type Checked,
	type Diagnostic,
	warningAt,
} from "../diagnostics/diagnostic.ts";
import type { Suppression } from "../types.ts";
import { placeAt } from "./decode.ts";

/** A comment in Markdown that suppresses lint findings, with the reason. Other comments are not allowed. */
export const suppressionComment =
	// A reason ends where a comment begins. So the search stays linear if many comments are not closed.
	/<!--\s*kilde-(?:tillad|allow):(?<reason>(?:(?!-->|<!--)[\s\S])*)-->/g;

/** The same in YAML: `# kilde-allow: the reason`. */
const inYaml = /(?<=^|\s)# *kilde-(?:tillad|allow):(?<reason>.*)$/gm;

/**
 * Finds the comments in a file that suppress lint findings. One applies to its own line, or to the next line with text if
 * its own holds nothing else; in YAML, to the lines indented below it as well. Reports those without a reason.
 */
export function suppressionsIn(
	file: string,
	text: string,
): Checked<Suppression[]> {
	const diagnostics: Diagnostic[] = [];
	const lines = text.split("\n");
	const comments = [
		...text.matchAll(inYaml),
		...text.matchAll(suppressionComment),
	];
	const value = comments.flatMap((found): Suppression[] => {
		const { 0: written, index, groups } = found;
		const place = placeAt(text, index, written.length);
		if (groups?.reason?.trim() === "") {
			diagnostics.push(
				warningAt(
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
				),
			);
			return [];
		}
		const from = coveredLine(text, index, index + written.length);
		const to = written.startsWith("#") ? lastBelow(from, lines) : from;
		return [{ place, from, to }];
	});
	return { value, diagnostics };
}

/** The line that a comment applies to: its own, or if nothing else is on it, the next one with content. */
function coveredLine(text: string, start: number, end: number): number {
	const before = text.slice(text.lastIndexOf("\n", start - 1) + 1, start);
	const own = placeAt(text, end).line;
	const [after = "", ...below] = text.slice(end).split("\n");
	if (before.trim() !== "" || after.trim() !== "") return own;
	const next = below.findIndex(
		(line) => line.trim() !== "" && !/^\s*(#|<!--) *kilde-/.test(line),
	);
	return next < 0 ? own : own + 1 + next;
}

/** The last of the lines below a line that are indented further than it. */
function lastBelow(line: number, lines: readonly string[]): number {
	const depth = (lines[line - 1] ?? "").search(/\S/);
	const below = lines.slice(line);
	const end = below.findIndex((each) => {
		const indent = each.search(/\S/);
		return indent >= 0 && indent <= depth;
	});
	return line + (end < 0 ? below.length : end);
}

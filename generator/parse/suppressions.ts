import {
	explain,
	type Place,
	type Problem,
	problemAt,
} from "../diagnostics/diagnostic.ts";
import type { Suppression } from "../types.ts";
import { createLocator } from "./decode.ts";
import type { Parsed } from "./problem.ts";

/** A comment in Markdown that suppresses lint findings, with the reason. */
export const suppressionComment =
	// A reason ends where a comment begins. So the search stays linear if many comments are not closed.
	/<!--\s*kilde-(?:tillad|allow):(?<reason>(?:(?!-->|<!--)[\s\S])*)-->/g;

/** The same in YAML: `# kilde-allow: the reason`. */
const inYaml = /(?<=^|\s)# *kilde-(?:tillad|allow):(?<reason>.*)$/gm;

/**
 * Finds the comments in a file that suppress lint findings. One applies to its own line, or to the next line with text if
 * its own holds nothing else; in YAML, to the lines indented below it as well. Reports those without a reason.
 */
export function findSuppressions(text: string): Parsed<Suppression[]> {
	const problems: Problem[] = [];
	const lines = text.split("\n");
	const placeAt = createLocator(text);
	const comments = [
		...text.matchAll(inYaml),
		...text.matchAll(suppressionComment),
	];
	const value = comments.flatMap((found): Suppression[] => {
		const { 0: written, index, groups } = found;
		const place = placeAt(index, written.length);
		const reason = groups?.reason?.trim() ?? "";
		if (reason === "") {
			const problem = problemAt(place, explain("allowance.no-reason"));
			problems.push({ ...problem, severity: "warning" });
			return [];
		}
		const from = getCoveredLine(lines, place, placeAt(index + written.length));
		const to = written.startsWith("#") ? getLastBelow(from, lines) : from;
		return [{ place, from, to, reason }];
	});
	return { value, problems };
}

/** Returns the line that a comment applies to: its own, or if nothing else is on it, the next one with content. */
function getCoveredLine(
	lines: readonly string[],
	start: Place,
	end: Place,
): number {
	const before = (lines[start.line - 1] ?? "").slice(0, start.column - 1);
	const after = (lines[end.line - 1] ?? "").slice(end.column - 1);
	if (before.trim() !== "" || after.trim() !== "") return end.line;
	const next = lines.findIndex(
		(line, index) =>
			index >= end.line &&
			line.trim() !== "" &&
			!/^\s*(#|<!--) *kilde-/.test(line),
	);
	return next < 0 ? end.line : next + 1;
}

/** Returns the last of the lines below a line that are indented further than it. */
function getLastBelow(line: number, lines: readonly string[]): number {
	const depth = (lines[line - 1] ?? "").search(/\S/);
	const below = lines.slice(line);
	const end = below.findIndex((each) => {
		const indent = each.search(/\S/);
		return indent >= 0 && indent <= depth;
	});
	return line + (end < 0 ? below.length : end);
}

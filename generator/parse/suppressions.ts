import {
	explain,
	type Place,
	type Problem,
	problemAt,
} from "../diagnostics/diagnostic.ts";
import { messageLanguages } from "../languages/message-language.ts";
import { formatValue, phrase } from "../messages/format.ts";
import type { Suppression } from "../types.ts";
import { createLocator } from "./decode.ts";
import type { Parsed } from "./problem.ts";

/** Matches the keyword of suppressions in any language of messages: kilde-allow. */
export const suppressionKeyword = `(?:${messageLanguages
	.map((language) => formatValue(phrase("suppression.keyword"), { language }))
	.join("|")})`;

/** A comment in Markdown that suppresses lint findings, with the reason. */
export const suppressionComment =
	// A reason can't contain the beginning of a comment, so that the search stays linear if many comments are not closed.
	new RegExp(
		`<!--\\s*${suppressionKeyword}:(?<reason>(?:(?!-->|<!--)[\\s\\S])*)-->`,
		"g",
	);

/** The same in YAML: `# kilde-allow: the reason`. */
const inYaml = new RegExp(
	`(?<=^|\\s)# *${suppressionKeyword}:(?<reason>.*)$`,
	"gm",
);

/**
 * Finds the comments in a file that suppress lint findings. A comment applies to its own line, or to the next line with text
 * if it is alone on its line; in YAML, also to the lines indented below that. Reports comments without a reason.
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
		const to = written.startsWith("#")
			? getLastIndentedLine(from, lines)
			: from;
		return [{ place, from, to, reason }];
	});
	return { value, problems };
}

/** Returns the line that a comment applies to: its own, or the next one with content if it is alone on its line. */
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

/** Returns the last of the lines that are indented below a line. */
function getLastIndentedLine(line: number, lines: readonly string[]): number {
	const depth = (lines[line - 1] ?? "").search(/\S/);
	const below = lines.slice(line);
	const end = below.findIndex((each) => {
		const indent = each.search(/\S/);
		return indent >= 0 && indent <= depth;
	});
	return line + (end < 0 ? below.length : end);
}

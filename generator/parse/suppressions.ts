import { explain, type Problem, problemAt } from "../diagnostics/diagnostic.ts";
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
	const value: Suppression[] = [];
	const problems: Problem[] = [];
	const found = [
		...text.matchAll(inYaml),
		...text.matchAll(suppressionComment),
	];
	// Most files have none.
	if (found.length === 0) return { value, problems };
	const lines = text.split("\n");
	const placeAt = createLocator(text);
	for (const { 0: written, index, groups } of found) {
		const place = placeAt(index, written.length);
		const reason = groups?.reason?.trim() ?? "";
		if (reason === "") {
			const explanation = explain("allowance.no-reason");
			problems.push(problemAt(place, { ...explanation, severity: "warning" }));
			continue;
		}
		const { line: end } = placeAt(index + written.length);
		const others = lines.slice(place.line - 1, end).join("\n");
		const isAlone = others.trim() === written.trim();
		const from = isAlone ? findContent(lines, end) : end;
		const isYaml = written.startsWith("#");
		const to = isYaml ? getLastIndentedLine(lines, from) : from;
		value.push({ place, from, to, reason });
	}
	return { value, problems };
}

/** Returns the number of the next line with content other than a suppression; the given number if no such line follows. */
function findContent(lines: readonly string[], line: number): number {
	const below = lines
		.slice(line)
		.findIndex((each) => /^(?!\s*(?:#|<!--) *kilde-).*\S/.test(each));
	return line + below + 1;
}

/** Returns the last of the lines that are indented below a line. */
function getLastIndentedLine(lines: readonly string[], line: number): number {
	const depth = (lines[line - 1] ?? "").search(/\S/);
	const below = lines.slice(line);
	const end = below.findIndex(
		(each) => /\S/.test(each) && each.search(/\S/) <= depth,
	);
	return line + (end < 0 ? below.length : end);
}

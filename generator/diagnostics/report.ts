import { styleText } from "node:util";
import type { MessageLanguage } from "../languages/message-language.ts";
import type { PhraseId } from "../messages/catalogue.ts";
import { formatValue, phrase } from "../messages/format.ts";
import type { Source } from "../types.ts";
import { type Diagnostic, getProblemKey, isError } from "./diagnostic.ts";
import { formatProblem } from "./format-problem.ts";
import { groupBy } from "./group-by.ts";

/** How diagnostics are printed: for people, for GitHub's annotations, or one JSON object a line. */
export const formats = ["pretty", "github", "json"] as const;

/** One of the ways to print diagnostics. */
export type Format = (typeof formats)[number];

type CountedNoun = PhraseId extends infer Id
	? Id extends `count.${infer Noun}`
		? Noun
		: never
	: never;

/** The format, language and colours of a report. */
export type ReportStyle = {
	readonly format: Format;
	readonly language: MessageLanguage;
	readonly colour: Colouring;
};

/**
 * Formats diagnostics, in the order given. For people, equal problems are gathered at the first of their places. `sources`
 * contains the files with the problems.
 */
export function formatDiagnostics(
	diagnostics: readonly Diagnostic[],
	sources: readonly Pick<Source, "path" | "bytes">[],
	style: ReportStyle,
): string {
	const { format, language } = style;
	const items =
		format === "pretty"
			? groupEqualProblems(diagnostics).map((group) =>
					formatPretty(group, sources, style),
				)
			: diagnostics.map((each) =>
					format === "json"
						? formatJson(each, language)
						: formatGithub(each, language),
				);
	return items.map((item) => `${item}\n`).join("");
}

/** Problems that differ only in their places. */
type EqualProblems = {
	readonly first: Diagnostic;
	readonly others: readonly Diagnostic[];
};

/** Groups problems that differ only in their places, in the order of first occurrence. */
export function groupEqualProblems(
	diagnostics: readonly Diagnostic[],
): EqualProblems[] {
	const groups = groupBy(diagnostics, (each) =>
		[each.severity, getProblemKey(each), each.fixes].join("\n"),
	);
	return [...groups.values()].flatMap(([first, ...others]) =>
		first ? [{ first, others }] : [],
	);
}

/** A text without control characters, which would be commands to a terminal. */
export function replaceControlCharacters(text: string): string {
	return text.replaceAll(/[^\P{Cc}\n\t]/gu, "\uFFFD");
}

/** Colours a part of a report. */
export type Colouring = (
	style: "red" | "green" | "yellow" | "dim" | "bold",
	text: string,
) => string;

/** Leaves text as it is. */
export const leaveUncoloured: Colouring = (_style, text) => text;

/** Adds the codes of a terminal, wherever the text goes: the caller knows whether it is shown in colour. */
export const colourText: Colouring = (style, text) =>
	styleText(style, text, { validateStream: false });

const colours = { error: "red", warning: "yellow" } as const;

/** Formats the first of some equal problems with the line of its place, and the places of the others. */
function formatPretty(
	{ first, others }: EqualProblems,
	sources: readonly Pick<Source, "path" | "bytes">[],
	{ language, colour }: ReportStyle,
): string {
	const { severity, length } = first;
	const { message, hint } = formatProblem(first, { language });
	const label = formatValue({ id: `severity.${severity}` }, { language });
	const written = first.written ?? findLine(first, sources);
	const paragraphs = [
		...(hint === undefined ? [] : [hint]),
		...(others.length > 0 ? [formatOtherPlaces(others, language)] : []),
	];
	return [
		`${colour("bold", formatPlace(first))} ${colour(colours[severity], `${label}:`)} ${replaceControlCharacters(message)}`,
		...(written !== undefined && length > 0
			? formatCodeFrame(first, written, colour)
			: []),
		...paragraphs.map((text) => `  ${replaceControlCharacters(text)}`),
		"",
	].join("\n");
}

/** Formats the place of a problem, e.g. content/a.yaml:3:5. */
export function formatPlace({ file, line, column }: Diagnostic): string {
	return replaceControlCharacters(`${file}:${line}:${column}`);
}

/** The maximum number of places listed for equal problems besides the first. */
const maxPlaces = 3;

function formatOtherPlaces(
	others: readonly Diagnostic[],
	language: MessageLanguage,
): string {
	const count = others.length;
	const listed = others.slice(0, maxPlaces).map(formatPlace).join(", ");
	const places = count > maxPlaces ? `${listed} …` : listed;
	return formatValue(phrase("problem.other-places", { count, places }), {
		language,
	});
}

/** Returns the line of a problem in its file; undefined if there is no such file. */
function findLine(
	{ file, line }: Diagnostic,
	sources: readonly Pick<Source, "path" | "bytes">[],
): string | undefined {
	const source = sources.find(({ path }) => path === file);
	const text = source && new TextDecoder().decode(source.bytes);
	return text?.split(/\r?\n/)[line - 1];
}

/** The line in question with the place underlined. */
function formatCodeFrame(
	{ line, column, length, severity }: Diagnostic,
	written: string,
	colour: Colouring,
): string[] {
	const before = written.slice(0, column - 1);
	const marked = Math.max(1, Math.min(length, written.length - before.length));
	// A window around the place keeps long lines readable.
	const start = Math.max(0, before.length - 60);
	const end = before.length + marked + 60;
	const cut = (at: boolean) => (at ? "…" : "");
	const part = replaceControlCharacters(
		written.slice(start, end).replaceAll("\t", " "),
	);
	const shown = `${cut(start > 0)}${part}${cut(end < written.length)}`;
	const gutter = `  ${line} │ `;
	const indent = " ".repeat(before.length - start + (start > 0 ? 1 : 0));
	return [
		`${colour("dim", gutter)}${shown}`,
		`${colour("dim", `${" ".repeat(gutter.length - 2)}│ `)}${indent}${colour(colours[severity], "^".repeat(marked))}`,
	];
}

/** Formats a problem as a workflow command, which GitHub shows at its line. */
function formatGithub(problem: Diagnostic, language: MessageLanguage): string {
	const { file, line, column, length, severity, code } = problem;
	const { message, hint } = formatProblem(problem, { language });
	const text = hint === undefined ? message : `${message}\n${hint}`;
	const place = `file=${escapeProperty(file)},line=${line},col=${column},endColumn=${column + Math.max(1, length)}`;
	return replaceControlCharacters(
		`::${severity} ${place},title=${escapeProperty(code)}::${escapeData(text)}`,
	);
}

function escapeData(text: string): string {
	return text.replaceAll("%", "%25").replaceAll("\n", "%0A");
}

function escapeProperty(text: string): string {
	return escapeData(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
}

function formatJson(problem: Diagnostic, language: MessageLanguage): string {
	const { file, line, column, length, severity, code, fixes } = problem;
	const { message, hint } = formatProblem(problem, { language });
	return JSON.stringify({
		...{ file, line, column, length, severity },
		...{ code, message, hint, fixes },
	});
}

/** »2 fejl, 1 advarsel« / “2 errors, 1 warning”, or nothing. */
export function formatProblemCounts(
	diagnostics: readonly Diagnostic[],
	language: MessageLanguage,
): string {
	const errors = diagnostics.filter(isError).length;
	const warnings = diagnostics.length - errors;
	return [
		...(errors > 0 ? [formatCount(errors, "error", language)] : []),
		...(warnings > 0 ? [formatCount(warnings, "warning", language)] : []),
	].join(", ");
}

/** Formats a number with its noun: 2 and page → »2 sider« / “2 pages”. */
export function formatCount(
	number: number,
	noun: CountedNoun,
	language: MessageLanguage,
): string {
	const counted = { id: `count.${noun}`, values: { count: number } } as const;
	return formatValue(counted, { language });
}

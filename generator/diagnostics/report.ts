import { styleText } from "node:util";
import type { MessageLanguage } from "../languages/message-language.ts";
import type { PhraseId } from "../messages/catalogue.ts";
import { formatValue } from "../messages/format.ts";
import type { Source } from "../types.ts";
import { type Diagnostic, isError } from "./diagnostic.ts";
import { formatProblem, type ProblemText } from "./format-problem.ts";

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

/** Diagnostics as text, in the order given. `texts` holds the files they are about. */
export function formatDiagnostics(
	diagnostics: readonly Diagnostic[],
	texts: ReadonlyMap<string, string>,
	{ format, language, colour }: ReportStyle,
): string {
	const print = {
		pretty: (each: ReportedProblem) =>
			formatPretty(removeControlCharacters(each), texts.get(each.file), colour),
		github: (each: ReportedProblem) =>
			formatGithub(removeControlCharacters(each)),
		json: toJson,
	}[format];
	return diagnostics
		.map((diagnostic) => `${print(toReportedProblem(diagnostic, language))}\n`)
		.join("");
}

/** A diagnostic in one language; `label` is its severity in words. */
type ReportedProblem = Omit<Diagnostic, "message"> &
	ProblemText & { readonly label: string };

function toReportedProblem(
	diagnostic: Diagnostic,
	language: MessageLanguage,
): ReportedProblem {
	return {
		...diagnostic,
		...formatProblem(diagnostic, { language }),
		label: formatValue({ id: `severity.${diagnostic.severity}` }, { language }),
	};
}

/** The same without control characters of the content, which would be commands to a terminal. */
function removeControlCharacters(worded: ReportedProblem): ReportedProblem {
	const { file, message, hint } = worded;
	return {
		...worded,
		file: replaceControlCharacters(file),
		message: replaceControlCharacters(message),
		hint: hint && replaceControlCharacters(hint),
	};
}

/** A text without control characters, which would be commands to a terminal. */
export function replaceControlCharacters(text: string): string {
	return text.replaceAll(/[^\P{Cc}\n\t]/gu, "\uFFFD");
}

/** Decodes the files that diagnostics are about; returns their texts by path. */
export function decodeReportedFiles(
	diagnostics: readonly Diagnostic[],
	sources: readonly Source[],
): ReadonlyMap<string, string> {
	const about = new Set(diagnostics.map(({ file }) => file));
	return new Map(
		sources
			.filter(({ path }) => about.has(path))
			.map(({ path, bytes }) => [path, new TextDecoder().decode(bytes)]),
	);
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

function formatPretty(
	worded: ReportedProblem,
	text: string | undefined,
	colour: Colouring,
): string {
	const { file, line, column, severity, label, message, hint } = worded;
	const lines = [
		`${colour("bold", `${file}:${line}:${column}`)} ${colour(colours[severity], `${label}:`)} ${message}`,
	];
	const written = worded.written ?? text?.split(/\r?\n/)[line - 1];
	if (written !== undefined && worded.length > 0)
		lines.push(...formatCodeFrame(worded, written, colour));
	if (hint !== undefined) lines.push(`  ${hint}`);
	return `${lines.join("\n")}\n`;
}

/** The line in question with the place underlined. */
function formatCodeFrame(
	{ line, column, length, severity }: ReportedProblem,
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

/** A workflow command, which GitHub shows on the line in question. */
function formatGithub(worded: ReportedProblem): string {
	const { file, line, column, length, severity, code } = worded;
	const { message, hint } = worded;
	const text = [message, hint].filter((part) => part !== undefined).join("\n");
	const place = `file=${escapeProperty(file)},line=${line},col=${column},endColumn=${column + Math.max(1, length)}`;
	return `::${severity} ${place},title=${escapeProperty(code)}::${escapeData(text)}`;
}

function escapeData(text: string): string {
	return text.replaceAll("%", "%25").replaceAll("\n", "%0A");
}

function escapeProperty(text: string): string {
	return escapeData(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
}

/** The fields of a diagnostic in JSON, in their order. */
const fields: readonly (keyof ReportedProblem)[] = [
	...(["file", "line", "column", "length", "severity"] as const),
	...(["code", "message", "hint", "fixes"] as const),
];

function toJson(worded: ReportedProblem): string {
	return JSON.stringify(worded, [...fields]);
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

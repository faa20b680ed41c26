import type { BuiltSite } from "../../build-types.ts";
import type { Checked } from "../../diagnostics/diagnostic.ts";
import {
	formatDiagnostics,
	formatProblemCounts,
	formats,
} from "../../diagnostics/report.ts";
import type { MessageLanguage } from "../../languages/message-language.ts";
import type { Terminal } from "../../terminal/terminal.ts";

/** The output of a command on standard output and standard error, and its exit code. */
export type Answer = {
	/** 0: all is well; 1: the content has errors, or the command was used wrongly. */
	readonly code: 0 | 1;
	readonly out: string;
	readonly err?: string;
};

/** Creates a successful answer; `out` goes to standard output. */
export function createAnswer(out: string): Answer {
	return { code: 0, out };
}

/** Creates a successful answer from a value, as JSON. */
export function createJsonAnswer(value: unknown): Answer {
	return createAnswer(`${JSON.stringify(value, undefined, 2)}\n`);
}

/** Creates a failed answer; the reason goes to standard error. */
export function createRefusal(reason: string): Answer {
	return { code: 1, out: "", err: `${reason}\n` };
}

/** Creates a successful answer that only says how it went; with the format JSON it goes to standard error. */
export function createStatusAnswer(status: string, format: string): Answer {
	const line = `${status}\n`;
	return format === "json"
		? { ...createAnswer(""), err: line }
		: createAnswer(line);
}

/** Prints an answer; returns its exit code. */
export function printAnswer(
	{ code, out, err = "" }: Answer,
	terminal: Terminal,
): number {
	terminal.writeOutput(out);
	terminal.writeError(err);
	return code;
}

/** How diagnostics are printed: where, the language, and a format, which may be one of answers alone. */
export type PrintOptions = {
	readonly terminal: Terminal;
	readonly lang: MessageLanguage;
	readonly format: string;
};

/** Diagnostics, and the sources that they are about. */
type ReportedProblems = Checked<Pick<BuiltSite, "sources">>;

/** Prints diagnostics, each with its source line. */
export function printDiagnostics(
	{ value, diagnostics }: ReportedProblems,
	{ terminal, format: asked, lang: language }: PrintOptions,
): void {
	const format =
		formats.find((each) => each === asked) ?? terminal.getDefaultFormat();
	const style = { format, language, colour: terminal.getColouring(format) };
	const text = formatDiagnostics(diagnostics, value.sources, style);
	terminal.writeProblems(text, format);
}

/** Prints diagnostics, and creates a failed answer that counts them and names the consequence. */
export function printAndRefuse(
	problems: ReportedProblems,
	printing: PrintOptions,
	consequence = "",
): Answer {
	printDiagnostics(problems, printing);
	const counted = formatProblemCounts(problems.diagnostics, "en");
	return createRefusal(`${counted}. ${consequence}`.trim());
}

/** The consequence of errors in the content for commands that write. */
export const nothingWritten = "Nothing was written.";

/** Formats the number of warnings: “2 warnings”, “no warnings”. */
export function formatWarningCount({
	diagnostics,
}: Pick<Checked<unknown>, "diagnostics">): string {
	return formatProblemCounts(diagnostics, "en") || "no warnings";
}

import type { Built } from "../../build-types.ts";
import type { Checked } from "../../diagnostics/diagnostic.ts";
import {
	decodeReportedFiles,
	formatDiagnostics,
	formatProblemCounts,
	formats,
} from "../../diagnostics/report.ts";
import type { MessageLanguage } from "../../languages/message-language.ts";
import {
	choosePaint,
	getDefaultFormat,
	print,
	printError,
	printProblems,
} from "../../terminal/terminal.ts";

/** The output of a command on standard output and standard error, and its exit code. */
export type Answer = {
	/** 0: all is well; 1: the content has errors, or the command was used wrongly. */
	readonly code: 0 | 1;
	readonly out: string;
	readonly err?: string;
};

/** Creates a successful answer; `out` goes to standard output. */
export function answer(out: string): Answer {
	return { code: 0, out };
}

/** Creates a successful answer from a value, as JSON. */
export function answerJson(value: unknown): Answer {
	return answer(`${JSON.stringify(value, undefined, 2)}\n`);
}

/** Creates a failed answer; the reason goes to standard error. */
export function refuse(reason: string): Answer {
	return { code: 1, out: "", err: `${reason}\n` };
}

/** Creates a successful answer of one sentence; with the format JSON it goes to standard error. */
export function succeed(sentence: string, format: string): Answer {
	const line = `${sentence}\n`;
	return format === "json" ? { ...answer(""), err: line } : answer(line);
}

/** Prints an answer; returns its exit code. */
export function printAnswer({ code, out, err = "" }: Answer): number {
	print(out);
	printError(err);
	return code;
}

/** How diagnostics are printed: the language, and a format, which may be one of answers alone. */
export type Printing = {
	readonly lang: MessageLanguage;
	readonly format: string;
};

/** Diagnostics, and the sources that they are about. */
type Problems = Checked<Pick<Built, "sources">>;

/** Prints diagnostics, each with its source line. */
export function printDiagnostics(
	{ value, diagnostics }: Problems,
	{ format: asked, lang: language }: Printing,
): void {
	const format = formats.find((each) => each === asked) ?? getDefaultFormat();
	const texts = decodeReportedFiles(diagnostics, value.sources);
	const style = { format, language, colour: choosePaint(format) };
	printProblems(formatDiagnostics(diagnostics, texts, style), format);
}

/** Prints diagnostics, and creates a failed answer that counts them and names the consequence. */
export function failWith(
	problems: Problems,
	printing: Printing,
	consequence = "",
): Answer {
	printDiagnostics(problems, printing);
	const counted = formatProblemCounts(problems.diagnostics, "en");
	return refuse(`${counted}. ${consequence}`.trim());
}

/** The consequence of errors in the content for commands that write. */
export const nothingWritten = "Nothing was written.";

/** Formats the number of warnings as the end of a sentence: “, no warnings”. */
export function countWarnings({
	diagnostics,
}: Pick<Checked<unknown>, "diagnostics">): string {
	return `, ${formatProblemCounts(diagnostics, "en") || "no warnings"}`;
}

import type { Wording } from "../diagnostics/diagnostic.ts";
import type { MessageLanguage } from "../diagnostics/language.ts";
import type { Format } from "../diagnostics/report.ts";

/** Exit codes: success, errors in the content (or the requested thing is not in it), wrong usage. */
export const exitCodes = { good: 0, contentErrors: 1, wrongUsage: 2 } as const;

/** What a command prints on standard output and standard error, and its exit code. */
export type Answer = {
	readonly code: (typeof exitCodes)[keyof typeof exitCodes];
	readonly out: string;
	readonly err: string;
};

/** A successful answer; `out` goes to standard output. */
export function answer(out: string): Answer {
	return { code: exitCodes.good, out, err: "" };
}

/** A failed answer; the reason goes to standard error, in one language. */
export function refusal(
	code: Answer["code"],
	reason: Wording,
	language: MessageLanguage,
): Answer {
	return { code, out: "", err: `${reason[language]}\n` };
}

/** A successful answer of one sentence; with the format JSON it goes to standard error. */
export function success(
	wording: Wording,
	language: MessageLanguage,
	format: Format,
): Answer {
	const text = `${wording[language]}\n`;
	return format === "json"
		? { code: exitCodes.good, out: "", err: text }
		: answer(text);
}

import type { Wording } from "../diagnostics/diagnostic.ts";
import type { MessageLanguage } from "../diagnostics/language.ts";
import type { Format } from "../diagnostics/report.ts";

/** Exit codes: all is well, the content has errors (or lacks what was asked for), the command was used wrongly. */
export const exitCodes = { good: 0, contentErrors: 1, wrongUsage: 2 } as const;

/** What a command has to say, and its exit code: `out` is its result, `err` is said beside it. */
export type Answer = {
	readonly code: (typeof exitCodes)[keyof typeof exitCodes];
	readonly out: string;
	readonly err: string;
};

/** The result that was asked for. */
export function answer(out: string): Answer {
	return { code: exitCodes.good, out, err: "" };
}

/** Why there is no result, in one language. */
export function refusal(
	code: Answer["code"],
	reason: Wording,
	language: MessageLanguage,
): Answer {
	return { code, out: "", err: `${reason[language]}\n` };
}

/** That all is well, in one language; where the result is for machines, it stands beside it. */
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

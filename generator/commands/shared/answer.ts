import type { Wording } from "../../diagnostics/diagnostic.ts";
import type { Format } from "../../diagnostics/report.ts";

/** Exit codes: success, errors in the content (or the requested thing is not in it), wrong usage. */
export const exitCodes = { good: 0, contentErrors: 1, wrongUsage: 2 } as const;

/** The output of a command on standard output and standard error, and its exit code. A string is English. */
export type Answer = {
	readonly code: (typeof exitCodes)[keyof typeof exitCodes];
	readonly out: string | Wording;
	readonly err?: string | Wording;
};

/** A successful answer; `out` goes to standard output. */
export function answer(out: Answer["out"]): Answer {
	return { code: exitCodes.good, out };
}

/** A failed answer; the reason goes to standard error. */
export function refusal(
	code: Answer["code"],
	reason: string | Wording,
): Answer {
	return { code, out: "", err: reason };
}

/** A successful answer of one sentence; with the format JSON it goes to standard error. */
export function success(wording: Wording, format: Format): Answer {
	return format === "json" ? { ...answer(""), err: wording } : answer(wording);
}

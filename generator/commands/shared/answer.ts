import type { Format } from "../../diagnostics/report.ts";

/** The output of a command on standard output and standard error, and its exit code. */
export type Answer = {
	/** 0: all is well; 1: the content has errors, or the command was used wrongly. */
	readonly code: 0 | 1;
	readonly out: string;
	readonly err?: string;
};

/** A successful answer; `out` goes to standard output. */
export function answer(out: string): Answer {
	return { code: 0, out };
}

/** A failed answer; the reason goes to standard error. */
export function refusal(reason: string): Answer {
	return { code: 1, out: "", err: `${reason}\n` };
}

/** A successful answer of one sentence; with the format JSON it goes to standard error. */
export function success(sentence: string, format: Format): Answer {
	const line = `${sentence}\n`;
	return format === "json" ? { ...answer(""), err: line } : answer(line);
}

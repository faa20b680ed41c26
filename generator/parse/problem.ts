import type { Hint, Wording } from "../diagnostics/diagnostic.ts";

/** What an author did, where the text shows it (offsets), and what to do. */
export type Problem = {
	readonly start: number;
	readonly end: number;
	readonly message: Wording;
	readonly hint: Hint;
};

/** What is said of a mistake, wherever it is. */
export type Explanation = Pick<Problem, "message" | "hint">;

/** A line of a text, and the offset at which it begins. */
export type Line = { readonly start: number; readonly text: string };

/** The line around an offset. */
export function lineAt(text: string, offset: number): Line {
	const start = text.lastIndexOf("\n", offset - 1) + 1;
	const end = text.indexOf("\n", start);
	return { start, text: text.slice(start, end < 0 ? text.length : end) };
}

/** A mistake at what the pattern's first group finds on the line (it needs the flag `d`). */
export function onLine(
	line: Line,
	pattern: RegExp,
	told: Explanation | ((written: string) => Explanation),
): Problem | undefined {
	const found = pattern.exec(line.text)?.indices?.[1];
	if (!found) return undefined;
	const said =
		typeof told === "function" ? told(line.text.slice(...found)) : told;
	return { start: line.start + found[0], end: line.start + found[1], ...said };
}

export const quoteText: Wording = {
	en: "Put the text in quotes.",
	da: "Sæt teksten i citationstegn.",
};

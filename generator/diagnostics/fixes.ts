import { type Diagnostic, messageKey, type Problem } from "./diagnostic.ts";

/**
 * Characters that are parsed again for all fixes of a file, times the problems of the file if they are more than a few. Fixes
 * beyond that are not tried, and not offered.
 */
const maxReread = 2_000_000;
const few = 10;

/** How to try a fix: the problems of a file as it is, and those of the same file with another text. */
type Trial = {
	readonly before: readonly Problem[];
	check(text: string): readonly Problem[];
};

/** Keeps the fixes that work: the file read again with one no longer has the problem, and has no new one. */
export function tryFixes(
	diagnostics: readonly Diagnostic[],
	text: string,
	{ before, check }: Trial,
): Diagnostic[] {
	let reread = 0;
	return diagnostics.map((diagnostic) => {
		const { fixes = [], ...problem } = diagnostic;
		const working = fixes.filter((fix) => works(fix, diagnostic));
		return working.length > 0 ? { ...problem, fixes: working } : problem;
	});

	function works(fix: string, problem: Problem): boolean {
		if (reread >= maxReread) return false;
		reread += text.length * Math.max(1, before.length / few);
		const left = before.filter((each) => each !== problem).map(keyOnLine);
		return check(replaceAt(text, problem, fix))
			.map(keyOnLine)
			.every((key) => {
				const index = left.indexOf(key);
				if (index >= 0) left.splice(index, 1);
				return index >= 0;
			});
	}
}

/** Replaces the text at the place of a problem. */
function replaceAt(
	text: string,
	{ line, column, length }: Problem,
	replacement: string,
): string {
	const lines = text.split("\n");
	const written = lines[line - 1] ?? "";
	lines[line - 1] =
		written.slice(0, column - 1) +
		replacement +
		written.slice(column - 1 + length);
	return lines.join("\n");
}

/** Identifies a problem after a replacement on its line, which moves its column. */
function keyOnLine(problem: Problem): string {
	return `${problem.line} ${problem.code} ${messageKey(problem)}`;
}

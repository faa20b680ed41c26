import type {
	Diagnostic,
	Hint,
	Problem,
} from "../../diagnostics/diagnostic.ts";

/**
 * Characters that are parsed again over all hints of a file, times the problems of the file where they are more than a
 * few: each is found and explained again. Replacements beyond that are not tried, and left out.
 */
const maxReread = 2_000_000;
const few = 10;

/** The diagnostics of a file as it is, and of the same file with another text. */
type Trial = {
	readonly before: readonly Problem[];
	check(text: string): readonly Problem[];
};

/** Returns the diagnostics with those replacements that work: applied to the file, they remove the problem and cause no other. */
export function tryHints(
	diagnostics: readonly Diagnostic[],
	text: string,
	{ before, check }: Trial,
): readonly Diagnostic[] {
	let reread = 0;
	return diagnostics.map((diagnostic) => {
		const { hint, ...problem } = diagnostic;
		const accepted = hint && firstAccepted(hint, diagnostic);
		return accepted ? { ...problem, hint: accepted } : problem;
	});

	function firstAccepted(
		{ otherwise, ...hint }: Hint,
		problem: Problem,
	): Hint | undefined {
		const { others, ...first } = hint;
		if (first.replacement === undefined) return first;
		if (!isAccepted(first.replacement, problem))
			return otherwise && firstAccepted(otherwise, problem);
		const accepted = others?.filter((each) => isAccepted(each, problem));
		// One that was not tried may be meant as well.
		if (accepted && reread > maxReread) return undefined;
		return { ...first, ...(accepted && { others: accepted }) };
	}

	function isAccepted(replacement: string, problem: Problem): boolean {
		const isTried = reread < maxReread;
		reread += text.length * Math.max(1, before.length / few);
		return (
			isTried && isSolved(check(replaceAt(text, problem, replacement)), problem)
		);
	}

	/** Whether the problem is gone, and there is no new one. */
	function isSolved(after: readonly Problem[], problem: Problem) {
		const left = before.filter((each) => each !== problem).map(problemKey);
		return after.map(problemKey).every((key) => {
			const index = left.indexOf(key);
			if (index >= 0) left.splice(index, 1);
			return index >= 0;
		});
	}
}

/** Replaces the characters at a place. */
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
function problemKey({ line, code, message }: Problem): string {
	return `${line} ${code} ${message.en}`;
}

import type { Diagnostic, Hint } from "../diagnostics/diagnostic.ts";

/** How many characters are read again, over all hints of a file, before the rest of its replacements stay untried and unsaid. */
const maxReread = 2_000_000;

/** The problems of a file, with its warnings: as it is, and with another text. */
type Trial = {
	readonly before: readonly Diagnostic[];
	check(text: string): readonly Diagnostic[];
};

/** Keeps of each hint what the file accepts: put in its place, a replacement removes the problem and brings no other. */
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
		problem: Diagnostic,
	): Hint | undefined {
		if (hint.replacement === undefined) return hint;
		reread += text.length;
		const accepted =
			reread <= maxReread &&
			isMended(check(replaceAt(text, problem, hint.replacement)), problem);
		if (accepted) return hint;
		return otherwise && firstAccepted(otherwise, problem);
	}

	/** Whether there is nothing after that wasn't there before, and one problem less. */
	function isMended(after: readonly Diagnostic[], problem: Diagnostic) {
		const left = before.filter((each) => each !== problem).map(nameOf);
		return after.map(nameOf).every((name) => {
			const index = left.indexOf(name);
			if (index >= 0) left.splice(index, 1);
			return index >= 0;
		});
	}
}

/** A text with something else at a place. */
function replaceAt(
	text: string,
	{ line, column, length }: Diagnostic,
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

/** What stays the same of a problem when something else on its line is replaced. */
function nameOf({ file, line, code, message }: Diagnostic): string {
	return `${file}:${line} ${code} ${message.en}`;
}

import type { Diagnostic } from "../../generator/diagnostics/diagnostic.ts";
import type { Source } from "../../generator/types.ts";
import { getHint, inEnglish } from "./texts.ts";

// Advice that leads to a different mistake is worse than none. Each suggested fix is applied exactly as given, and the
// same check must accept the result.

/** Lists the suggestions that aren't accepted; `check` returns the problems of changed sources. */
export function findRejected(
	problems: readonly Diagnostic[],
	sources: readonly Source[],
	check: (sources: readonly Source[]) => readonly Diagnostic[],
): string[] {
	return problems
		.filter(({ fixes = [] }) => fixes.length > 0)
		.flatMap((problem) => {
			const left = problems.filter((each) => each !== problem).map(nameOf);
			const after = check(sources.map((each) => mended(each, problem)));
			const more = after.filter((each) => {
				const index = left.indexOf(nameOf(each));
				if (index >= 0) left.splice(index, 1);
				return index < 0;
			});
			// While an address was wrong, links to the old one weren't checked, and while braces were, citations of undefined
			// facts weren't.
			const elsewhere = ({ code, file }: Diagnostic) =>
				(problem.code === "invalid-field" &&
					file !== problem.file &&
					code === "unknown-link") ||
				(problem.code === "invalid-hole" && code === "unknown-fact");
			return more.every(elsewhere)
				? []
				: [
						`${nameOf(problem)} → ${getHint(problem)} → ${more.map(nameOf).join("; ")}`,
					];
		});
}

/** Applies a fix of a problem to a source. */
function mended(source: Source, problem: Diagnostic): Source {
	const { file, line, column, length, fixes: [fix = ""] = [] } = problem;
	if (source.path !== file) return source;
	// Columns don't count a byte order mark.
	const lines = new TextDecoder().decode(source.bytes).split(/(\r\n?|\n)/);
	const written = lines[2 * (line - 1)] ?? "";
	lines[2 * (line - 1)] =
		written.slice(0, column - 1) + fix + written.slice(column - 1 + length);
	const bytes = new TextEncoder().encode(lines.join(""));
	return { ...source, bytes, digest: `${source.digest} ${lines.join("")}` };
}

/** Identifies a problem while other parts of its line change. */
function nameOf(problem: Diagnostic): string {
	const { file, line, code } = problem;
	return `${file}:${line} ${code} ${inEnglish(problem)}`;
}

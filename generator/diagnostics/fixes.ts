import { type Diagnostic, getProblemKey, type Problem } from "./diagnostic.ts";
import { findNearest } from "./nearest.ts";

/**
 * Characters that are parsed again for all fixes of a file, times the problems of the file if they are more than a few. Fixes
 * beyond that are not tried, and not offered.
 */
const maxReread = 2_000_000;
const few = 10;

/** Tests a fix: `before` are the problems of the file, `check` returns those of the file with a different text. */
type FixTrial = {
	readonly before: readonly Problem[];
	check(text: string): readonly Problem[];
};

/** Keeps the fixes that work: the file read again with one no longer has the problem, and has no new one. */
export function selectWorkingFixes(
	diagnostics: readonly Diagnostic[],
	text: string,
	{ before, check }: FixTrial,
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
		const left = before
			.filter((each) => each !== problem)
			.map(identifyProblemByLine);
		return check(replaceAt(text, problem, fix))
			.map(identifyProblemByLine)
			.every((key) => {
				const index = left.indexOf(key);
				if (index >= 0) left.splice(index, 1);
				return index >= 0;
			});
	}
}

/** Whether a fix changes only the spelling or form of a text: it empties no list, and leads to the same site or page. */
export function isSpellingFix(written: string, fix: string): boolean {
	if (fix === "[]") return false;
	const [site, ownSite] = [fix, written].map((text) =>
		URL.canParse(text)
			? toComparableAddress(new URL(text).href.replace(/^http:/, "https:"))
			: "",
	);
	if (site && ownSite) return site === ownSite;
	if (!fix.startsWith("/") || !written.startsWith("/")) return true;
	const [path, ownPath] = [
		toComparableAddress(fix),
		toComparableAddress(written),
	];
	const isMisspelt = findNearest(ownPath, [path]) === path;
	return !written.includes("%") && (path.endsWith(ownPath) || isMisspelt);
}

/** Returns an address in lower case, without slashes at its end and the extension of a page. */
function toComparableAddress(address: string): string {
	return address
		.toLowerCase()
		.replace(/(?<!:)\/+/g, "/")
		.replace(/(?<=.)\/$|\.(?:html?|php|aspx?)$/, "");
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

/** Identifies a problem of a file after a replacement on its line, which moves its column. */
export function identifyProblemByLine(problem: Problem): string {
	return `${problem.line} ${getProblemKey(problem)}`;
}

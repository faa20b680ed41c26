import {
	formatProblemCounts,
	replaceControlCharacters,
} from "../../diagnostics/report.ts";
import type { Corrections } from "../../fixes/corrections.ts";
import { formatPatch, listDifferences } from "../../fixes/file-differences.ts";
import {
	getColouring,
	printError,
	printProblems,
} from "../../terminal/terminal.ts";
import {
	type EditedFile,
	saveContentFiles,
} from "../../write/content-files.ts";

/** Prints corrections as lines before and after, and writes them into the files. Returns why that was refused, if so. */
export function applyCorrections(
	{ files, solved }: Corrections,
	{ root, format }: { readonly root: string; readonly format: string },
): string | undefined {
	printDifferences(files, format);
	const refused = saveFixes(files, root);
	if (refused === undefined && solved.length > 0)
		printError(`Corrected: ${formatProblemCounts(solved, "en")}.\n`);
	return refused;
}

/** Writes fixed files. Returns why that was refused, if so. */
export function saveFixes(
	files: readonly EditedFile[],
	root: string,
): string | undefined {
	const saved = saveContentFiles(root, files);
	if ("refused" in saved) return saved.refused.en;
	return saved.conflicting.length > 0
		? `Nothing was corrected: ${saved.conflicting.join(", ")} changed meanwhile. Run the command again.`
		: undefined;
}

function printDifferences(files: readonly EditedFile[], format: string): void {
	const paint = getColouring(format);
	for (const each of listDifferences(files)) {
		const lines = formatPatch(each).map((line) =>
			paint(
				line.startsWith("-") ? "red" : "green",
				replaceControlCharacters(line),
			),
		);
		const place = paint(
			"bold",
			`${replaceControlCharacters(each.file)}:${each.line}`,
		);
		const shown =
			format === "json"
				? JSON.stringify(each)
				: `${[place, ...lines].join("\n")}\n`;
		printProblems(`${shown}\n`, format);
	}
}

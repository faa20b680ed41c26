import {
	formatProblemCounts,
	replaceControlCharacters,
} from "../../diagnostics/report.ts";
import {
	asPatch,
	type Corrections,
	differencesIn,
} from "../../edit/problems/corrections.ts";
import {
	getColouring,
	printError,
	printProblems,
} from "../../terminal/terminal.ts";
import { saveContentFiles } from "../../write/content-files.ts";

/** Prints corrections as lines before and after, and writes them into the files. Returns why that was refused, if so. */
export function applyCorrections(
	{ files, solved }: Corrections,
	{ root, format }: { readonly root: string; readonly format: string },
): { readonly refused: string } | undefined {
	const paint = getColouring(format);
	for (const each of differencesIn(files)) {
		const lines = asPatch(each).map((line) =>
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
	const saved = saveContentFiles(root, files);
	if ("refused" in saved) return { refused: saved.refused.en };
	if (saved.conflicting.length > 0)
		return {
			refused: `Nothing was corrected: ${saved.conflicting.join(", ")} changed meanwhile. Run kilde check --fix again.`,
		};
	if (solved.length > 0)
		printError(`Corrected: ${formatProblemCounts(solved, "en")}.\n`);
	return undefined;
}

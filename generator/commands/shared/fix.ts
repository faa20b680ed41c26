import {
	formatProblemCounts,
	replaceControlCharacters,
} from "../../diagnostics/report.ts";
import type { Corrections } from "../../fixes/corrections.ts";
import { formatPatch, listDifferences } from "../../fixes/file-differences.ts";
import type { Terminal } from "../../terminal/terminal.ts";
import {
	type EditedFile,
	saveContentFiles,
} from "../../write/content-files.ts";

type FixOptions = {
	readonly terminal: Terminal;
	readonly root: string;
	readonly format: string;
};

/** Prints corrections as lines before and after, and writes them into the files. Returns why that was refused, if so. */
export function applyCorrections(
	{ files, solved }: Corrections,
	{ terminal, root, format }: FixOptions,
): string | undefined {
	printDifferences(files, terminal, format);
	const refused = saveFixes(files, root);
	if (refused === undefined && solved.length > 0)
		terminal.writeError(`Corrected: ${formatProblemCounts(solved, "en")}.\n`);
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

function printDifferences(
	files: readonly EditedFile[],
	terminal: Terminal,
	format: string,
): void {
	const paint = terminal.getColouring(format);
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
		terminal.writeProblems(`${shown}\n`, format);
	}
}

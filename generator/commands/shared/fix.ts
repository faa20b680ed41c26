import { countProblems, withoutControls } from "../../diagnostics/report.ts";
import {
	asPatch,
	type Corrections,
	differencesIn,
} from "../../edit/problems/corrections.ts";
import {
	paintFor,
	printError,
	printProblems,
} from "../../terminal/terminal.ts";
import { saveEdited } from "../../write/save-edited.ts";
import type { Options } from "./options.ts";

/** Shows corrections as lines before and after, and writes them into the files; returns why not, if that is not possible. */
export function applyCorrections(
	{ files, solved }: Corrections,
	{ root, format }: Pick<Options, "root" | "format">,
): string | undefined {
	const paint = paintFor(format);
	for (const each of differencesIn(files)) {
		const lines = asPatch(each).map((line) =>
			paint(line.startsWith("-") ? "red" : "green", withoutControls(line)),
		);
		const place = paint("bold", `${withoutControls(each.file)}:${each.line}`);
		const shown =
			format === "json"
				? JSON.stringify(each)
				: `${[place, ...lines].join("\n")}\n`;
		printProblems(`${shown}\n`, format);
	}
	const saved = saveEdited(root, files);
	if ("refused" in saved) return saved.refused.en;
	if (saved.changed.length > 0) return changedMeanwhile(saved.changed);
	if (solved.length > 0)
		printError(`Corrected: ${countProblems(solved, "en")}.\n`);
	return undefined;
}

function changedMeanwhile(files: readonly string[]): string {
	return `Nothing was corrected: ${files.join(", ")} changed meanwhile. Run kilde check --fix again.`;
}

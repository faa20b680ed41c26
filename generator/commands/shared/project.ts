import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Built } from "../../build-types.ts";
import {
	type Checked,
	type Wording,
	worded,
} from "../../diagnostics/diagnostic.ts";
import type { MessageLanguage } from "../../diagnostics/language.ts";
import {
	countProblems,
	type Format,
	report,
	textsAbout,
} from "../../diagnostics/report.ts";
import { paintFor, printProblems } from "../../terminal/terminal.ts";
import { type Answer, exitCodes, refusal } from "./answer.ts";
import type { ProjectOptions } from "./options.ts";

// Functions of several commands.

/** Returns the absolute path of the project's folder, or a refusal if that is not a project. */
export function openProject(
	options: Pick<ProjectOptions, "root">,
): { readonly root: string } | { readonly refused: Answer } {
	const root = resolve(options.root);
	const missing = ["content", "templates"].find(
		(folder) => !existsSync(join(root, folder)),
	);
	return missing === undefined
		? { root }
		: { refused: refusal(exitCodes.wrongUsage, noProject(missing, root)) };
}

function noProject(missing: string, root: string): Wording {
	return {
		en: `There is no folder ${missing} in ${root}. Run kilde in the project's folder, or name that folder with --root.`,
		da: `Der er ingen mappe ${missing} i ${root}. Kør kilde i projektets mappe, eller angiv mappen med --root.`,
	};
}

/** Prints diagnostics, each with its source line. */
export function printDiagnostics(
	{ value, diagnostics }: Checked<Pick<Built, "sources">>,
	{ format, lang }: { readonly format: Format; readonly lang: MessageLanguage },
): void {
	const text = report(diagnostics, textsAbout(diagnostics, value.sources), {
		format,
		language: lang,
		colour: paintFor(format),
	});
	printProblems(text, format);
}

/** The consequence of errors in the content for commands that write. */
export const nothingWritten: Wording = {
	en: "Nothing was written.",
	da: "Der er ikke skrevet noget.",
};

/** A refusal that counts the diagnostics and names the consequence. */
export function failed(
	{ diagnostics }: Pick<Checked<unknown>, "diagnostics">,
	consequence: Wording = { en: "", da: "" },
): Answer {
	return refusal(
		exitCodes.contentErrors,
		worded((language) =>
			`${countProblems(diagnostics, language)}. ${consequence[language]}`.trim(),
		),
	);
}

/** Returns the number of warnings as the end of a sentence: “, no warnings”. */
export function countWarnings(
	{ diagnostics }: Pick<Checked<unknown>, "diagnostics">,
	language: MessageLanguage,
): string {
	const none = { en: "no warnings", da: "ingen advarsler" };
	return `, ${countProblems(diagnostics, language) || none[language]}`;
}

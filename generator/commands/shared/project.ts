import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Built } from "../../build-types.ts";
import type { UnloadedSite } from "../../bundle/open-definition.ts";
import { siteFolderName } from "../../bundle/site-folder.ts";
import type { Checked, Diagnostic } from "../../diagnostics/diagnostic.ts";
import type { MessageLanguage } from "../../diagnostics/language.ts";
import {
	countProblems,
	type Format,
	formats,
	report,
	textsAbout,
} from "../../diagnostics/report.ts";
import { ownFormat, paintFor, printProblems } from "../../terminal/terminal.ts";
import { type Answer, refusal } from "./answer.ts";
import type { Engine } from "./options.ts";

// Functions of several commands.

/** A project: the absolute path of its folder, and the definition of its site before it is loaded. */
type OpenProject = { readonly root: string; readonly site: UnloadedSite };

/** Opens the project in a folder; returns a refusal if that is none, or if the code of its site can't be loaded, which is printed. */
export async function openProject(
	folder: string,
	engine: Engine,
	asked: Asked,
): Promise<OpenProject | { readonly refused: Answer }> {
	const root = resolve(folder);
	const missing = ["content", siteFolderName].find(
		(name) => !existsSync(join(root, name)),
	);
	if (missing !== undefined)
		return { refused: refusal(noProject(missing, root)) };
	const site = await engine.open(root);
	if (!("errors" in site)) return { root, site };
	printFaults(site.errors, asked);
	return { refused: failed({ diagnostics: site.errors }) };
}

/** The language of diagnostics, and the format, which may be one of answers alone. */
export type Asked = {
	readonly lang: MessageLanguage;
	readonly format?: unknown;
};

/** Prints what is wrong with the code of a site. */
export function printFaults(
	diagnostics: readonly Diagnostic[],
	{ lang, format: asked }: Asked,
): void {
	const format = formats.find((each) => each === asked) ?? ownFormat();
	printDiagnostics({ value: { sources: [] }, diagnostics }, { format, lang });
}

function noProject(missing: string, root: string): string {
	return `There is no folder ${missing} in ${root}. Run kilde in the project's folder, or name that folder with --root.`;
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
export const nothingWritten = "Nothing was written.";

/** A refusal that counts the diagnostics and names the consequence. */
export function failed(
	{ diagnostics }: Pick<Checked<unknown>, "diagnostics">,
	consequence = "",
): Answer {
	return refusal(`${countProblems(diagnostics, "en")}. ${consequence}`.trim());
}

/** Returns the number of warnings as the end of a sentence: “, no warnings”. */
export function countWarnings({
	diagnostics,
}: Pick<Checked<unknown>, "diagnostics">): string {
	return `, ${countProblems(diagnostics, "en") || "no warnings"}`;
}

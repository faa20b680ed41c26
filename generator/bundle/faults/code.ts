import type { Memo } from "../../cache/memo.ts";
import type { SiteDefinition } from "../../definition.ts";
import { type CodeFault, mistakeIn } from "../../diagnostics/code-fault.ts";
import { type Diagnostic, errorAt } from "../../diagnostics/diagnostic.ts";
import { suggestRename } from "../../diagnostics/nearest.ts";
import type { Page, Source } from "../../types.ts";
import { mapOfDefinition } from "../definition-script.ts";
import type { Bundle } from "../index.ts";
import { definitionFaults } from "./definition/index.ts";
import { refusedByIntl } from "./definition/intl.ts";
import { pathInMessages, placeInCode, readCode } from "./places.ts";
import { placeOfError } from "./stack.ts";
import { thrownFault } from "./thrown.ts";

/**
 * Reports what is wrong with the code of a site, at its files and lines: names in its definition that nothing has,
 * islands that no browser would find, templates that aren't there. `digest` is that of the code of engine and definition.
 */
export function codeFaults(
	site: SiteDefinition,
	{ code }: Pick<Bundle, "code">,
	sources: readonly Source[],
	memo: Memo,
	digest: string | undefined,
): Diagnostic[] {
	const find = () => definitionFaults(site);
	const faults = [
		...(digest === undefined ? find() : memo.once("definition", digest, find)),
		...missingTemplates(site, sources),
	];
	const views = site.collections.flatMap(
		({ route }) => route?.entryView?.view ?? [],
	);
	return [
		...code.faults,
		...placed(faults, code.folder),
		// Before the plan looks them up.
		...withoutFile(new Set(views), { code }),
	];
}

/** The templates that a site's definition names and that aren't there. */
function missingTemplates(
	{ templates = [] }: SiteDefinition,
	sources: readonly Source[],
): CodeFault[] {
	const folder = "templates/";
	const there = sources
		.filter(({ path }) => path.startsWith(folder))
		.map(({ path }) => path.slice(folder.length));
	return templates
		.filter((name) => !there.includes(name))
		.map((name) => ({
			name,
			among: ["templates"],
			message: {
				en: `The site uses the template ${name}, but there is no ${folder}${name}.`,
				da: `Hjemmesiden bruger skabelonen ${name}, men der er ingen ${folder}${name}.`,
			},
			hint: suggestRename(name, there),
		}));
}

/** The faults in the code of a site, each at the place of its name. */
export function placed(
	faults: readonly CodeFault[],
	folder: string,
): Diagnostic[] {
	if (faults.length === 0) return [];
	const files = readCode(folder);
	return faults.map(({ name, key, among, message, hint }) => {
		const { file, place } = placeInCode(name, among, files, key);
		return errorAt(file, place, "unknown-name", { message, hint });
	});
}

/**
 * The error of code that defines a site, at its place there: while the definition is loaded, or when the engine calls it.
 * Empty of an error that is our own.
 */
export async function definitionErrors(
	error: unknown,
	folder: string,
): Promise<Diagnostic[]> {
	const fault = mistakeIn(error) ?? refusedByIntl(error, readCode(folder));
	if (fault) return placed([fault], folder);
	const maps = await mapOfDefinition(folder, error);
	const at = placeOfError(error, folder, maps);
	return at ? [thrownFault(error, at, folder)] : [];
}

/** Reports views of pages that no file renders, where the code names them. */
export function unrenderable(
	pages: readonly Page[],
	bundle: Pick<Bundle, "code">,
): Diagnostic[] {
	const views = pages.flatMap((page) =>
		page.kind === "view" ? [page.view] : [],
	);
	return withoutFile(new Set(views), bundle);
}

function withoutFile(
	views: ReadonlySet<string>,
	{ code: { folder, views: files } }: Pick<Bundle, "code">,
): Diagnostic[] {
	const missing = [...views].filter((view) => files?.has(view) === false);
	if (!files || missing.length === 0) return [];
	const modules = readCode(folder);
	const [[known = "", example = ""] = []] = files;
	return missing.map((view) => {
		const { file, place } = placeInCode(view, [...views], modules);
		const path = pathInMessages(
			folder,
			example.replace(known, () => view),
		);
		return errorAt(file, place, "unknown-file", {
			message: {
				en: `The view ${view} has no file: there is no ${path}.`,
				da: `Viewet ${view} har ingen fil: Der er ingen ${path}.`,
			},
			hint: suggestRename(view, [...files.keys()]),
		});
	});
}

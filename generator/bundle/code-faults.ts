import type { SiteDefinition } from "../definition.ts";
import { definitionFaults } from "../definition-faults.ts";
import { type Diagnostic, errorAt } from "../diagnostics/diagnostic.ts";
import { suggestRename } from "../diagnostics/nearest.ts";
import type { Page } from "../types.ts";
import type { Bundle } from "./index.ts";
import { pathInMessages, placeInCode, readCode } from "./places-in-code.ts";

/**
 * Reports what is wrong with the code of a site, at its files and lines: names in its definition that nothing has, views
 * without a file, and islands that no browser would find.
 */
export function codeFaults(
	site: SiteDefinition,
	{ code }: Pick<Bundle, "code">,
): Diagnostic[] {
	const ofPages = Object.keys(site.pages.views);
	const views = new Map(ofPages.map((view) => [view, ofPages]));
	for (const { name, files, route } of site.collections)
		if (route?.entryView) views.set(route.entryView.view, [name, files]);
	const faults = definitionFaults(site);
	const withoutFile = viewsWithoutFile(views, code);
	if (faults.length === 0) return [...code.faults, ...withoutFile];
	const files = readCode(code.folder);
	return [
		...code.faults,
		...withoutFile,
		...faults.map(({ name, among, message, hint }) => {
			const { file, place } = placeInCode(name, among, files);
			return errorAt(file, place, "unknown-name", { message, hint });
		}),
	];
}

/** Reports views of pages that no file renders. */
export function unrenderable(
	pages: readonly Page[],
	{ code }: Pick<Bundle, "code">,
): Diagnostic[] {
	const views = new Map(
		pages.flatMap((page) => (page.kind === "view" ? [[page.view, []]] : [])),
	);
	return viewsWithoutFile(views, code);
}

/** Reports views without a file; `views` are their names, each with what else the code has where it names the view. */
function viewsWithoutFile(
	views: ReadonlyMap<string, readonly string[]>,
	{ folder, views: files }: Bundle["code"],
): Diagnostic[] {
	const missing = [...views].filter(([view]) => files?.has(view) === false);
	if (!files || missing.length === 0) return [];
	const modules = readCode(folder);
	const [[known = "", example = ""] = []] = files;
	return missing.map(([view, among]) => {
		const { file, place } = placeInCode(view, among, modules);
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

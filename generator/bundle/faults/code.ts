import type { SiteDefinition } from "../../definition.ts";
import { type Diagnostic, errorAt } from "../../diagnostics/diagnostic.ts";
import { suggestRename } from "../../diagnostics/nearest.ts";
import type { Page } from "../../types.ts";
import type { Bundle } from "../index.ts";
import { definitionFaults } from "./definition.ts";
import { pathInMessages, placeInCode, readCode } from "./places.ts";

/**
 * Reports what is wrong with the code of a site, at its files and lines: names in its definition that nothing has, and
 * islands that no browser would find.
 */
export function codeFaults(
	site: SiteDefinition,
	{ code }: Pick<Bundle, "code">,
): Diagnostic[] {
	const faults = definitionFaults(site);
	if (faults.length === 0) return [...code.faults];
	const files = readCode(code.folder);
	return [
		...code.faults,
		...faults.map(({ name, among, message, hint }) => {
			const { file, place } = placeInCode(name, among, files);
			return errorAt(file, place, "unknown-name", { message, hint });
		}),
	];
}

/** Reports views of pages that no file renders, where the code names them. */
export function unrenderable(
	pages: readonly Page[],
	{ code: { folder, views: files } }: Pick<Bundle, "code">,
): Diagnostic[] {
	const views = new Set(
		pages.flatMap((page) => (page.kind === "view" ? [page.view] : [])),
	);
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

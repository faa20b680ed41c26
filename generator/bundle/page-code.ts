import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { formatNameSuggestion } from "../diagnostics/nearest.ts";
import { createSiteError } from "../diagnostics/site-error.ts";
import type { PageFeatures } from "../host/page-features.ts";
import { notFoundView } from "../plan/view-page.ts";
import type { InlineCode, Page, PageCode } from "../types.ts";
import { createCodeError, getFileStart } from "./code-errors.ts";
import { createPageScript } from "./islands.ts";
import type { BundleParts } from "./parts.ts";
import {
	commonSheet,
	isIslandSheet,
	isStyleSheet,
	joinSheets,
} from "./styles.ts";

/** Reports the views of pages that have no file, where that should be. */
export function checkViewFiles(
	pages: readonly Page[],
	{
		folder,
		views,
	}: {
		readonly folder: string;
		readonly views: ReadonlyMap<string, string> | undefined;
	},
): Diagnostic[] {
	if (!views) return [];
	const named = pages.flatMap((page) =>
		page.kind === "view" ? [page.view] : [],
	);
	// The file of any view shows in which folder a missing one should be.
	const [[known = "", example = ""] = []] = views;
	return [...new Set(named)]
		.filter((view) => !views.has(view) && view !== notFoundView)
		.map((view) => {
			const path = example.replace(known, () => view);
			return createCodeError(
				getFileStart(folder, path),
				`This file is missing: pages have the view “${view}”. ${formatNameSuggestion(view, [...views.keys()])}`,
			);
		});
}

/** Lists the files that render pages of a view, without an unused one. */
function listViewFiles(
	view: string,
	{ server }: BundleParts,
	unused: string | undefined,
): readonly string[] {
	const own = server.views?.get(view);
	return listReachableFiles(
		["server.tsx", ...(own === undefined ? [] : [own])],
		server.imports,
		unused,
	);
}

/** Whether pages of a view have islands, ignoring those of an unused file. */
export function hasIslands(
	view: string,
	parts: BundleParts,
	unused: string | undefined,
): boolean {
	const files = listViewFiles(view, parts, unused);
	return parts.islands.scripts.some(({ file }) => files.includes(file));
}

/** Returns the code for a page of a view: only the style sheets and islands that the view imports, ignoring an unused file. */
export function selectInlineCode(
	view: string,
	parts: BundleParts,
	unused: string | undefined,
): InlineCode {
	const { sheets, islands, scripts, prefetch } = parts;
	const { clients, start } = scripts;
	const files = listViewFiles(view, parts, unused);
	const css = joinSheets(
		[commonSheet, ...files.filter(isStyleSheet)]
			.filter((sheet) => !isIslandSheet(sheet))
			.map((sheet) => sheets.get(sheet) ?? ""),
	);
	const client = clients.get(view) ?? clients.get("") ?? "";
	return {
		css,
		start,
		prefetch,
		client: createPageScript(client, islands, files),
	};
}

/**
 * Adds a CSS rule for each focus point of the page's pictures, since the policy forbids style attributes. The rules are
 * in no layer, so they override the site's.
 */
export function addFocusRules(
	code: InlineCode,
	features: Pick<PageFeatures, "focuses"> = {},
): InlineCode {
	const rules = (features.focuses ?? []).map((focus) => {
		const [x, y] = focus.split(" ");
		return `[data-focus="${focus}"]{object-position:${x}% ${y}%}`;
	});
	return { ...code, css: code.css + rules.join("") };
}

/** Throws if a page lacks its styles, the script of its islands, or its own script. */
export function checkPageCode(
	html: string,
	{
		css,
		client,
		script,
		hasIslands,
	}: PageCode & { readonly hasIslands: boolean },
): void {
	const missing = [
		{ name: "css", text: css },
		{ name: "client", text: hasIslands ? client : "" },
		{ name: "script", text: script ?? "" },
	].find(({ text }) => !html.includes(text));
	if (missing)
		throw createSiteError(
			`The HTML of the page lacks code.${missing.name}. Render <Head code={code}> of kilde/react in the document.`,
			{ file: "server.tsx" },
		);
}

/** Returns these files and all their direct and indirect imports, sorted by path, ignoring the imports of one file. */
function listReachableFiles(
	files: readonly string[],
	imports: ReadonlyMap<string, readonly string[]>,
	fileWithoutImports: string | undefined,
): readonly string[] {
	const found = new Set(files);
	for (const file of found)
		if (file !== fileWithoutImports)
			for (const imported of imports.get(file) ?? []) found.add(imported);
	return [...found].sort();
}

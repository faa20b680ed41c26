import type { PageFeatures } from "../host/page-features.ts";
import type { InlineCode } from "../types.ts";
import { createPageScript } from "./islands.ts";
import type { BundleParts } from "./parts.ts";
import {
	commonSheet,
	isIslandSheet,
	isStyleSheet,
	joinSheets,
} from "./styles.ts";

/** Lists the files that render pages of a view, without an unused one. */
function listViewFiles(
	view: string,
	{ server }: BundleParts,
	unused: string | undefined,
): readonly string[] {
	const own = server.views.get(view);
	return listReachableFiles(
		["frame.tsx", ...(own === undefined ? [] : [own])],
		server.imports,
		unused,
	);
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

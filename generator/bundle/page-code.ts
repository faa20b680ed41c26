import type { PageFeatures } from "../plan/page-features.ts";
import type { InlineCode } from "../types.ts";
import { clientScript } from "./islands.ts";
import type { Parts } from "./parts.ts";
import { commonSheet, isOfIslands, isSheet, joined } from "./styles.ts";

/** The files that a page of a view is rendered by, without an unused one. */
function filesOf(
	view: string,
	{ server }: Parts,
	unused: string | undefined,
): readonly string[] {
	const own = server.views?.get(view);
	return reachable(
		["server.tsx", ...(own === undefined ? [] : [own])],
		server.imports,
		unused,
	);
}

/** Whether pages of a view have islands, without those of an unused file. */
export function hasIslands(
	view: string,
	parts: Parts,
	unused: string | undefined,
): boolean {
	const files = filesOf(view, parts, unused);
	return parts.islands.scripts.some(({ file }) => files.includes(file));
}

/** Returns the code for a page of a view: of style sheets and islands, only those that it imports, without an unused file. */
export function inlineCode(
	view: string,
	parts: Parts,
	unused: string | undefined,
): InlineCode {
	const { sheets, islands, scripts, prefetch } = parts;
	const { clients, start } = scripts;
	const files = filesOf(view, parts, unused);
	const css = joined(
		[commonSheet, ...files.filter(isSheet)]
			.filter((sheet) => !isOfIslands(sheet))
			.map((sheet) => sheets.get(sheet) ?? ""),
	);
	const client = clients.get(view) ?? clients.get("") ?? "";
	return {
		css,
		start,
		prefetch,
		client: clientScript(client, islands, files),
	};
}

/**
 * The same, with a rule for each point that pictures of the page are cropped around: the policy allows no style attributes.
 * In no layer, it is stronger than those of the site.
 */
export function withFocuses(
	code: InlineCode,
	features: Pick<PageFeatures, "focuses"> = {},
): InlineCode {
	const rules = (features.focuses ?? []).map((focus) => {
		const [x, y] = focus.split(" ");
		return `[data-focus="${focus}"]{object-position:${x}% ${y}%}`;
	});
	return { ...code, css: code.css + rules.join("") };
}

/** Returns these files and everything they import, directly or not, sorted by path; not what is imported by an unused file. */
function reachable(
	files: readonly string[],
	imports: ReadonlyMap<string, readonly string[]>,
	unused: string | undefined,
): readonly string[] {
	const found = new Set(files);
	for (const file of found)
		if (file !== unused)
			for (const imported of imports.get(file) ?? []) found.add(imported);
	return [...found].sort();
}

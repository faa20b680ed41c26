import { buildInMemory } from "../../generator/build.ts";
import { openDefinition } from "../../generator/bundle/open-definition.ts";
import { checkRendering } from "../../generator/bundle/rendering.ts";
import { noMemo } from "../../generator/cache/memo.ts";
import type { SiteDefinition } from "../../generator/definition.ts";
import type { Diagnostic } from "../../generator/diagnostics/diagnostic.ts";
import { today } from "./check.ts";

/** Loads the definition of the site of a project, as the commands do. Throws its errors. */
export async function loadSite(root: string): Promise<SiteDefinition> {
	const opened = await openDefinition(root, undefined);
	if ("errors" in opened) throw new Error(JSON.stringify(opened.errors));
	return opened.load();
}

/** Checks the code and the content of a project, as `kilde check` does; returns the diagnostics. */
export async function checkSite(root: string): Promise<readonly Diagnostic[]> {
	const opened = await openDefinition(root, undefined);
	if ("errors" in opened) return opened.errors;
	const site = await opened.load();
	const project = { site, root, date: today, pictures: "checked" } as const;
	const { value, diagnostics } = await buildInMemory(project, noMemo);
	return [...diagnostics, ...(await checkRendering(value.pages, value))];
}

import { fileURLToPath } from "node:url";
import { buildInMemory } from "../../generator/build.ts";
import type { BuiltSite } from "../../generator/build-types.ts";
import { openDefinition } from "../../generator/bundle/open-definition.ts";
import { checkRendering } from "../../generator/bundle/rendering.ts";
import { createMemo, noMemo } from "../../generator/cache/memo.ts";
import type { SiteDefinition } from "../../generator/definition.ts";
import type { Diagnostic } from "../../generator/diagnostics/diagnostic.ts";
import { readSources } from "../../generator/read/index.ts";
import { built, today } from "./check.ts";

/** Loads the definition of the site of a project, as the commands do. Throws its errors. */
export async function loadSite(root: string): Promise<SiteDefinition> {
	const opened = await openDefinition(root, undefined);
	if ("errors" in opened) throw new Error(JSON.stringify(opened.errors));
	return opened.load();
}

/** Builds the bakery, whose code and languages are not those of the real site. */
export async function buildBakery(): Promise<BuiltSite> {
	const root = fileURLToPath(new URL("../fixtures/bakery", import.meta.url));
	return built(readSources(root).value, createMemo(), await loadSite(root))
		.value;
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

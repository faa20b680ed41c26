import { openDefinition } from "../../generator/bundle/open-definition.ts";
import type { SiteDefinition } from "../../generator/definition.ts";

/** Loads the definition of the site of a project, as the commands do. Throws its errors. */
export async function loadSite(root: string): Promise<SiteDefinition> {
	const opened = await openDefinition(root, undefined);
	if ("errors" in opened) throw new Error(JSON.stringify(opened.errors));
	return opened.load();
}

import { relative } from "node:path";
import { openDefinition } from "../../generator/bundle/open-definition.ts";
import { repository } from "./check.ts";

/** The files of the site's definition: site.ts and its imports. */
export const definitionFiles: readonly string[] = await filesOf();

async function filesOf(): Promise<string[]> {
	const opened = await openDefinition(repository, undefined);
	if ("errors" in opened)
		throw new Error("The definition of the site is faulty.");
	return opened.files
		.map((file) => relative(repository, file))
		.filter((file) => file.startsWith("site/"));
}

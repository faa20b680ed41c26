import { existsSync } from "node:fs";
import { join } from "node:path";
import { definitionErrors } from "../../bundle/definition-script.ts";
import { siteFolder, siteFolderName } from "../../bundle/site-folder.ts";
import type { Answer } from "./answer.ts";
import { type Asked, failed, printFaults } from "./project.ts";

/**
 * Prints what the code of the site threw while a command ran, at its place, and answers that it failed; rethrows an error
 * that is not the site's.
 */
export async function answerToThrown(
	error: unknown,
	asked: Asked & { readonly root: string },
): Promise<Answer> {
	const { root } = asked;
	if (!existsSync(join(root, siteFolderName))) throw error;
	const diagnostics = await definitionErrors(error, siteFolder(root));
	if (diagnostics.length === 0) throw error;
	printFaults(diagnostics, asked);
	return failed({ diagnostics });
}

import { fileURLToPath } from "node:url";
import type { TestProject } from "vitest/node";
import { loadProgram } from "../generator/bin/load.cjs";
import { bundleSiteCached } from "../generator/bundle/index.ts";
import { openDefinition } from "../generator/bundle/open-definition.ts";
import { site } from "./support/site.ts";

declare module "vitest" {
	interface ProvidedContext {
		/** The digest of the code of engine and definition: the cache key of `npm run build` as well. */
		code: string;
	}
}

/**
 * Bundles the site's code once for all workers of a project, and the engine's for the tests that start the command. A second
 * project finds the results in the cache.
 */
export async function setup(project: TestProject): Promise<void> {
	const root = fileURLToPath(new URL("../", import.meta.url));
	const code = await getCodeDigest(root);
	await bundleSiteCached(site, root, code);
	project.provide("code", code);
}

/** Returns the digest of the code of the engine and of the definition of a project's site. */
async function getCodeDigest(root: string): Promise<string> {
	const engine = await loadProgram();
	const opened = await openDefinition(root, engine.code);
	if ("errors" in opened)
		throw new Error("The definition of the site is faulty.");
	if (opened.code === undefined)
		throw new Error("The bundle can't be written.");
	return opened.code;
}

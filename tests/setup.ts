import type { TestProject } from "vitest/node";
import { loadProgram } from "../bin/load.cjs";
import { cachedBundle } from "../generator/bundle/index.ts";
import { site } from "../site/site.ts";

declare module "vitest" {
	interface ProvidedContext {
		/** The digest of the generator's code, under which `npm run build` caches too. */
		code: string;
	}
}

/** Bundles the site's code once for all workers of all projects, and the generator's for the tests that start the command. */
export async function setup(project: TestProject): Promise<void> {
	const { code } = await loadProgram();
	if (code === undefined) throw new Error("The bundle can't be written.");
	await cachedBundle(site, code);
	project.provide("code", code);
}

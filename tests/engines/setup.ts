import { rmSync } from "node:fs";
import type { TestProject } from "vitest/node";
import { buildSite } from "../browser/setup.ts";
import { type EngineName, engines } from "./driver.ts";

declare module "vitest" {
	interface ProvidedContext {
		engine: EngineName;
	}
}

/** Builds the site; returns the teardown, which finally names the engines that are not installed. */
export async function setup(project: TestProject): Promise<() => void> {
	const site = await buildSite();
	project.provide("builtSite", site);
	return () => {
		rmSync(site.output, { recursive: true });
		for (const [name, { isInstalled, packages }] of Object.entries(engines))
			if (!isInstalled())
				process.stdout.write(
					`Not tested in ${name}, which is not installed (Debian and Ubuntu: ${packages}).\n`,
				);
	};
}

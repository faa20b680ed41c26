import { rmSync } from "node:fs";
import type { TestProject } from "vitest/node";
import { buildSite } from "../browser/setup.ts";
import { type EngineName, engines, getSkipReason } from "./engines.ts";
import { addRecorder } from "./recorder.ts";

declare module "vitest" {
	interface ProvidedContext {
		engine: EngineName;
	}
}

/** Builds the site; returns the teardown, which finally reports the skipped engines. */
export async function setup(project: TestProject): Promise<() => void> {
	const site = await buildSite();
	addRecorder(site.output);
	project.provide("builtSite", site);
	return () => {
		rmSync(site.output, { recursive: true });
		for (const engine of Object.values(engines)) {
			const reason = getSkipReason(engine);
			if (reason) process.stdout.write(`Not tested in ${reason}.\n`);
		}
	};
}

import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { layBeside } from "./beside.ts";
import { measureNode } from "./measure.ts";
import type { Found } from "./tool.ts";

/** The Eleventy that was installed in a folder. */
export function findEleventy(folder: string | undefined): Found {
	const home = resolve(folder ?? "", "node_modules/@11ty/eleventy");
	const version = folder !== undefined && versionIn(home);
	if (!version)
		return {
			missing:
				"Eleventy is left out: run npm install @11ty/eleventy@3.1 in a folder, and name that with --eleventy.",
		};
	return {
		name: `Eleventy ${version}`,
		lay: (root, count) => layBeside("eleventy", root, count),
		leavings: ["_site"],
		build: (root) => measureNode(join(home, "cmd.cjs"), ["--quiet"], root),
	};
}

function versionIn(home: string): string | undefined {
	try {
		return JSON.parse(readFileSync(join(home, "package.json"), "utf8")).version;
	} catch {
		return undefined;
	}
}

import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { writeComparedProject } from "./compared-project.ts";
import { measureNode } from "./measure.ts";
import type { Found } from "./tool.ts";

/** Returns the Eleventy that is installed in a folder, or how to install it. */
export function findEleventy(folder: string | undefined): Found {
	const packageFolder = resolve(folder ?? "", "node_modules/@11ty/eleventy");
	const version = folder !== undefined && versionIn(packageFolder);
	if (!version)
		return {
			missing:
				"Eleventy is left out: run npm install @11ty/eleventy@3.1 in a folder, and name that with --eleventy.",
		};
	return {
		name: `Eleventy ${version}`,
		writeProject: (root, count) =>
			writeComparedProject("eleventy", root, count),
		products: ["_site"],
		exceptPictures: () => ["_site"],
		build: (root) =>
			measureNode(join(packageFolder, "cmd.cjs"), ["--quiet"], root),
	};
}

function versionIn(packageFolder: string): string | undefined {
	try {
		return JSON.parse(readFileSync(join(packageFolder, "package.json"), "utf8"))
			.version;
	} catch {
		return undefined;
	}
}

import { spawnSync } from "node:child_process";
import { writeComparedProject } from "./compared-project.ts";
import { measureCommand } from "./measure.ts";
import type { Found } from "./tool.ts";

/** Returns the Hugo on PATH, or how to install it. */
export function findHugo(): Found {
	const { stdout } = spawnSync("hugo", ["version"], { encoding: "utf8" });
	const [, version] = /v(\d+\.\d+\.\d+)/.exec(stdout ?? "") ?? [];
	if (!version)
		return {
			missing:
				"Hugo is not on PATH (https://gohugo.io/installation/) and is left out.",
		};
	return {
		name: `Hugo ${version}`,
		writeProject: (root, count) => writeComparedProject("hugo", root, count),
		products: ["public", "resources"],
		exceptPictures: () => ["public", "resources"],
		build: (root) => measureCommand("hugo", [], root),
	};
}

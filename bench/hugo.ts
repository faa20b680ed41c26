import { spawnSync } from "node:child_process";
import { layBeside } from "./beside.ts";
import { measureCommand } from "./measure.ts";
import type { Found } from "./tool.ts";

/** The Hugo on PATH. */
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
		lay: (root, count) => layBeside("hugo", root, count),
		leavings: ["public", "resources"],
		build: (root) => measureCommand("hugo", [], root),
	};
}

import { cpSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { layArticles } from "./articles.ts";
import { measureNode } from "./measure.ts";
import type { Project } from "./rounds.ts";
import type { Tool } from "./tool.ts";

const repository = fileURLToPath(new URL("..", import.meta.url));

/** The file of the command. */
export const command = join(repository, "bin/kilde.cjs");

/** Kilde, with its own content around the articles. */
export const kilde: Tool = {
	name: "Kilde",
	lay(root, count) {
		for (const folder of ["content", "templates"])
			cpSync(join(repository, folder), join(root, folder), { recursive: true });
		layArticles(root, count, (fact) => `{{${fact}}}`);
	},
	leavings: ["output", "node_modules"],
	build: (root) =>
		measureNode(
			command,
			["build", "--root", root, "--date", "2026-03-01"],
			root,
		),
};

/** The first run of all bundles the command itself, which is kept beside its code; no build that is measured is that one. */
export async function prepareKilde([
	project,
]: readonly Project[]): Promise<void> {
	if (project) await project.tool.build(project.root);
}

/** How many pages our own content makes in each language; other generators get as many articles more. */
export function ownPages(): number {
	return [
		...readdirSync(join(repository, "content/pages")).filter((name) =>
			name.endsWith(".yaml"),
		),
		...readdirSync(join(repository, "content/news")).filter((name) =>
			name.endsWith(".da.md"),
		),
	].length;
}

import { cpSync, readdirSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { writeArticles } from "./articles.ts";
import { measureNode } from "./measure.ts";
import type { Project } from "./rounds.ts";
import type { Tool } from "./tool.ts";

const repository = fileURLToPath(new URL("..", import.meta.url));

/** The path of the command's file. */
export const command = join(repository, "bin/kilde.cjs");

/** The folder of a project where builds keep encoded pictures, by the digest of what they are made from, and all else. */
const cache = "node_modules/.cache/kilde";

/** Kilde, with its own content around the articles. */
export const kilde: Tool = {
	name: "Kilde",
	writeProject(root, count) {
		for (const folder of ["content", "templates"])
			cpSync(join(repository, folder), join(root, folder), { recursive: true });
		symlinkSync(join(repository, "site"), join(root, "site"));
		writeArticles(root, count, (fact) => `{{${fact}}}`);
	},
	products: ["output", "node_modules"],
	exceptPictures: (root) => [
		"output",
		...readdirSync(join(root, cache))
			.filter((name) => !/^[\da-f]{64}$/.test(name))
			.map((name) => join(cache, name)),
	],
	build: (root) =>
		measureNode(
			command,
			["build", "--root", root, "--date", "2026-03-01"],
			root,
		),
};

/** Runs one build that is not measured: the first run bundles the command itself. */
export async function prepareKilde([
	project,
]: readonly Project[]): Promise<void> {
	if (project) await project.tool.build(project.root);
}

/** Returns the number of pages of Kilde's own content in each language. */
export function countOwnPages(): number {
	return [
		...readdirSync(join(repository, "content/pages")).filter((name) =>
			name.endsWith(".yaml"),
		),
		...readdirSync(join(repository, "content/news")).filter((name) =>
			name.endsWith(".da.md"),
		),
	].length;
}

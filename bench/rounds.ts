import { appendFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { articleFile } from "./articles.ts";
import type { Took } from "./measure.ts";
import type { Tool } from "./tool.ts";

/** A tool's project on the disk. */
export type Project = { readonly tool: Tool; readonly root: string };

/** Works with a project of each of these tools; they are gone afterwards. */
export async function inProjects(
	tools: readonly Tool[],
	count: number,
	work: (projects: readonly Project[]) => Promise<void>,
): Promise<void> {
	const projects = tools.map((tool) => ({
		tool,
		root: mkdtempSync(join(tmpdir(), "kilde-bench-")),
	}));
	try {
		for (const { tool, root } of projects) tool.lay(root, count);
		await work(projects);
	} finally {
		for (const { root } of projects) rmSync(root, { recursive: true });
	}
}

/** The kinds of build: what is done to a project before each, while no clock runs. */
export const preparations: Readonly<
	Record<string, (project: Project, round: number) => void>
> = {
	cold({ tool, root }) {
		for (const name of tool.leavings)
			rmSync(join(root, name), { recursive: true, force: true });
	},
	unchanged() {},
	"one edit"({ root }, round) {
		appendFileSync(
			join(root, articleFile(0, "da")),
			`\nEndnu en linje, nr. ${round}.\n`,
		);
	},
};

/**
 * Builds so many times with each tool, and tells what each took. They take turns: a minute in which the machine is slow
 * is so for all.
 */
export async function takeTurns(
	projects: readonly Project[],
	times: number,
	prepare: (project: Project, round: number) => void,
): Promise<readonly { readonly tool: string; readonly taken: Took[] }[]> {
	const turns = projects.map((project) => ({
		project,
		tool: project.tool.name,
		taken: [] as Took[],
	}));
	for (let round = 0; round < times; round++)
		for (const { project, taken } of turns) {
			prepare(project, round);
			taken.push(await project.tool.build(project.root));
		}
	return turns;
}

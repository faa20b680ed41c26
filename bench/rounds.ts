import { appendFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { articleFile } from "./articles.ts";
import type { Measurement } from "./measure.ts";
import type { Tool } from "./tool.ts";

/** A tool's project, and its folder on the disk. */
export type Project = { readonly tool: Tool; readonly root: string };

/** Runs `work` with a temporary project of each of these tools, with `count` articles. */
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
		for (const { tool, root } of projects) tool.writeProject(root, count);
		await work(projects);
	} finally {
		for (const { root } of projects) rmSync(root, { recursive: true });
	}
}

/** The preparation of a project before each kind of build; not measured. */
export const preparations: Readonly<
	Record<string, (project: Project, round: number) => void>
> = {
	cold: ({ tool, root }) => remove(root, tool.products),
	"cold, pictures kept": ({ tool, root }) =>
		remove(root, tool.exceptPictures(root)),
	unchanged() {},
	"one edit"({ root }, round) {
		appendFileSync(
			join(root, articleFile(0, "da")),
			`\nEndnu en linje, nr. ${round}.\n`,
		);
	},
};

function remove(root: string, names: readonly string[]): void {
	for (const name of names)
		rmSync(join(root, name), { recursive: true, force: true });
}

/**
 * Builds `times` times with each tool and returns the measurements. The tools take turns, so that a slow minute of the
 * machine affects all of them.
 */
export async function takeTurns(
	projects: readonly Project[],
	times: number,
	prepare: (project: Project, round: number) => void,
): Promise<
	readonly { readonly tool: string; readonly measurements: Measurement[] }[]
> {
	const turns = projects.map((project) => ({
		project,
		tool: project.tool.name,
		measurements: [] as Measurement[],
	}));
	for (let round = 0; round < times; round++)
		for (const { project, measurements } of turns) {
			prepare(project, round);
			measurements.push(await project.tool.build(project.root));
		}
	return turns;
}

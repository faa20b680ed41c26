import { appendFileSync, mkdtempSync, rmSync } from "node:fs";
import { availableParallelism, cpus, tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { articleFile } from "./articles.ts";
import { saveToPage, typeToPage } from "./dev.ts";
import { type Measurement, median } from "./measure.ts";
import { installPeers, kilde, type Tool } from "./tools.ts";

// npm run bench -- [--beside] [20 1000]: measures builds with these numbers of articles, each in two languages; with
// --beside, those of other generators too.

type Project = { readonly tool: Tool; readonly root: string };

/** The preparation of a project before each kind of build; not measured. */
const preparations: Readonly<
	Record<string, (project: Project, round: number) => void>
> = {
	cold: ({ tool, root }) => remove(root, tool.products),
	"cold, pictures kept": ({ tool, root }) =>
		remove(root, tool.exceptPictures(root)),
	unchanged() {},
	"one edit"({ root }, round) {
		appendFileSync(join(root, articleFile(0, "da")), `\nLinje ${round}.\n`);
	},
};

const { values: options, positionals } = parseArgs({
	allowPositionals: true,
	options: { beside: { type: "boolean" } },
});
const folder = mkdtempSync(join(tmpdir(), "kilde-bench-"));
process.once("exit", () => rmSync(folder, { recursive: true }));
const tools = [kilde, ...(options.beside ? installPeers(folder) : [])];

console.log(
	`Node ${process.version}, ${process.platform} ${process.arch}, ${availableParallelism()} × ${cpus()[0]?.model.trim()}

| Articles | Build | With | Wall | CPU | Peak memory | Kilde's wall time ÷ this |
| ---: | --- | --- | ---: | ---: | ---: | ---: |`,
);
// The first run may bundle the command itself.
await inProjects(0, ([own]) => own?.tool.build(own.root));
const counts = positionals.length > 0 ? positionals : [20, 1000, 5000];
for (const count of counts.map(Number))
	await inProjects(count, (projects) => compare(projects, count));

async function inProjects(
	count: number,
	work: (projects: readonly Project[]) => Promise<unknown> | undefined,
): Promise<void> {
	const projects = tools.map((tool) => ({
		tool,
		// The packages of the other generators are in a folder above.
		root: mkdtempSync(join(folder, "project-")),
	}));
	try {
		for (const { tool, root } of projects) tool.writeProject(root, count);
		await work(projects);
	} finally {
		for (const { root } of projects) rmSync(root, { recursive: true });
	}
}

/** Prints the medians. The tools take turns, so that a slow minute of the machine affects all of them. */
async function compare(
	projects: readonly Project[],
	count: number,
): Promise<void> {
	const times = count <= 100 ? 7 : 3;
	for (const [build, prepare] of Object.entries(preparations)) {
		const turns = projects.map((project) => ({
			project,
			measured: [] as Measurement[],
		}));
		for (let round = 0; round < times; round++)
			for (const { project, measured } of turns) {
				prepare(project, round);
				measured.push(await project.tool.build(project.root));
			}
		const [kildes] = turns.map(({ measured }) => getMedian(measured, "wall"));
		for (const { project, measured } of turns) {
			const wall = getMedian(measured, "wall");
			const ratio = kildes && wall && (kildes / wall).toFixed(2);
			printRow(count, build, project.tool.name, measured, ratio);
		}
	}
	const [own] = projects;
	if (!own || count > 1000) return;
	for (const [name, measureOnce] of [
		["dev, save to page", saveToPage],
		["edit, 95 % of letters to page", typeToPage],
	] as const)
		printRow(count, name, kilde.name, [await measureOnce(own.root)]);
}

function printRow(
	count: number,
	build: string,
	tool: string,
	measured: readonly Measurement[],
	ratio: string | number | undefined = "",
): void {
	const cell = (of: keyof Measurement, unit: number, name: string) => {
		const value = getMedian(measured, of);
		return value === undefined ? "" : `${Math.round(value / unit)} ${name}`;
	};
	const cells = [cell("wall", 1, "ms"), cell("cpu", 1, "ms")];
	cells.push(cell("memory", 1024, "MiB"));
	console.log(`| ${[count, build, tool, ...cells, ratio].join(" | ")} |`);
}

function getMedian(
	measured: readonly Measurement[],
	of: keyof Measurement,
): number | undefined {
	return median(measured.flatMap((each) => each[of] ?? []));
}

function remove(root: string, names: readonly string[]): void {
	for (const name of names)
		rmSync(join(root, name), { recursive: true, force: true });
}

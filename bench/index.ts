import { availableParallelism, cpus } from "node:os";
import { parseArgs } from "node:util";
import { saveToPage } from "./dev.ts";
import { answers, keystrokeToPage } from "./edit.ts";
import { findEleventy } from "./eleventy.ts";
import { findHugo } from "./hugo.ts";
import { kilde, prepareKilde } from "./kilde.ts";
import { inProjects, type Project, preparations, takeTurns } from "./rounds.ts";
import {
	comparingColumns,
	kildeColumns,
	type Row,
	tableHead,
	tableRow,
} from "./table.ts";
import type { Tool } from "./tool.ts";

// npm run bench [-- 20 1000]: measures builds with these numbers of articles, each in two languages.
// npm run bench -- --beside [--eleventy FOLDER] [20 1000]: measures Hugo and Eleventy with as many pages, too.

const { values: options, positionals } = parseArgs({
	allowPositionals: true,
	options: { beside: { type: "boolean" }, eleventy: { type: "string" } },
});

const counts =
	positionals.length > 0 ? positionals.map(Number) : [20, 1000, 5000, 10_000];

/** The number of measurements, of which the median counts: fewer of large sites, which vary less and take long. */
const timesOf = (count: number) => (count <= 100 ? 7 : count <= 5000 ? 3 : 1);

const tools = [kilde, ...(options.beside ? findOthers() : [])];
const columns = options.beside ? comparingColumns : kildeColumns;

print(
	`Node ${process.version}, ${process.platform} ${process.arch}, ${availableParallelism()} × ${cpus()[0]?.model.trim()}\n\n`,
);
print(tableHead(columns));
await inProjects([kilde], 0, prepareKilde);
for (const count of counts)
	await inProjects(tools, count, (projects) => measure(projects, count));

function findOthers(): Tool[] {
	return [findHugo(), findEleventy(options.eleventy)].flatMap((found) => {
		if (!("missing" in found)) return [found];
		print(`${found.missing}\n\n`);
		return [];
	});
}

async function measure(
	projects: readonly Project[],
	count: number,
): Promise<void> {
	for (const [build, prepare] of Object.entries(preparations)) {
		const turns = await takeTurns(projects, timesOf(count), prepare);
		const own = turns[0]?.measurements;
		for (const { tool, measurements } of turns)
			row({ count, build, tool, measurements, kilde: own });
	}
	const [own] = projects;
	if (!own || count > 1000) return;
	row({
		count,
		build: "dev, save to page",
		tool: kilde.name,
		measurements: [{ wall: await saveToPage(own.root) }],
	});
	for (const { what, median, most, worst } of await keystrokeToPage(own.root))
		row({
			count,
			build: `edit, ${what} to page (95 %: ${Math.round(most)}, worst: ${Math.round(worst)} ms)`,
			tool: kilde.name,
			measurements: [{ wall: median }],
		});
	const { times, memory } = await answers(own.root);
	for (const { what, first, median } of times)
		row({
			count,
			build: `edit, ${what} (first: ${Math.round(first)} ms)`,
			tool: kilde.name,
			measurements: [{ wall: median, memory }],
		});
}

function row(row: Row): void {
	print(tableRow(columns, row));
}

function print(text: string): void {
	process.stdout.write(text);
}

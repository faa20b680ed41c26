import { appendFileSync, mkdtempSync, rmSync } from "node:fs";
import { availableParallelism, cpus, tmpdir } from "node:os";
import { join } from "node:path";
import { articleFile, layContent } from "./content.ts";
import { saveToPage } from "./dev.ts";
import { measure, median, type Took } from "./measure.ts";

// npm run bench [-- 20 1000]: how long builds take for so many articles, each in two languages.

const counts = process.argv.slice(2).map(Number);

/** How often each is measured; the middle one counts. Big sites vary less, and take long. */
const timesOf = (count: number) => (count <= 100 ? 7 : count <= 1000 ? 3 : 1);

const day = ["--date", "2026-03-01"];

say(
	`Node ${process.version}, ${process.platform} ${process.arch}, ${availableParallelism()} × ${cpus()[0]?.model.trim()}\n\n`,
);
say(
	"| Articles | Build | Wall | CPU | Peak memory |\n| ---: | --- | ---: | ---: | ---: |\n",
);
// The first run of all bundles the command itself, which is kept beside its code.
await inProject(0, (root) => measure(["check", "--root", root, ...day]));
for (const count of counts.length > 0 ? counts : [20, 1000, 5000, 10_000])
	await inProject(count, async (root) => {
		const build = () => measure(["build", "--root", root, ...day]);
		const times = timesOf(count);
		row(count, "cold", await repeat(times, () => forget(root), build));
		row(count, "unchanged", await repeat(times, () => {}, build));
		row(
			count,
			"one edit",
			await repeat(times, (round) => edit(root, round), build),
		);
		if (count <= 1000)
			say(
				`| ${count} | dev, save to page | ${(await saveToPage(root)).toFixed(0)} ms | | |\n`,
			);
	});

async function inProject(
	count: number,
	work: (root: string) => Promise<unknown>,
): Promise<void> {
	const root = mkdtempSync(join(tmpdir(), "kilde-bench-"));
	try {
		layContent(root, count);
		await work(root);
	} finally {
		rmSync(root, { recursive: true });
	}
}

/** Nothing is there that an earlier build made. */
function forget(root: string): void {
	for (const folder of ["output", "node_modules"])
		rmSync(join(root, folder), { recursive: true, force: true });
}

function edit(root: string, round: number): void {
	appendFileSync(
		join(root, articleFile(0, "da")),
		`\nEndnu en linje, nr. ${round}.\n`,
	);
}

async function repeat(
	times: number,
	prepare: (round: number) => void,
	work: () => Promise<Took>,
): Promise<Took[]> {
	const taken: Took[] = [];
	for (let round = 0; round < times; round++) {
		prepare(round);
		taken.push(await work());
	}
	return taken;
}

function row(count: number, what: string, taken: readonly Took[]): void {
	const middle = (of: keyof Took) => median(taken.map((each) => each[of]));
	const seconds = (of: "wall" | "cpu") => `${(middle(of) / 1000).toFixed(2)} s`;
	say(
		`| ${count} | ${what} | ${seconds("wall")} | ${seconds("cpu")} | ${Math.round(middle("memory") / 1024)} MiB |\n`,
	);
}

function say(text: string): void {
	process.stdout.write(text);
}

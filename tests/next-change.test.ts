import { afterAll, beforeAll, expect, test } from "vitest";
import { article } from "./support/articles.ts";
import { runKilde } from "./support/command.ts";
import { createProject, type Project } from "./support/project.ts";

// A site changes by itself when a period begins or has ended.

let project: Project;
beforeAll(() => {
	project = createProject();
});
afterAll(() => project.remove());

/** Runs the command; returns its output with ordinary spaces. */
async function kilde(argv: string): Promise<string> {
	const { stdout } = await runKilde(project.root, argv.split(" "));
	return stdout.replaceAll("\u00A0", " ");
}

test("the next change is the first day of a period or the day after its last one", async () => {
	for (const [date, next] of [
		["2026-04-01", "On 2 April 2026 … content/facts/hours.yaml:13 begins."],
		["2026-06-01", "On 15 June 2026 … content/facts/offers.yaml:4 has ended."],
		["2027-02-28", "On 1 March 2027 … content/facts/hours.yaml:13 has ended."],
	] as const)
		expect
			.soft(await kilde(`build -d ${date}`))
			.toContain(next.replace("…", "the site changes by itself:"));
	expect(await kilde("build -d 2030-01-01")).not.toContain("changes by itself");
});

test("the next change lists everything that begins or ends on that day, also in hidden entries", async () => {
	const [hidden, until] = ["from: 2026-04-02", "until: 2026-04-01"];
	const untranslated = "translated: false";
	for (const [name, period] of [
		["later", hidden],
		["sooner", until],
	] as const)
		project.put(
			`content/news/${name}.da.md`,
			article(name, name, "2026-02-01", "Nyt.", [period, untranslated]),
		);
	const printed = await kilde("build -f json -d 2026-02-01");
	expect(JSON.parse(printed.trim().split("\n").at(-1) ?? "")).toMatchObject({
		next: {
			date: "2026-04-02",
			causes: [
				{ file: "content/facts/hours.yaml", line: 13, begins: true },
				{ file: "content/news/later.da.md", line: 8, begins: true },
				{ file: "content/news/sooner.da.md", line: 8, begins: false },
			],
		},
	});
});

test("check reports from that day that the site must be built again", async () => {
	await kilde("build -d 2026-02-01");
	expect(await kilde("check -d 2026-04-01")).toMatch(/^No problems: .*\n$/);
	expect(await kilde("check -d 2026-04-02")).toMatch(
		/^No problems: .*\nThe site in output is from before 2 April 2026, when it changed by itself\. Run kilde build again\.\n$/,
	);
});

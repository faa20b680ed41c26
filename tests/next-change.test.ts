import { afterAll, expect, test } from "vitest";
import { findNextChange } from "../generator/link/next-change.ts";
import { article } from "./support/articles.ts";
import { built, type Files, memo, sourcesWith } from "./support/check.ts";
import { runKilde } from "./support/command.ts";
import { createProject } from "./support/project.ts";
import { site } from "./support/site.ts";

// A site changes by itself when a period is announced, begins or has ended.

/** Lists the next change after a date: its day, and what begins or ends on it. */
function listChanges(date: string, files: Files = {}): string[] {
	const { entries } = built(sourcesWith(files), memo).value;
	const next = findNextChange(entries, date, site);
	return (next?.causes ?? []).map(
		({ file, line, change }) =>
			`${next?.date} ${file.replace("content/", "")}:${line} ${change}`,
	);
}

test("the next change is the day of an announcement, the first day of a period or the day after its last one", () => {
	for (const [date, ...changes] of [
		["2026-03-01", "2026-03-05 facts/hours.yaml:13 announced"],
		["2026-04-01", "2026-04-02 facts/hours.yaml:13 begins"],
		["2026-06-01", "2026-06-15 facts/offers.yaml:4 ended"],
		["2027-02-28", "2027-03-01 facts/hours.yaml:13 ended"],
		["2030-01-01"],
	] as const)
		expect.soft(listChanges(date), date).toEqual(changes);
});

test("the next change lists everything that begins or ends on that day, also in hidden entries", () => {
	const write = (name: string, period: string) =>
		article(name, name, "2026-02-01", "Nyt.", [period, "translated: false"]);
	const files = {
		"news/later.da.md": write("later", "from: 2026-04-02"),
		"news/sooner.da.md": write("sooner", "until: 2026-04-01"),
	};
	expect(listChanges("2026-03-05", files)).toEqual([
		"2026-04-02 facts/hours.yaml:13 begins",
		"2026-04-02 news/later.da.md:8 begins",
		"2026-04-02 news/sooner.da.md:8 ended",
	]);
});

const project = createProject();
afterAll(() => project.remove());

test("check reports from the day of the next change, which build prints in JSON, that the site must be built again", async () => {
	const kilde = async (argv: string) =>
		(await runKilde(project.root, argv.split(" "))).stdout;
	expect(await kilde("build -f json -d 2026-02-01")).toContain(
		'{"next":{"date":"2026-03-05",',
	);
	expect(await kilde("check -d 2026-03-04")).toMatch(/^No problems: .*\n$/);
	expect(await kilde("check -d 2026-03-05")).toMatch(
		/^No problems: .*\nThe site in output is from before 5\u00A0March 2026, when it changed by itself\. Run kilde build again\.\n$/,
	);
});

import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { findNextChange } from "../generator/link/next-change.ts";
import { parse } from "../generator/parse/index.ts";
import { type Files, sourcesWith } from "./support/check.ts";
import { runKilde } from "./support/command.ts";
import { createProject, type Project } from "./support/project.ts";
import { site } from "./support/site.ts";

// A site changes by itself when a period begins or has ended.

const hours = "facts/hours.yaml";

function findChange(files: Files, date: string) {
	const entries = sourcesWith(files).map((each) => parse(each, site).value);
	return findNextChange(entries, date);
}

describe("the next change", () => {
	test("is the first day of a period or the day after its last one", () => {
		expect(findChange({}, "2026-04-01")).toMatchObject({
			date: "2026-04-02",
			causes: [{ file: `content/${hours}`, line: 13, begins: true }],
		});
		expect(findChange({}, "2026-06-01")).toMatchObject({
			date: "2026-06-15",
			causes: [{ file: "content/facts/offers.yaml", line: 4, begins: false }],
		});
		expect(findChange({}, "2027-02-28")).toMatchObject({
			date: "2027-03-01",
			causes: [{ file: `content/${hours}`, line: 13, begins: false }],
		});
		expect(findChange({}, "2030-01-01")).toBeUndefined();
	});

	test("lists everything that begins or ends on that day, also in entries that can't be shown", () => {
		const { causes } =
			findChange(
				{
					"news/later.da.md": "---\nfrom: 2026-04-02\nuntil: 2026-04-01\n---\n",
				},
				"2026-03-01",
			) ?? {};
		expect(
			causes?.map(({ file, line, begins }) => [file, line, begins]),
		).toEqual(
			expect.arrayContaining([
				[`content/${hours}`, 13, true],
				["content/news/later.da.md", 2, true],
				["content/news/later.da.md", 3, false],
			]),
		);
	});
});

describe("a site whose next change has passed", () => {
	let project: Project;
	const kilde = (argv: string) => runKilde(project.root, argv.split(" "));

	beforeEach(() => {
		project = createProject();
	});
	afterEach(() => project.remove());

	test("is reported by check from that day, which build prints in JSON", async () => {
		const { stdout } = await kilde("build -f json -d 2026-02-01");
		expect(JSON.parse(stdout.trim().split("\n").at(-1) ?? "")).toMatchObject({
			next: { date: "2026-04-02" },
		});
		expect((await kilde("check -d 2026-04-01")).stdout).toBe(
			"No problems: 22 pages, no warnings.\n",
		);
		expect((await kilde("check -d 2026-04-02")).stdout).toBe(
			"No problems: 22 pages, no warnings.\nThe site in output is from before 2\u00A0April 2026, when it changed by itself. Run kilde build again.\n",
		);
	});
});

import { renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readEntries } from "../generator/commands/read-entries.ts";
import { readHistory } from "../generator/git/history.ts";
import {
	gapsTable,
	type TranslationGap,
	translationGaps,
} from "../generator/i18n/translations.ts";
import { site } from "../site/site.ts";
import { runKilde } from "./command.ts";
import { commit, git } from "./git.ts";
import { createProject, type Project } from "./project.ts";

// Translations that are missing or late, by the history of a repository of the test's own.

let project: Project;
let gaps: readonly TranslationGap[];

/** A text of which only the Danish version changes, then one of which both do, and so on, over some commits. */
beforeAll(() => {
	project = createProject();
	commit(project.root, "2026-01-10T12:00:00Z");
	edit("pages/home/intro.da.md");
	edit("pages/home/room.da.md");
	edit("pages/home/system.en.md");
	commit(project.root, "2026-02-10T12:00:00Z");
	edit("pages/home/room.en.md");
	edit("events/evening.da.md");
	for (const name of ["pages/home/science.en.md", "people/bo.da.md"])
		rmSync(join(project.root, "content", name));
	for (const name of ["summer", "opening"])
		rmSync(join(project.root, `content/news/${name}.en.md`));
	const summer = "content/news/summer.da.md";
	project.edit(summer, "type:", "translated: false\ntype:");
	const history = readHistory(project.root);
	if ("en" in history) throw new Error(history.en);
	gaps = translationGaps(readEntries(project.root, site), history, site);
});

afterAll(() => project.remove());

function edit(name: string): void {
	const file = `content/${name}`;
	project.put(file, `${project.text(file)}\nTilføjet.\n`);
}

test.each([
	[
		"is older than a Danish text that was changed after it",
		"pages/home/intro.en.md",
		{
			state: "older",
			of: "content/pages/home/intro.da.md",
			changed: "2026-01-10",
			ofChanged: "2026-02-10",
		},
	],
	[
		"is older than a Danish text whose change is not committed",
		"events/evening.en.md",
		{ state: "older", ofChanged: undefined },
	],
	[
		"catches up when it is changed too, before it is committed",
		"pages/home/room.en.md",
		undefined,
	],
	["may be the newer one", "pages/home/system.en.md", undefined],
	["of the same commit is up to date", "pages/terms/text.en.md", undefined],
	[
		"is missing where its text stands alone",
		"pages/home/science.en.md",
		{ state: "missing" },
	],
	["may be missing in Danish", "people/bo.da.md", { state: "missing" }],
	[
		"is missing of an article in one language",
		"news/opening.en.md",
		{ state: "missing" },
	],
	["is not, of one that has none on purpose", "news/summer.en.md", undefined],
])("a translation %s", (_, name, expected) => {
	const found = gaps.find(({ file }) => file === `content/${name}`);
	if (expected) expect(found).toMatchObject(expected);
	else expect(found).toBeUndefined();
});

test("the table has a line for each, and says what is not judged", () => {
	const older = gaps.filter(({ of }) => of?.endsWith("intro.da.md"));
	expect(gapsTable(older, "en").split("\n")).toEqual([
		"Text                            State  Changed     Translates",
		"content/pages/home/intro.en.md  older  2026-01-10  content/pages/home/intro.da.md  2026-02-10",
		"",
		"Markdown texts only: YAML files hold both languages, so their age says nothing.",
		"",
	]);
	expect(gapsTable([], "da")).toMatch(/^Ingen oversættelser mangler/);
});

test("a shallow clone doesn't know how old its texts are", () => {
	const clone = createProject();
	rmSync(clone.root, { recursive: true });
	const from = `file://${project.root}`;
	git(".", ["clone", "--quiet", "--depth=1", from, clone.root]);
	expect(readHistory(clone.root)).toMatchObject({
		en: expect.stringContaining("fetch-depth: 0"),
	});
	clone.remove();
});

describe("kilde translations", () => {
	function kilde(...args: string[]) {
		return runKilde(project.root, ["translations", ...args]);
	}

	test("lists, and with --check fails", async () => {
		expect(await kilde()).toMatchObject({ status: 0, stderr: "" });
		const { status, stdout } = await kilde("--check", "--json");
		expect(status).toBe(1);
		expect(JSON.parse(stdout)).toHaveLength(gaps.length);
	});

	test("says kindly that there is no history", async () => {
		renameSync(join(project.root, ".git"), join(project.root, "git"));
		expect(await kilde("--lang", "da")).toMatchObject({
			status: 2,
			stdout: "",
			stderr: expect.stringContaining("den findes ikke her"),
		});
		renameSync(join(project.root, "git"), join(project.root, ".git"));
	});
});

import { rmSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { readEntries } from "../generator/commands/read-entries.ts";
import { readHistory } from "../generator/git/history.ts";
import {
	arrearsTable,
	translationArrears,
} from "../generator/i18n/translations.ts";
import { site } from "../site/site.ts";
import { runKilde } from "./command.ts";
import { commit, git } from "./git.ts";
import { createProject, type Project } from "./project.ts";

// Translations that are missing or late, by the history of a repository of the test's own.

vi.setConfig({ testTimeout: 60_000 });

let project: Project;

beforeEach(() => {
	project = createProject();
	commit(project.root, "2026-01-10T12:00:00Z");
});

afterEach(() => project.remove());

function arrears() {
	const history = readHistory(project.root);
	if ("en" in history) throw new Error(history.en);
	return translationArrears(readEntries(project.root, site), history, site);
}

const intro = (locale: string) => `content/pages/home/intro.${locale}.md`;

function edit(file: string): void {
	project.put(file, `${project.text(file)}\nTilføjet.\n`);
}

describe("a translation", () => {
	test("of the same commit is up to date", () => {
		expect(arrears()).toEqual([]);
	});

	test("is older than a Danish text that was changed after it", () => {
		edit(intro("da"));
		commit(project.root, "2026-02-10T12:00:00Z");
		expect(arrears()).toEqual([
			{
				state: "older",
				file: intro("en"),
				of: intro("da"),
				changed: "2026-01-10",
				ofChanged: "2026-02-10",
			},
		]);
	});

	test("catches up when it is changed too, before it is committed", () => {
		edit(intro("da"));
		commit(project.root, "2026-02-10T12:00:00Z");
		edit(intro("en"));
		expect(arrears()).toEqual([]);
	});

	test("is older than a Danish text whose change is not committed", () => {
		edit(intro("da"));
		expect(arrears()).toMatchObject([
			{ state: "older", file: intro("en"), ofChanged: undefined },
		]);
	});

	test("may be the newer one", () => {
		edit(intro("en"));
		commit(project.root, "2026-02-10T12:00:00Z");
		expect(arrears()).toEqual([]);
	});

	test("is missing where its text stands alone, in either language", () => {
		rmSync(join(project.root, intro("en")));
		rmSync(join(project.root, "content/people/bo.da.md"));
		expect(arrears().map(({ state, file }) => [state, file])).toEqual([
			["missing", intro("en")],
			["missing", "content/people/bo.da.md"],
		]);
	});

	test("is not missed of an article that has none on purpose", () => {
		rmSync(join(project.root, "content/news/summer.en.md"));
		const danish = "content/news/summer.da.md";
		expect(arrears()).toMatchObject([{ file: "content/news/summer.en.md" }]);
		project.put(
			danish,
			project.text(danish).replace("type:", "translated: false\ntype:"),
		);
		expect(arrears()).toEqual([]);
	});
});

test("the table has a line for each, and says what is not judged", () => {
	edit(intro("da"));
	commit(project.root, "2026-02-10T12:00:00Z");
	expect(arrearsTable(arrears(), "en").split("\n")).toEqual([
		"Text                            State  Changed     Translates",
		"content/pages/home/intro.en.md  older  2026-01-10  content/pages/home/intro.da.md  2026-02-10",
		"",
		"Markdown texts only: YAML files hold both languages, so their age says nothing.",
		"",
	]);
	expect(arrearsTable([], "da")).toMatch(/^Ingen oversættelser mangler/);
});

test("a shallow clone doesn't know how old its texts are", () => {
	edit(intro("da"));
	commit(project.root, "2026-02-10T12:00:00Z");
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
		edit(intro("da"));
		expect(await kilde()).toMatchObject({ status: 0, stderr: "" });
		const { status, stdout } = await kilde("--check", "--json");
		expect(status).toBe(1);
		expect(JSON.parse(stdout)).toMatchObject([{ file: intro("en") }]);
	});

	test("says kindly that there is no history", async () => {
		rmSync(join(project.root, ".git"), { recursive: true });
		expect(await kilde("--lang", "da")).toMatchObject({
			status: 2,
			stdout: "",
			stderr: expect.stringContaining("den findes ikke her"),
		});
	});
});

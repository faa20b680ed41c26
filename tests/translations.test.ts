import { rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
	findTranslationGaps,
	formatGaps,
	type TranslationGap,
} from "../generator/compare/translations.ts";
import { emptyHistory, readHistory } from "../generator/git/history.ts";
import { parse } from "../generator/parse/index.ts";
import { readSources } from "../generator/read/index.ts";
import type { Source } from "../generator/types.ts";
import { edit, type Files, fixture, sourcesWith } from "./support/check.ts";
import { runKilde } from "./support/command.ts";
import { commit, git, writeFiles } from "./support/git.ts";
import {
	createProject,
	folderForEach,
	type Project,
} from "./support/project.ts";
import { site } from "./support/site.ts";

// Missing and outdated translations by the history of a test repository.

function parseSource(source: Source) {
	return parse(source, site).value;
}

function readVersion(source: Source): object {
	return parseSource(source);
}

async function findGaps(root: string): Promise<readonly TranslationGap[]> {
	const sources = readSources(root).value;
	const history = await readHistory(root, sources);
	if ("failure" in history) throw new Error(history.failure);
	const entries = sources.map(parseSource);
	return findTranslationGaps(entries, history, site, readVersion);
}

describe("in a project with several commits", () => {
	let project: Project;
	let gaps: readonly TranslationGap[];

	/** Changes a text, which makes its translation outdated. */
	function change(name: string): void {
		const file = `content/${name}`;
		project.put(file, `${project.text(file)}\nTilføjet.\n`);
	}

	beforeAll(async () => {
		project = createProject();
		commit(project.root, "2026-01-10T12:00:00Z");
		change("pages/home/intro.da.md");
		change("pages/home/room.da.md");
		change("pages/home/system.en.md");
		for (const locale of ["da", "en"])
			change(`pages/opening-hours/cards.${locale}.md`);
		commit(project.root, "2026-02-10T12:00:00Z");
		change("pages/home/room.en.md");
		change("events/evening.da.md");
		for (const locale of ["da", "en"])
			project.put(
				`content/pages/terms/text.${locale}.md`,
				"Vi ses på den anden side.\n",
			);
		project.edit(
			"content/faq.yaml",
			"da: Hvad koster det?, en: What does it cost?",
			"da: What does it cost?, en: What does it cost?",
		);
		for (const name of [
			...["pages/home/science.en.md", "people/bo.da.md"],
			...["news/summer.en.md", "news/opening.en.md"],
		])
			rmSync(join(project.root, "content", name));
		project.edit(
			"content/news/summer.da.md",
			"type:",
			"translated: false\ntype:",
		);
		gaps = await findGaps(project.root);
	});

	afterAll(() => project.remove());

	test.each<[title: string, name: string, expected?: object]>([
		[
			"is outdated after the Danish text changed",
			"pages/home/intro.en.md",
			{
				state: "older",
				of: "content/pages/home/intro.da.md",
				changed: "2026-01-10",
				ofChanged: "2026-02-10",
			},
		],
		[
			"is outdated after an uncommitted change of the Danish text",
			"events/evening.en.md",
			{ state: "older", ofChanged: undefined },
		],
		[
			"is up to date after an uncommitted change of its own",
			"pages/home/room.en.md",
		],
		["may be newer than the Danish text", "pages/home/system.en.md"],
		["of the same commit is up to date", "pages/opening-hours/hours.en.md"],
		["of one later commit is up to date", "pages/opening-hours/cards.en.md"],
		[
			"is a copy if both texts are identical",
			"pages/terms/text.en.md",
			{ state: "copied", of: "content/pages/terms/text.da.md" },
		],
		[
			"is a copy in a file of several languages",
			"faq.yaml",
			{ state: "copied", of: "content/faq.yaml", languages: ["en", "da"] },
		],
		[
			"is missing if its text has no other version",
			"pages/home/science.en.md",
			{ state: "missing" },
		],
		["may be missing in Danish", "people/bo.da.md", { state: "missing" }],
		[
			"is missing for an article in one language",
			"news/opening.en.md",
			{ state: "missing" },
		],
		[
			"isn't missing for an article marked as untranslated",
			"news/summer.en.md",
		],
	])("a translation %s", (_, name, expected) => {
		const found = gaps.find(({ file }) => file === `content/${name}`);
		if (expected) expect(found).toMatchObject(expected);
		else expect(found).toBeUndefined();
	});

	test("the table has one line per translation", () => {
		const older = gaps.filter(({ of }) => of.endsWith("intro.da.md"));
		expect(formatGaps(older).split("\n")).toEqual([
			"Text                            State  Changed     Translates",
			"content/pages/home/intro.en.md  older  2026-01-10  content/pages/home/intro.da.md  2026-02-10",
			"",
		]);
		const faq = gaps.filter(({ file }) => file.endsWith("faq.yaml"));
		expect(formatGaps(faq).split("\n")[1]).toBe(
			"content/faq.yaml (en)  copied  not committed  content/faq.yaml (da)  not committed",
		);
		expect(formatGaps([])).toMatch(/^No translation is missing/);
	});

	test("the command lists gaps, and fails with --check", async () => {
		expect(await runKilde(project.root, ["translations"])).toMatchObject({
			status: 0,
			stderr: "",
			stdout: expect.stringMatching(
				/\ncontent\/pages\/home\/intro\.en\.md +older/,
			),
		});
		const argv = ["translations", "--check", "--json"];
		const { status, stdout } = await runKilde(project.root, argv);
		expect(status).toBe(1);
		expect(JSON.parse(stdout)).toHaveLength(gaps.length);
	});
});

describe("in a small repository", () => {
	let root: string;
	folderForEach((folder) => {
		root = folder;
	});

	const room = "content/pages/home/room";

	function change(locale: string, time: string): void {
		writeFiles(root, { [`${room}.${locale}.md`]: `Rum ${locale} ${time}.\n` });
		commit(root, time);
	}

	test("a short text is outdated if an earlier version has it with a different original, wherever it was", async () => {
		const faq = "content/faq.yaml";
		const write = (...questions: readonly (readonly [string, string])[]) => {
			const items = questions.map(
				([da, en], at) =>
					`- { id: q${at}, question: { da: ${da}, en: ${en} }, answer: { da: Ja., en: Yes. } }\n`,
			);
			writeFiles(root, { [faq]: items.join("") });
		};
		change("da", "2026-01-01T12:00:00Z");
		write(["Tid?", "Time?"], ["Sko?", "Shoe?"], ["Mad?", "Food?"]);
		commit(root, "2026-01-10T12:00:00Z");
		write(["Hvornår?", "Time?"], ["Sok?", "Sock?"], ["Mad?", "Food?"]);
		commit(root, "2026-02-10T12:00:00Z");
		write(
			["Ny?", "New?"],
			["Hvornår?", "Time?"],
			["Sok?", "Sock?"],
			["Ost?", "Food?"],
		);
		const older = (await findGaps(root)).filter(({ of }) => of === faq);
		const gap = {
			...{ state: "older", file: faq, of: faq, languages: ["en", "da"] },
			changed: "2026-01-10",
		};
		expect(older).toEqual([
			{ ...gap, path: [1, "question", "en"], ofChanged: "2026-02-10" },
			{ ...gap, path: [3, "question", "en"], ofChanged: undefined },
		]);
		expect(formatGaps(older)).toContain(
			"content/faq.yaml/1/question/en (en)  older  2026-01-10  content/faq.yaml (da)  2026-02-10\n",
		);
	});

	const isOlder = async () =>
		(await findGaps(root)).some(
			({ file, state }) => file === `${room}.en.md` && state === "older",
		);

	test("the age of a translation depends on ancestry, not on dates", async () => {
		change("en", "2026-03-01T12:00:00Z");
		change("da", "2025-06-01T12:00:00Z");
		expect(await isOlder()).toBe(true);
		change("en", "2024-01-01T12:00:00Z");
		expect(await isOlder()).toBe(false);
	});

	test("the age of a translation takes merged branches into account, whatever the dates", async () => {
		change("da", "2026-01-10T12:00:00Z");
		git(root, ["switch", "--quiet", "--create", "other"]);
		change("da", "2026-02-01T12:00:00Z");
		git(root, ["switch", "--quiet", "main"]);
		change("en", "2026-03-01T12:00:00Z");
		expect(await isOlder()).toBe(false);
		git(root, ["merge", "--quiet", "--no-edit", "other"]);
		expect(await isOlder()).toBe(true);
		change("en", "2026-01-15T12:00:00Z");
		expect(await isOlder()).toBe(false);
	});

	test("a shallow clone reports that the ages are unknown", async () => {
		change("da", "2026-01-10T12:00:00Z");
		change("en", "2026-01-11T12:00:00Z");
		const clone = join(root, "clone");
		git(root, ["clone", "--quiet", "--depth=1", `file://${root}`, clone]);
		expect(await readHistory(clone, readSources(clone).value)).toMatchObject({
			failure: expect.stringContaining("fetch-depth: 0"),
		});
	});
});

describe("a page needs its texts only in its own languages", () => {
	const page = "pages/opening-hours";
	const text = (name: string, locale: string) => `${page}/${name}.${locale}.md`;
	const texts = ["cards", "discounts", "hours", "overnight", "prices"];
	const without = (locale: string, names: readonly string[] = texts): Files =>
		Object.fromEntries(names.map((name) => [text(name, locale), undefined]));
	const onlyDanish = edit(`${page}.yaml`, "  en: /en/opening-hours\n", "");
	const onlyEnglish = edit(`${page}.yaml`, "  da: /opening-hours\n", "");

	test.each<[title: string, files: Files, missing: readonly string[]]>([
		["none in both languages", {}, []],
		["none on a Danish page", { ...onlyDanish, ...without("en") }, []],
		["none on an English page", { ...onlyEnglish, ...without("da") }, []],
		["all in English", without("en"), texts.map((name) => text(name, "en"))],
		["one in Danish", without("da", ["hours"]), [text("hours", "da")]],
		[
			"one on a Danish page",
			{
				...onlyDanish,
				...without("en", ["cards"]),
				...without("da", ["hours"]),
			},
			[text("hours", "da")],
		],
	])("missing: %s", (_, files, missing) => {
		expect(fixture(`${page}.yaml`)).toContain("path:\n");
		const entries = sourcesWith(files)
			.filter(({ path }) => path.includes(page))
			.map(parseSource);
		const gaps = findTranslationGaps(entries, emptyHistory, site, readVersion);
		expect(
			gaps
				.filter(({ state }) => state === "missing")
				.map(({ file }) => file.replace("content/", "")),
		).toEqual(missing);
	});
});

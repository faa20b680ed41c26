import { renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import {
	afterAll,
	afterEach,
	beforeAll,
	beforeEach,
	describe,
	expect,
	test,
} from "vitest";
import {
	findTranslationGaps,
	formatGaps,
	type TranslationGap,
} from "../generator/compare/translations.ts";
import { emptyHistory, readHistory } from "../generator/git/history.ts";
import { parse } from "../generator/parse/index.ts";
import { readSources } from "../generator/read/index.ts";
import type { Entry, Source } from "../generator/types.ts";
import { edit as edited, type Files, sourcesWith } from "./support/check.ts";
import { runKilde } from "./support/command.ts";
import { commit, git } from "./support/git.ts";
import { createProject, type Project } from "./support/project.ts";
import { site } from "./support/site.ts";

// Missing and outdated translations by the history of a test repository.

let project: Project;
let gaps: readonly TranslationGap[];

/** Texts of which only the Danish version changes, both change, and so on, over several commits. */
beforeAll(async () => {
	project = createProject();
	commit(project.root, "2026-01-10T12:00:00Z");
	edit("pages/home/intro.da.md");
	edit("pages/home/room.da.md");
	edit("pages/home/system.en.md");
	for (const locale of ["da", "en"])
		edit(`pages/opening-hours/cards.${locale}.md`);
	commit(project.root, "2026-02-10T12:00:00Z");
	edit("pages/home/room.en.md");
	edit("events/evening.da.md");
	const here = "content/pages/terms/text";
	project.put(`${here}.da.md`, "Vi ses på den anden side.\n");
	project.put(`${here}.en.md`, "Vi ses på den anden side.\n");
	project.edit(
		"content/faq.yaml",
		"da: Hvad koster det?, en: What does it cost?",
		"da: What does it cost?, en: What does it cost?",
	);
	for (const name of ["pages/home/science.en.md", "people/bo.da.md"])
		rmSync(join(project.root, "content", name));
	for (const name of ["summer", "opening"])
		rmSync(join(project.root, `content/news/${name}.en.md`));
	const summer = "content/news/summer.da.md";
	project.edit(summer, "type:", "translated: false\ntype:");
	gaps = await findGaps(project.root);
});

afterAll(() => project.remove());

function parseEntries(sources: readonly Source[]): Entry[] {
	return sources.map((source) => parse(source, site).value);
}

async function findGaps(root: string): Promise<readonly TranslationGap[]> {
	const sources = readSources(root).value;
	const history = await readHistory(root, sources);
	if ("failure" in history) throw new Error(history.failure);
	return findTranslationGaps(parseEntries(sources), history, site, readVersion);
}

function readVersion(source: Source): object {
	return parse(source, site).value;
}

function edit(name: string): void {
	const file = `content/${name}`;
	project.put(file, `${project.text(file)}\nTilføjet.\n`);
}

test.each([
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
		undefined,
	],
	["may be newer than the Danish text", "pages/home/system.en.md", undefined],
	[
		"of the same commit is up to date",
		"pages/opening-hours/hours.en.md",
		undefined,
	],
	[
		"of one later commit is up to date",
		"pages/opening-hours/cards.en.md",
		undefined,
	],
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
		undefined,
	],
])("a translation %s", (_, name, expected) => {
	const found = gaps.find(({ file }) => file === `content/${name}`);
	if (expected) expect(found).toMatchObject(expected);
	else expect(found).toBeUndefined();
});

describe("a short text in the same file as its original", () => {
	let own: Project;
	const faq = "content/faq.yaml";

	beforeAll(() => {
		own = createProject();
		commit(own.root, "2026-01-10T12:00:00Z");
		own.edit(faq, "da: Hvornår skal jeg komme?", "da: Hvornår kommer jeg?");
		own.edit(
			faq,
			'"Hvad med sko?", en: "What about shoes?"',
			'"Og sko?", en: "And shoes?"',
		);
		own.edit(faq, '"Hvad med mad?"', '"Og mad?"');
		own.edit(faq, "What about drinks?", "And drinks?");
		commit(own.root, "2026-02-10T12:00:00Z");
		own.edit(faq, 'en: "What about food?"', 'en: "And food?"');
		// Move the texts of a question to a different index.
		own.put(
			faq,
			`- id: new\n  question: { da: Ny?, en: New? }\n  answer: { da: Ja., en: Yes. }\n${own.text(faq)}`,
		);
		commit(own.root, "2026-03-10T12:00:00Z");
		own.edit(faq, '"Hvad med tøj?"', '"Og tøj?"');
	});

	afterAll(() => own.remove());

	test("is outdated if an earlier version has it with a different original, wherever it was", async () => {
		const older = (await findGaps(own.root)).filter(
			({ state }) => state === "older",
		);
		expect(older).toEqual([
			{
				state: "older",
				file: faq,
				of: faq,
				languages: ["en", "da"],
				path: [2, "question", "en"],
				changed: "2026-01-10",
				ofChanged: "2026-02-10",
			},
			expect.objectContaining({
				path: [7, "question", "en"],
				changed: "2026-01-10",
				ofChanged: undefined,
			}),
		]);
		expect(formatGaps(older)).toContain(
			"content/faq.yaml/2/question/en (en)  older  2026-01-10  content/faq.yaml (da)  2026-02-10\n",
		);
	});
});

describe("the age of a translation", () => {
	let own: Project;
	const room = "content/pages/home/room";

	beforeEach(() => {
		own = createProject();
		commit(own.root, "2026-01-10T12:00:00Z");
	});

	afterEach(() => own.remove());

	function change(locale: string, time: string): void {
		const file = `${room}.${locale}.md`;
		own.put(file, `${own.text(file)}\nTilføjet ${time}.\n`);
		commit(own.root, time);
	}

	const isOlder = async () =>
		(await findGaps(own.root)).some(
			({ file, state }) => file === `${room}.en.md` && state === "older",
		);

	test("depends on ancestry, not on dates", async () => {
		change("en", "2026-03-01T12:00:00Z");
		change("da", "2025-06-01T12:00:00Z");
		expect(await isOlder()).toBe(true);
		change("en", "2024-01-01T12:00:00Z");
		expect(await isOlder()).toBe(false);
	});

	test("takes merged branches into account, whatever the dates", async () => {
		git(own.root, ["switch", "--quiet", "--create", "other"]);
		change("da", "2026-02-01T12:00:00Z");
		git(own.root, ["switch", "--quiet", "main"]);
		change("en", "2026-03-01T12:00:00Z");
		expect(await isOlder()).toBe(false);
		git(own.root, ["merge", "--quiet", "--no-edit", "other"]);
		expect(await isOlder()).toBe(true);
		change("en", "2026-01-15T12:00:00Z");
		expect(await isOlder()).toBe(false);
	});
});

describe("a page needs its texts only in its own languages", () => {
	const texts = ["cards", "discounts", "hours", "overnight", "prices"];
	const text = (name: string, locale: string) =>
		`pages/opening-hours/${name}.${locale}.md`;
	const without = (locale: string, names: readonly string[] = texts): Files =>
		Object.fromEntries(names.map((name) => [text(name, locale), undefined]));
	const path = "path:\n  da: /opening-hours\n  en: /en/opening-hours\n";
	const inOne = (locale: string, address: string): Files =>
		edited(
			"pages/opening-hours.yaml",
			path,
			`path:\n  ${locale}: ${address}\n`,
		);

	/** Lists the missing texts of a site without history. */
	function listMissing(files: Files): string[] {
		const entries = parseEntries(sourcesWith(files));
		return findTranslationGaps(
			entries,
			emptyHistory,
			site,
			readVersion,
		).flatMap(({ state, file }) =>
			state === "missing" ? file.replace("content/", "") : [],
		);
	}

	test.each<[title: string, files: Files, names: readonly string[]]>([
		["none missing in both languages", {}, []],
		[
			"none missing on a Danish page",
			{ ...inOne("da", "/opening-hours"), ...without("en") },
			[],
		],
		[
			"none missing on an English page",
			{ ...inOne("en", "/en/opening-hours"), ...without("da") },
			[],
		],
		[
			"all missing in English",
			without("en"),
			texts.map((name) => text(name, "en")),
		],
		["one missing in Danish", without("da", ["hours"]), [text("hours", "da")]],
		[
			"one missing on a Danish page",
			{
				...inOne("da", "/opening-hours"),
				...without("en", ["cards"]),
				...without("da", ["hours"]),
			},
			[text("hours", "da")],
		],
	])("%s", (_, files, names) => {
		expect(listMissing(files)).toEqual(names);
	});
});

test("the table has one line per translation", () => {
	const older = gaps.filter(({ of }) => of?.endsWith("intro.da.md"));
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

test("a shallow clone reports that the ages are unknown", async () => {
	const clone = createProject();
	rmSync(clone.root, { recursive: true });
	const from = `file://${project.root}`;
	git(".", ["clone", "--quiet", "--depth=1", from, clone.root]);
	expect(
		await readHistory(clone.root, readSources(clone.root).value),
	).toMatchObject({
		failure: expect.stringContaining("fetch-depth: 0"),
	});
	clone.remove();
});

describe("kilde translations", () => {
	function kilde(...args: string[]) {
		return runKilde(project.root, ["translations", ...args]);
	}

	test("lists gaps, and fails with --check", async () => {
		expect(await kilde()).toMatchObject({ status: 0, stderr: "" });
		const { status, stdout } = await kilde("--check", "--json");
		expect(status).toBe(1);
		expect(JSON.parse(stdout)).toHaveLength(gaps.length);
	});

	test("explains that there is no history", async () => {
		renameSync(join(project.root, ".git"), join(project.root, "git"));
		expect(await kilde()).toMatchObject({
			status: 1,
			stdout: "",
			stderr: expect.stringContaining("Git can’t read a repository"),
		});
		renameSync(join(project.root, "git"), join(project.root, ".git"));
	});
});

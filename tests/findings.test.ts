import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { compile } from "../generator/build.ts";
import { parsedFiles } from "../generator/cache/kept-entries.ts";
import { openMemo } from "../generator/cache/kept-memo.ts";
import { createMemo } from "../generator/cache/memo.ts";
import type { Diagnostic } from "../generator/diagnostics/diagnostic.ts";
import {
	addFinding,
	bringFindings,
	findingOn,
	findingsOn,
	found,
} from "../generator/findings.ts";
import {
	bundle,
	edit,
	type Files,
	fixture,
	sourcesWith,
	today,
} from "./check.ts";

describe("what is found out about an object", () => {
	test("is found out once for the same, and again for something else", () => {
		let times = 0;
		const length = found(
			"length",
			({ text }: { text: string }, more: string) => {
				times++;
				return text.length + more.length;
			},
		);
		const object = { text: "abc" };
		expect(length(object, "one", "1")).toBe(4);
		expect(length(object, "one", "1")).toBe(4);
		expect(times).toBe(1);
		expect(length(object, "two", "22")).toBe(5);
		expect(length({ text: "" }, "one", "1")).toBe(1);
		expect(times).toBe(3);
	});

	test("is new until somebody brings it from where it was kept", () => {
		const [object, same] = [{}, {}];
		expect(findingsOn(object)).toBeUndefined();
		addFinding(object, "name", "against", { deep: [1] });
		const told = findingsOn(object);
		expect(told?.isNew).toBe(true);
		bringFindings(same, JSON.parse(JSON.stringify(told?.findings)));
		expect(findingsOn(same)?.isNew).toBe(false);
		expect(findingOn(same, "name", "against")).toEqual({ deep: [1] });
		expect(findingOn(same, "name", "other")).toBeUndefined();
	});
});

const long = "Her er en lang tekst med mange ord. ".repeat(12);

/** What is told of a text that didn't change itself, when what it is held against did. */
const changes: readonly [
	what: string,
	before: Files,
	after: Files,
	date?: string,
][] = [
	[
		"the other version grew",
		{},
		edit("news/summer.da.md", " nu.", ` nu. ${long}`),
	],
	["the other version went", {}, { "news/summer.en.md": undefined }],
	[
		"the other version has another date",
		{},
		edit("news/summer.en.md", "2026-05-20", "2026-05-21"),
	],
	[
		"a heading that it leads to has another name",
		edit("news/summer.da.md", "/book", "/news/vi-aabner#opening-program"),
		{
			...edit("news/summer.da.md", "/book", "/news/vi-aabner#opening-program"),
			...edit("news/opening.da.md", "## Program", "## Dagen"),
		},
	],
	[
		"an article that it leads to has another address",
		edit("news/summer.da.md", "/book", "/news/vi-aabner"),
		{
			...edit("news/summer.da.md", "/book", "/news/vi-aabner"),
			...edit("news/opening.da.md", "vi-aabner", "nu-aabner-vi"),
		},
	],
	["its picture is gone", {}, { "media/room.svg": undefined }],
	[
		"a fact that it cites is gone",
		{},
		edit("facts/discounts.yaml", "  summer:", "  autumn:"),
	],
	[
		"a price is now what it says by hand",
		edit("news/summer.da.md", " nu.", " nu for 777 kr."),
		{
			...edit("news/summer.da.md", " nu.", " nu for 777 kr."),
			...edit("facts/prices.yaml", "session-2h: 500", "session-2h: 777"),
		},
	],
	["the day is another one", {}, {}, "2027-08-01"],
];

test.each(changes)(
	"%s: the same is told as of a site made from nothing",
	(_, before, after, date = today) => {
		const folder = mkdtempSync(join(tmpdir(), "kilde-findings-"));
		onTestFinished(() => rmSync(folder, { recursive: true }));
		expect(inAProcess(folder, before, today)).toEqual(
			fromNothing(before, today),
		);
		const changed = inAProcess(folder, after, date);
		expect(changed).toEqual(fromNothing(after, date));
		expect(changed).not.toEqual(fromNothing(before, today));
		// What is wrong goes on being told, and is forgotten once it is mended.
		expect(inAProcess(folder, after, date)).toEqual(changed);
		expect(inAProcess(folder, before, today)).toEqual(
			fromNothing(before, today),
		);
	},
);

/** An article that links to something, and an edit of something else that takes away what it links to. */
const deadLinks: readonly [
	what: string,
	link: string,
	edit: Files,
	more?: Files,
][] = [
	["a page", "/terms", edit("pages/terms.yaml", "da: /terms", "da: /vilkaar")],
	[
		"a heading in a page's text",
		"/terms#frist",
		edit("pages/terms/text.da.md", "### Frist", "### Fristen"),
	],
	[
		"a page in the other language's file alone",
		"/terms",
		edit("pages/terms.yaml", "  da: /terms\n", ""),
	],
	[
		"an article",
		"/news/vi-aabner",
		edit("news/opening.da.md", "slug: vi-aabner", "slug: nu-aabner-vi"),
	],
	[
		"an article among the news",
		"/news#vi-aabner",
		edit("news/opening.da.md", "slug: vi-aabner", "slug: nu-aabner-vi"),
	],
	[
		"a heading in an article",
		"/news/vi-aabner#opening-program",
		edit("news/opening.da.md", "## Program", "## Dagen"),
	],
	[
		"an article that is over since",
		"/news/vi-aabner",
		edit("news/opening.da.md", "type:", "until: 2026-01-31\ntype:"),
	],
	[
		"the page of news, and so every article",
		"/news/vi-aabner",
		edit("pages/news.yaml", "da: /news", "da: /nyt"),
	],
	[
		"a redirect",
		"/gammel",
		{ "redirects.yaml": "- { from: /ny, to: /faq }\n" },
		{ "redirects.yaml": "- { from: /gammel, to: /faq }\n" },
	],
	["a question", "/faq#arrival", edit("faq.yaml", "id: arrival", "id: coming")],
	[
		"an event",
		"/events#evening",
		{
			"events/evening.yaml": undefined,
			"events/evening.da.md": undefined,
			"events/evening.en.md": undefined,
			"events/dusk.yaml": fixture("events/evening.yaml"),
			"events/dusk.da.md": fixture("events/evening.da.md"),
			"events/dusk.en.md": fixture("events/evening.en.md"),
		},
	],
	[
		"an event that is over since",
		"/events#evening",
		edit("events/evening.yaml", "order: 1", "order: 1\nuntil: 2026-01-31"),
	],
	[
		"a part of a view",
		"/opening-hours#prices",
		{
			...edit("pages/opening-hours.yaml", "da: /opening-hours", "da: /priser"),
			...edit("pages/terms.yaml", "da: /terms", "da: /opening-hours"),
		},
	],
];

test.each(deadLinks)(
	"an article's link to %s is dead as soon as that has another address",
	(_, link, gone, before = {}) => {
		const text = edit("news/summer.da.md", "[Book](/book)", `[Se](${link})`);
		const first = { ...before, ...text };
		const second = { ...first, ...gone };
		const folder = mkdtempSync(join(tmpdir(), "kilde-findings-"));
		onTestFinished(() => rmSync(folder, { recursive: true }));
		const lasting = createMemo();
		const warm = () => tell(compile(inputs(second, today), lasting));
		inAProcess(folder, first, today);
		tell(compile(inputs(first, today), lasting));
		const isDead = ({ file, code, severity }: Diagnostic) =>
			severity === "error" &&
			code === "unknown-link" &&
			file === "content/news/summer.da.md";
		const cold = fromNothing(second, today);
		expect(cold.diagnostics.filter(isDead)).toHaveLength(1);
		expect(warm()).toEqual(cold);
		expect(inAProcess(folder, second, today)).toEqual(cold);
	},
);

test("what nobody changed is found out by one process for all", () => {
	const folder = mkdtempSync(join(tmpdir(), "kilde-findings-"));
	onTestFinished(() => rmSync(folder, { recursive: true }));
	inAProcess(folder, {}, today);
	const memo = openMemo(folder, "code", parsedFiles);
	const { entries } = compile(inputs({}, today), memo).value;
	const articles = entries.filter(
		(entry) => entry.kind === "content" && entry.collection === "news",
	);
	expect(articles).toHaveLength(4);
	expect(articles.map((entry) => findingsOn(entry)?.isNew)).toEqual(
		articles.map(() => false),
	);
});

function inputs(files: Files, date: string) {
	return { sources: sourcesWith(files), bundle, date };
}

/** A process that begins with what the one before it kept. */
function inAProcess(folder: string, files: Files, date: string) {
	const memo = openMemo(folder, "code", parsedFiles);
	const told = tell(compile(inputs(files, date), memo));
	memo.forgetUnused();
	memo.keep();
	return told;
}

function fromNothing(files: Files, date: string) {
	return tell(compile(inputs(files, date), createMemo()));
}

/** What is wrong, and what stands for the bytes of each page. */
function tell({ value, diagnostics }: ReturnType<typeof compile>) {
	const keys = value.artifacts.map(({ path, key }) => [path, key]);
	return { diagnostics, keys };
}

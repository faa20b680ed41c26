import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { compile } from "../generator/build.ts";
import {
	addFinding,
	bringFindings,
	findingOn,
	findingsOn,
	found,
} from "../generator/findings.ts";
import { parsedFiles } from "../generator/kept-entries.ts";
import { openMemo } from "../generator/kept-memo.ts";
import { createMemo } from "../generator/memo.ts";
import { bundle, edit, type Files, sourcesWith, today } from "./check.ts";

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

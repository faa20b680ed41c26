import { describe, expect, test } from "vitest";
import { compile } from "../generator/build.ts";
import { createMemo } from "../generator/cache/memo.ts";
import { findTranslationGaps } from "../generator/compare/translations.ts";
import { datedFiles } from "../generator/edit/contents/period.ts";
import { relatedEntries } from "../generator/edit/contents/related.ts";
import { panelOf } from "../generator/edit/fields/fields.ts";
import { withMarks } from "../generator/edit/origins/marks.ts";
import { textsByTrial } from "../generator/edit/origins/trial.ts";
import { emptyHistory, type History } from "../generator/git/history.ts";
import { parse } from "../generator/parse/index.ts";
import type { Source } from "../generator/types.ts";
import { site } from "../site/site.ts";
import {
	bundle,
	check,
	edit,
	type Files,
	fixture,
	sourcesWith,
	today,
} from "./support/check.ts";
import { inEnglish } from "./support/texts.ts";

// What is the same in all languages of an article: its Danish version has it, and the English one leaves it out.

const danish = "news/opening.da.md";
const english = "news/opening.en.md";
const path = "/en/news/we-open";
/** As dates are printed: their number and the month are not torn apart. */
const day = (text: string) => text.replace(" ", "\u00A0");
const reported = (files: Files) =>
	check(files).diagnostics.map(
		(each) => `${each.file}:${each.line} ${inEnglish(each)}`,
	);
const field = (name: string) => RegExp(`^${name}: .*\n`, "m");

test("it is written once, in the fixture", () => {
	for (const name of ["date", "type", "featured"]) {
		expect(fixture(danish)).toMatch(field(name));
		expect(fixture(english)).not.toMatch(field(name));
	}
});

test("both pages show it", () => {
	const host = check(edit(danish, "date: 2024-04-02", "date: 2024-05-03"));
	expect(host.text("news/vi-aabner.html")).toContain(day("3. maj 2024"));
	expect(host.text("en/news/we-open.html")).toContain(day("3 May 2024"));
});

test("where both have it, it must be the same", () => {
	const both = (written: string) =>
		reported(edit(english, "title:", `date: ${written}\ntitle:`));
	expect(both("2024-04-02")).toEqual([]);
	expect(both("2024-04-03")).toEqual([
		`content/${english}:3 date differs from the one in content/${danish}.`,
	]);
});

describe("an article that has it nowhere", () => {
	test("is told of in its Danish version", () => {
		expect(reported(edit(danish, "date: 2024-04-02\n", ""))).toEqual([
			`content/${danish}:1 This file has no date.`,
		]);
	});

	test("is told of in the first that there is", () => {
		const alone = (fields: string) =>
			reported({
				[danish]: undefined,
				...edit(english, "title:", `translated: false\n${fields}title:`),
			}).filter((line) => line.startsWith(`content/${english}`));
		expect(alone("")).toEqual(
			["date", "type", "featured"].map(
				(name) =>
					`content/${english}:1 ${name} is missing, and no other language version has it.`,
			),
		);
		expect(alone("date: 2024-04-02\ntype: news\nfeatured: false\n")).toEqual(
			[],
		);
	});
});

describe("in the editor", () => {
	const inputs = { site, bundle, date: today, sources: sourcesWith({}) };
	const { value } = compile(inputs, createMemo());
	const content = { ...inputs, ...value };

	test("its field is one for all languages, from the panel of each", () => {
		for (const file of [danish, english]) {
			const panel = panelOf(
				{ file: `content/${file}`, path: ["date"] },
				content,
				"en",
			);
			const origin = { file: `content/${danish}`, path: ["date"] };
			expect(panel?.field).toMatchObject({
				origin,
				values: [{ origin, value: "2024-04-02" }],
			});
			const whole = panelOf(
				{ file: `content/${file}`, path: [] },
				content,
				"en",
			);
			const { control } = whole?.field ?? {};
			const fields = control?.kind === "group" ? control.fields : [];
			expect(
				fields.find(({ called }) => called === "Publication date")?.origin,
			).toEqual(origin);
			// The headline is one for each language.
			expect(
				fields.find(({ called }) => called === "Headline")?.values,
			).toHaveLength(2);
		}
	});

	test("the day on the English page leads to the Danish file", async () => {
		const built = { ...content, mark: withMarks };
		const found = await textsByTrial(path, built, async () => true);
		expect(
			found?.find(({ text }) => text === day("2 April 2024")),
		).toMatchObject({
			origins: [{ file: `content/${danish}`, path: ["date"] }],
		});
	});

	test("its period is set in one file", () => {
		const files = relatedEntries(`content/${english}`, content);
		expect(files).toHaveLength(2);
		expect(datedFiles(files, content).map(({ file }) => file)).toEqual([
			`content/${danish}`,
		]);
	});
});

describe("a translation", () => {
	/** The gaps where the Danish article was another one when the English one was committed. */
	function gapsAfter(from: string, to: string) {
		const sources = sourcesWith({});
		const file = `content/${danish}`;
		const now = sources.find((source) => source.path === file);
		if (!now) throw new Error("There is no such article.");
		const [then] = sourcesWith(edit(danish, to, from)).filter(
			(source) => source.path === file,
		);
		const first = { commit: "1", date: 100 };
		const last = { commit: "2", date: 200 };
		const history: History = {
			...emptyHistory,
			changes: new Map([
				[file, [last, first]],
				[`content/${english}`, [first]],
			]),
			versions: new Map([
				[file, [{ ...now, ...last }, ...(then ? [{ ...then, ...first }] : [])]],
			]),
		};
		const entryOf = (source: Source) => parse(source, site).value;
		return findTranslationGaps(sources.map(entryOf), history, site, (source) =>
			Object(entryOf(source)),
		)
			.filter(({ file: own }) => own === `content/${english}`)
			.map(({ state }) => state);
	}

	test("is not older for another day, which it takes from its original", () => {
		expect(gapsAfter("date: 2024-03-01", "date: 2024-04-02")).toEqual([]);
	});

	test("is older for other words", () => {
		expect(gapsAfter("Kom til ferie", "Kom til åbent hus")).toEqual(["older"]);
		expect(gapsAfter("Velkomne til", "Velkommen til")).toEqual(["older"]);
	});
});

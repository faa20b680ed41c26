import { describe, expect, test } from "vitest";
import { createContext } from "../editor/context.ts";
import { listDatedFiles } from "../editor/entries/period.ts";
import { listRelatedFiles } from "../editor/entries/related.ts";
import { createLabels } from "../editor/fields/labels.ts";
import { findShownValues } from "../editor/origins/find.ts";
import { compile } from "../generator/build.ts";
import { createMemo } from "../generator/cache/memo.ts";
import { findTranslationGaps } from "../generator/compare/translations.ts";
import { emptyHistory, type History } from "../generator/git/history.ts";
import { parse } from "../generator/parse/index.ts";
import type { Source } from "../generator/types.ts";
import { bundle, edit, sourcesWith, today } from "./support/check.ts";
import { site } from "./support/site.ts";

// Fields shared by all languages of an article, in the editor: the Danish version has them, the English one omits them.
// For their values on pages see cases/news.txt.

const danish = "news/opening.da.md";
const english = "news/opening.en.md";

describe("in the editor", () => {
	const inputs = { site, bundle, date: today, sources: sourcesWith({}) };
	const { value } = compile(inputs, createMemo());
	const built = { ...inputs, ...value };
	const context = createContext(built, "en");
	const date = { file: `content/${danish}`, path: ["date"] };

	test("the form of each language has the shared field once, and other fields side by side", () => {
		for (const file of [danish, english]) {
			const form = createLabels(context).getForm(`content/${file}`)?.form;
			const fields = form?.control.kind === "group" ? form.control.fields : [];
			const getField = (key: string) =>
				fields.find((each) => each.key === key)?.field;
			expect(getField("date")).toMatchObject({ at: date });
			expect(getField("title")?.control).toMatchObject({
				kind: "localized",
				fields: [{ key: "da" }, { key: "en" }],
			});
		}
	});

	test("the date on the English page opens the field in the Danish file", () => {
		const text = "2\u00A0April 2024";
		expect(
			findShownValues("/en/news/we-open", { text, nth: 0 }, built),
		).toEqual([date]);
	});

	test("the period is set in one file", () => {
		const files = listRelatedFiles(`content/${english}`, context);
		expect(files).toHaveLength(2);
		expect(listDatedFiles(files, context).map(({ file }) => file)).toEqual([
			`content/${danish}`,
		]);
	});
});

describe("a translation", () => {
	/** Lists the gaps after the Danish article changed once the English one was committed. */
	function listGapsAfter(from: string, to: string) {
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
		const parseEntry = (source: Source) => parse(source, site).value;
		return findTranslationGaps(
			sources.map(parseEntry),
			history,
			site,
			(source) => Object(parseEntry(source)),
		)
			.filter(({ file: own }) => own === `content/${english}`)
			.map(({ state }) => state);
	}

	test("isn't outdated by a change of a shared date", () => {
		expect(listGapsAfter("date: 2024-03-01", "date: 2024-04-02")).toEqual([]);
	});

	test("is outdated by a change of text", () => {
		expect(listGapsAfter("Kom til ferie", "Kom til åbent hus")).toEqual([
			"older",
		]);
		expect(listGapsAfter("Velkomne til", "Velkommen til")).toEqual(["older"]);
	});
});

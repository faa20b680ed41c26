import { describe, expect, test } from "vitest";
import { correctContent } from "../generator/fixes/corrections.ts";
import { listDifferences } from "../generator/fixes/file-differences.ts";
import { built, edit, type Files, memo, sourcesWith } from "./support/check.ts";
import { isSpellingFix } from "./support/engine.ts";
import { getHint } from "./support/texts.ts";

// The fixes that `kilde check --fix` and `kilde edit` apply without asking.

const prices = "facts/prices.yaml";

/** Applies the fixes, or these ones instead, to the small site with some files changed. */
function applyFixes(files: Files, fixes?: readonly string[]) {
	const { value, diagnostics } = built(sourcesWith(files), memo);
	const given = diagnostics.map((each) => ({
		...each,
		...(fixes && { fixes }),
	}));
	const made = correctContent({ value, diagnostics: given }, memo);
	const lines = listDifferences(made.files).map(
		({ file, line, before, after }) =>
			`${file.replace("content/", "")}:${line} ${before.join("|")} → ${after.join("|")}`,
	);
	return {
		...made,
		lines,
		said: made.left.map(getHint),
		text: (path: string) =>
			Buffer.from(
				made.files.find((each) => each.path === `content/${path}`)?.bytes ?? "",
			).toString(),
	};
}

describe("fixes that keep the meaning", () => {
	test("are applied in sequence within a line, within a file and across files", () => {
		const { lines, left, solved } = applyFixes({
			[prices]:
				"session-1h: 300 kr.\nsession-2h: 500\novernight: 1400\nevent: '420'\n",
			...edit(
				"news/summer.da.md",
				"[Book](/book) nu.",
				"[Book](/bok) nu, se [svar](/fag).",
			),
		});
		expect(lines).toEqual([
			"facts/prices.yaml:1 session-1h: 300 kr. → session-1h: 300",
			"facts/prices.yaml:4 event: '420' → event: 420",
			`news/summer.da.md:10 Tilbuddet gælder {{period.summer}}. [Book](/bok) nu, se [svar](/fag). → Tilbuddet gælder {{period.summer}}. [Book](/book) nu, se [svar](/faq).`,
		]);
		expect(left).toEqual([]);
		expect(solved).toHaveLength(4);
	});

	test("keep a byte order mark and the line breaks of their file", () => {
		const { text } = applyFixes({
			[prices]:
				"\uFEFFsession-1h: 300\r\nsession-2h: 500 kr.\r\novernight: 1400\r\nevent: 420\r\n",
		});
		expect(text(prices)).toBe(
			"\uFEFFsession-1h: 300\r\nsession-2h: 500\r\novernight: 1400\r\nevent: 420\r\n",
		);
	});
});

describe("a problem is left", () => {
	test("if it has two fixes", () => {
		const { lines, said } = applyFixes(
			edit(prices, "event: 420", "event: 2.000"),
		);
		expect(lines).toEqual([]);
		expect(said).toEqual(["Did you mean 2000 or 2?"]);
	});

	test.each([
		["at once", {}],
		[
			"only once the last file can be parsed",
			edit(prices, "event: 420", 'event: "420"'),
		],
	])("if its fix would cause an error that is found %s", (_, later) => {
		const { lines, said } = applyFixes({
			...edit("news/summer.da.md", "slug: sommertilbud", "slug: Vi Åbner"),
			...later,
		});
		expect(lines.filter((line) => line.startsWith("news/"))).toEqual([]);
		expect(said).toEqual([
			"Did you mean vi-aabner? Not corrected: that would bring another error. /news/vi-aabner is already taken by content/news/opening.da.md, line 2.",
		]);
	});

	test("if its fix doesn't solve it", () => {
		const link = edit("news/summer.da.md", "(/book)", "(/bok)");
		const { lines, left } = applyFixes(link, ["/bokk"]);
		expect(lines).toEqual([]);
		expect(left).toHaveLength(1);
	});

	test("if its fix would change the meaning, or only a person can know it", () => {
		const prices = "session-1h: 300\nsession-2h: 500\novernight: 1400\n";
		for (const [code, files] of [
			["invalid-field", edit("facts/hours.yaml", '["13:00"]', "")],
			[
				"invalid-field",
				edit("business.yaml", "//kilden.example", "//user.github.io/kilden"),
			],
			[
				"invalid-field",
				{ "redirects.yaml": "- { from: gamle priser, to: /faq }\n" },
			],
			[
				"unchecked",
				{
					"facts/prices.yaml": `checked: 2020-01-01\n${prices}event: 420\n`,
				},
			],
		] as const) {
			const { lines, left } = applyFixes(files);
			expect.soft(lines).toEqual([]);
			expect.soft(left).toMatchObject([{ code }]);
		}
	});

	test.each([
		["[]", "closed", false],
		["https://xn--blbr-roah.dk", "https://blåbær.dk/", true],
		["https://user.github.io", "https://user.github.io/a", false],
		["https://a.example/b", "http://a.example/b", true],
		["/book", "/bok", true],
		["/book", "/Book.html", true],
		["/en/faq", "/faq", true],
		["/c3-a5ben", "/%C3%A5ben", false],
		["/news/vi-aabner", "/news/opening", false],
		["300", "300 kr.", true],
	])("%s for %s keeps the meaning: %s", (fix, written, keeps) => {
		expect(isSpellingFix(written, fix)).toBe(keeps);
	});
});

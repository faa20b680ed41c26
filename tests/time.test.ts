import { describe, expect, test } from "vitest";
import { check, edit, type Files, fixture } from "./support/check.ts";

// Content that is over or not yet valid on the date of the build.

/** Creates an article of the small site with a period: the Danish version defines it for both languages. */
function createArticle(period: string): Files {
	return edit(
		"news/opening.da.md",
		"type: press-release",
		`${period}\ntype: press-release`,
	);
}

const joinTexts = (files: Files, date: string): string => {
	const { artifacts } = check(files, date);
	return artifacts
		.map(({ path, bytes }) => `${path}\n${String(bytes)}`)
		.join("\n");
};

describe("an article", () => {
	const files = createArticle("from: 2026-02-01\nuntil: 2026-03-31");

	test.each(["2026-02-01", "2026-03-31"])(
		"is published from the first to the last day of its period: %s",
		(date) => {
			expect(joinTexts(files, date)).toContain("vi-aabner");
		},
	);

	test.each(["2026-01-31", "2026-04-01"])(
		"is absent from pages, lists, feeds, search and sitemap on other days: %s",
		(date) => {
			const site = joinTexts(files, date);
			expect(site).not.toMatch(/vi-aabner|we-open|Vi åbner/);
			expect(site).toContain("sommertilbud");
		},
	);

	test("is an invalid link target once it is over", () => {
		const linked = {
			...files,
			"pages/home/science.da.md": "Læs [mere](/news/vi-aabner).",
		};
		check(linked, "2026-03-31").reports();
		check(linked, "2026-04-01").reports(
			"pages/home/science.da.md:1:12 error: content/news/opening.da.md has ended or is not published yet, so its address doesn't exist.\n  Remove the link, or change from or until there.",
		);
	});

	test("frees its address once it is over", () => {
		const slug = edit("news/summer.da.md", "sommertilbud", "vi-aabner");
		check({ ...files, ...slug }, "2026-04-01").reports();
		expect(
			check({ ...files, ...slug }, "2026-03-01").diagnostics,
		).toMatchObject([{ code: "duplicate-url" }]);
	});

	test("must have the same period in both languages", () => {
		check(
			edit("news/opening.en.md", "title:", "until: 2027-01-01\ntitle:"),
		).reports(
			"news/opening.en.md:3:8 error: until differs from the one in content/news/opening.da.md.",
		);
	});

	test.each([
		["2026-02-28", false],
		["2026-03-01", true],
		["2026-03-02", false],
	])("of one day is published only on that day: on %s, %s", (date, isThere) => {
		const oneDay = createArticle("from: 2026-03-01\nuntil: 2026-03-01");
		check(oneDay, date).reports();
		expect(joinTexts(oneDay, date).includes("vi-aabner")).toBe(isThere);
	});

	test("must not end before it begins", () => {
		expect(
			check(createArticle("from: 2026-02-01\nuntil: 2026-01-31")).diagnostics,
		).toMatchObject([{ code: "inconsistent" }, { code: "inconsistent" }]);
	});
});

test("an event outside its period isn't shown", () => {
	const files = edit(
		"events/evening.yaml",
		"price:",
		"until: 2026-03-01\nprice:",
	);
	expect(check(files, "2026-03-01").text("events.html")).toContain("Aftenro");
	expect(check(files, "2026-03-02").text("events.html")).not.toContain(
		"Aftenro",
	);
});

test("an event and a discount may last for a single day", () => {
	const day = { from: "2026-06-01", until: "2026-06-01" };
	const period = (indent: string) =>
		Object.entries(day).map(([name, on]) => `${indent}${name}: ${on}\n`);
	const files = {
		...edit("events/evening.yaml", "price:", `${period("").join("")}price:`),
		...edit("facts/offers.yaml", "until: 2026-06-14", `until: ${day.until}`),
	};
	check(files, day.from).reports();
	expect(check(files, day.from).text("events.html")).toContain("Aftenro");
});

describe("a discount", () => {
	const over = edit(
		"facts/codes.yaml",
		"  prices: [session-1h, session-2h]",
		"  prices: [session-1h, session-2h]\n  until: 2026-02-28",
	);

	test("is listed with its price only while it is valid", () => {
		const page = (date: string) => check(over, date).text("opening-hours.html");
		expect(page("2026-02-28")).toContain("NY40");
		expect(page("2026-02-28")).toContain("180\u00A0kr.");
		expect(page("2026-03-01")).not.toMatch(/NY40|180\u00A0kr\./);
	});

	test("is reported at each citation once it is over", () => {
		check(
			{
				"pages/home/science.da.md":
					"Spar {{percent.summer}}, {{percent.summer}}.",
			},
			"2026-12-01",
		).reports(
			...[6, 26].map(
				(column) =>
					`pages/home/science.da.md:1:${column} warning: {{percent.summer}} ended on 14\u00A0June 2026.`,
			),
		);
	});

	test("that is not yet valid may be cited in an article, not on a page", () => {
		check({ "pages/home/science.da.md": "Spar {{percent.summer}}." }).reports(
			"pages/home/science.da.md:1:6 warning: {{percent.summer}} does not start until 1\u00A0June 2026.\n  Remove it here, or change its period in content/facts/offers.yaml.",
		);
	});

	test("may be cited in an article written while it was valid, not in a later one", () => {
		check({}, "2026-12-01").reports();
		const later = {
			...edit("news/summer.da.md", "2026-02-20", "2026-06-15"),
			...edit("news/summer.en.md", "2026-02-20", "2026-06-15"),
		};
		check(later, "2026-12-01").reports(
			"news/summer.da.md:7:15 warning: {{percent.summer}} ended on 14\u00A0June 2026, before the date of this text.",
			"news/summer.en.md:7:15 warning: {{percent.summer}} ended on 14\u00A0June 2026, before the date of this text.",
		);
	});

	test("may be cited by its dates once it is over", () => {
		check(
			{ "pages/home/science.da.md": "Det var {{period.summer}}." },
			"2026-12-01",
		).reports();
	});

	test("may be cited with a suppression comment once it is over", () => {
		check(
			{
				"pages/home/science.da.md":
					"Det gav {{percent.summer}}. <!-- kilde-tillad: vores historie -->",
			},
			"2026-12-01",
		).reports();
	});
});

describe("facts with a date of verification", () => {
	const checked = edit(
		"facts/prices.yaml",
		"session-1h: 300",
		"checked: 2025-03-01\nsession-1h: 300",
	);

	test("are valid for a year", () => {
		check(checked, "2026-03-01").reports();
		expect(check(checked).text("book.html")).toBe(check().text("book.html"));
	});

	test("are reported after a year", () => {
		check(checked, "2026-03-02").reports(
			"facts/prices.yaml:1:10 warning: These facts were last checked on 1\u00A0March 2025, which is more than a year ago.\n  Check that they still apply, then write 2026-03-02 here.",
		);
	});

	test.each([
		"business.yaml",
		"facts/hours.yaml",
		"facts/rules.yaml",
		"facts/discounts.yaml",
	])("may be in %s", (file) => {
		const files = { [file]: `checked: 2020-01-01\n${fixture(file)}` };
		expect(check(files).diagnostics).toMatchObject([
			{ code: "unchecked", line: 1, column: 10 },
		]);
	});

	test("must have a valid date", () => {
		check(
			edit("facts/prices.yaml", "event: 420", "event: 420\nchecked: sidste år"),
		).reports(
			"facts/prices.yaml:5:10 error: checked is “sidste år”; it must be a date written as 2025-08-12.",
		);
	});
});

import { describe, expect, test } from "vitest";
import { easterOf, holidaysOf } from "../site/lib/holidays.ts";
import { check, edit } from "./support/check.ts";
import { parseStructuredData } from "./support/structured-data.ts";
import { inDanish, inEnglish } from "./support/texts.ts";

// Exceptions from the weekly hours: where they are shown and which problems are reported.

const hours = "facts/hours.yaml";

/** Creates the small site with these exceptions. */
const withExceptions = (...exceptions: readonly string[]) =>
	edit(
		hours,
		"exceptions:\n  - { from: 2026-04-02, until: 2027-02-28, reason: { da: Ingen ferie, en: No holidays } }\n",
		[
			exceptions.length > 0 ? "exceptions:" : "exceptions: []",
			...exceptions.map((each) => `  - { ${each} }`),
			"",
		].join("\n"),
	);

const reason = "reason: { da: Juleferie, en: Christmas holiday }";
const answered =
	"from: 2026-12-24, until: 2027-01-01, reason: { da: Jul, en: Christmas }";

describe("an exception", () => {
	const site = check(
		withExceptions(
			`from: 2026-12-23, until: 2026-12-26, starts: [], ${reason}`,
			'from: 2026-12-29, until: 2026-12-29, starts: ["10:00", "12:00"], overnight: true, reason: { da: Mellemdage, en: Between the years }',
			"from: 2026-12-31, until: 2027-01-01, reason: { da: Nytår, en: New Year }",
		),
		"2026-12-01",
	);

	test("is listed beside the times on the booking page until its calendars have loaded", () => {
		const weeks = [
			...site
				.text("book.html")
				.matchAll(/<dl class="widget__week">.*?<\/dl>/gs),
		].map(([week]) => week.replace(/[\u00A0\u2009\u202F]/g, " "));
		expect(weeks.length).toBeGreaterThan(0);
		for (const week of weeks)
			expect(week).toContain(
				"<dt>23.–26. december 2026</dt><dd>Juleferie: lukket</dd>",
			);
	});

	test.each([
		[
			"opening-hours.html",
			[
				"Juleferie: lukket 23.–26. december 2026",
				"Mellemdage: kl. 10.00 og 12.00, overnatning tirsdag den 29. december 2026",
				"Nytår: åbent som ellers 31. december 2026–1. januar 2027",
			],
		],
		[
			"en/opening-hours.html",
			[
				"Christmas holiday: closed 23–26 December 2026",
				"Between the years: 10:00 and 12:00, overnight stay Tuesday 29 December 2026",
				"New Year: open as usual 31 December 2026–1 January 2027",
			],
		],
	])("is listed on %s in words", (page, said) => {
		site.reports();
		const [list = ""] =
			/<ul class="exceptions">.*?<\/ul>/s.exec(site.text(page)) ?? [];
		const items = list.split("</li>").map((item) =>
			item
				.replace(/<[^>]+>/g, "")
				.replace(/[\u00A0\u2009\u202F]/g, " ")
				.trim(),
		);
		expect(items.filter(Boolean)).toEqual(said);
	});

	test("is included in structured data, unless the weekly hours apply", () => {
		const [business] = parseStructuredData(site.text("index.html"));
		expect(business?.specialOpeningHoursSpecification).toEqual([
			expect.objectContaining({
				validFrom: "2026-12-23",
				validThrough: "2026-12-26",
				opens: "00:00",
				closes: "00:00",
			}),
			expect.objectContaining({
				validFrom: "2026-12-29",
				validThrough: "2026-12-29",
				opens: "10:00",
				closes: "14:00",
			}),
		]);
	});

	test("is found by the search", () => {
		expect(site.text("search.json")).toContain("Juleferie: lukket");
	});

	test("is reported and hidden once it has passed", () => {
		const past = check(
			withExceptions(
				`from: 2025-12-23, until: 2025-12-26, starts: [], ${reason}`,
				"from: 2026-04-02, until: 2026-04-06, starts: [], reason: { da: Påske, en: Easter }",
			),
		);
		past.reports(
			"facts/hours.yaml:13:13 warning: Undtagelsen sluttede den 26.\u00A0december 2025; hjemmesiden viser den ikke længere.\n  Fjern den, eller giv den dagene for næste gang.",
		);
		for (const page of ["opening-hours.html", "search.json", "index.html"])
			expect(past.text(page)).not.toContain("Juleferie");
	});

	test("that ends before it begins is reported once, even if its last day has passed", () => {
		const { diagnostics } = check(
			withExceptions(
				"from: 2026-04-02, until: 2025-04-06, reason: { da: Påske, en: Easter }",
			),
		);
		const said = diagnostics.map(inEnglish);
		expect(said).toContain(
			"The end date (2025-04-06) is before the start date (2026-04-02).",
		);
		expect(said.filter((each) => /sluttede den/.test(each))).toEqual([]);
	});

	test("is an error on a day that already has one", () => {
		check(
			withExceptions(
				`from: 2026-12-23, until: 2026-12-26, starts: [], ${reason}`,
				answered,
			),
			"2026-12-01",
		).reports(
			"facts/hours.yaml:14:13 error: Der er allerede en anden undtagelse på en af dagene.\n  Lad den ene slutte, før den anden begynder, eller fjern den ene.",
		);
	});

	test("is reported if it ends before it begins or is years ahead", () => {
		check(
			withExceptions(
				`from: 2026-12-26, until: 2026-12-23, ${reason}`,
				answered,
			),
			"2026-11-01",
		).reports(
			"facts/hours.yaml:13:32 error: The end date (2026-12-23) is before the start date (2026-12-26).",
		);
		expect(
			check(
				withExceptions(
					answered,
					`from: 2072-12-24, until: 2072-12-24, ${reason}`,
				),
				"2026-11-01",
			).diagnostics,
		).toMatchObject([{ code: "unlikely-date", line: 14 }]);
	});
});

describe("a holiday that is open by the weekly hours", () => {
	const listQuestions = (date: string, ...exceptions: readonly string[]) =>
		check(withExceptions(...exceptions), date).diagnostics.map(inDanish);

	test("is reported from 60 days before", () => {
		expect(listQuestions("2026-10-24")).toEqual([]);
		check(withExceptions(), "2026-10-25").reports(
			"facts/hours.yaml:12:13 warning: Har I åbent den 24.\u00A0december 2026 (juleaften)? Det har I ifølge ugens tider.\n  Tilføj en undtagelse for hver af dagene: lukket, andre tider eller åbent som ellers.",
		);
	});

	test("isn't reported if the day has an exception or is closed anyway", () => {
		// 25 December 2026 is a Friday with an overnight stay, 26 December a Saturday, 31 December a Thursday.
		expect(
			listQuestions(
				"2026-12-20",
				`from: 2026-12-24, until: 2026-12-24, ${reason}`,
			),
		).toEqual([
			"Har I åbent den 25.\u00A0december 2026 (juledag), den 31.\u00A0december 2026 (nytårsaften), den 1.\u00A0januar 2027 (nytårsdag)? Det har I ifølge ugens tider.",
		]);
		expect(listQuestions("2026-12-20", answered)).toEqual([]);
	});
});

describe("the holidays", () => {
	// The earliest and the latest possible Easter, and years in which simpler rules fail.
	test.each([
		[1818, "1818-03-22"],
		[1954, "1954-04-18"],
		[1981, "1981-04-19"],
		[2024, "2024-03-31"],
		[2026, "2026-04-05"],
		[2027, "2027-03-28"],
		[2038, "2038-04-25"],
		[2049, "2049-04-18"],
	])("Easter of %i", (year, day) => {
		expect(easterOf(year)).toBe(day);
	});

	test("of 2027", () => {
		expect(holidaysOf(2027).map(({ date }) => date.slice(5))).toEqual(
			[
				[
					"01-01",
					"03-25",
					"03-26",
					"03-28",
					"03-29",
					"05-06",
					"05-16",
					"05-17",
				],
				["06-05", "12-24", "12-25", "12-26", "12-31"],
			].flat(),
		);
	});
});

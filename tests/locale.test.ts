import { describe, expect, test } from "vitest";
import { capitalize, noBreakSpace } from "../generator/i18n/format.ts";
import { formatPhone, formatsOf } from "../site/model/formats.ts";

// In the tables below an underscore is a no-break space.
type Row = readonly [
	what: string,
	write: (locale: string) => string,
	danish: string,
	english: string,
];

const formats: readonly Row[] = [
	["a price", (locale) => formatsOf(locale).money(350), "350_kr.", "DKK_350"],
	[
		"a thousand",
		(locale) => formatsOf(locale).money(1250),
		"1.250_kr.",
		"DKK_1,250",
	],
	[
		"a price with øre",
		(locale) => formatsOf(locale).money(1657.5),
		"1.657,50_kr.",
		"DKK_1,657.50",
	],
	[
		"a million",
		(locale) => formatsOf(locale).money(1000000),
		"1.000.000_kr.",
		"DKK_1,000,000",
	],
	[
		"a range of prices",
		(locale) => formatsOf(locale).money(350, 1950),
		"350–1.950_kr.",
		"DKK_350–1,950",
	],
	[
		"a range of one price",
		(locale) => formatsOf(locale).money(350, 350),
		"350_kr.",
		"DKK_350",
	],
	["a number", (locale) => formatsOf(locale).number(10000), "10.000", "10,000"],
	["a small number", (locale) => formatsOf(locale).number(999), "999", "999"],
	["a percentage", (locale) => formatsOf(locale).percent(50), "50_%", "50%"],
	[
		"a date",
		(locale) => formatsOf(locale).date("2025-08-12"),
		"12._august 2025",
		"12_August 2025",
	],
	[
		"a day of one figure",
		(locale) => formatsOf(locale).date("2024-05-04"),
		"4._maj 2024",
		"4_May 2024",
	],
	[
		"a day of the week",
		(locale) => formatsOf(locale).weekdayDate("2025-08-09"),
		"lørdag den 9._august 2025",
		"Saturday 9_August 2025",
	],
	[
		"a Sunday",
		(locale) => formatsOf(locale).weekdayDate("2026-03-01"),
		"søndag den 1._marts 2026",
		"Sunday 1_March 2026",
	],
	[
		"a month",
		(locale) => formatsOf(locale).month("2025-12"),
		"december 2025",
		"December 2025",
	],
	[
		"the month of a day",
		(locale) => formatsOf(locale).month("2025-01-31"),
		"januar 2025",
		"January 2025",
	],
	[
		"a period within a month",
		(locale) => formatsOf(locale).period("2025-08-12", "2025-08-14"),
		"12.–14._august 2025",
		"12–14_August 2025",
	],
	[
		"a period across months",
		(locale) => formatsOf(locale).period("2025-08-30", "2025-09-02"),
		"30._august 2025–2._september 2025",
		"30_August 2025–2_September 2025",
	],
	[
		"a period of a day",
		(locale) => formatsOf(locale).period("2025-08-12", "2025-08-12"),
		"12._august 2025",
		"12_August 2025",
	],
	["a time", (locale) => formatsOf(locale).time("10:00"), "kl._10.00", "10:00"],
	[
		"a period of hours",
		(locale) => formatsOf(locale).times("10:00", "17:00"),
		"kl._10.00–17.00",
		"10:00–17:00",
	],
	[
		"a time in a table",
		(locale) => formatsOf(locale).clock("09:30"),
		"09.30",
		"09:30",
	],
	["hours", (locale) => formatsOf(locale).hour(24), "24_timer", "24_hours"],
	["one week", (locale) => formatsOf(locale).week(1), "1_uge", "1_week"],
	["years", (locale) => formatsOf(locale).year(2), "2_år", "2_years"],
	[
		"a range of minutes",
		(locale) => formatsOf(locale).minute(30, 45),
		"30–45_minutter",
		"30–45_minutes",
	],
	[
		"whole hours",
		(locale) => formatsOf(locale).minutes(120),
		"2_timer",
		"2_hours",
	],
	["one hour", (locale) => formatsOf(locale).minutes(60), "1_time", "1_hour"],
	[
		"an hour and a half",
		(locale) => formatsOf(locale).minutes(90),
		"90_minutter",
		"90_minutes",
	],
	[
		"a list",
		(locale) => formatsOf(locale).list(["a", "b", "c"]),
		"a, b og c",
		"a, b and c",
	],
	[
		"a list of two",
		(locale) => formatsOf(locale).list(["5", "10"]),
		"5 og 10",
		"5 and 10",
	],
	["a list of one", (locale) => formatsOf(locale).list(["5"]), "5", "5"],
	["no list", (locale) => formatsOf(locale).list([]), "", ""],
	[
		"two numbers in words",
		(locale) => formatsOf(locale).numberChoice(2, 3),
		"to eller tre",
		"two or three",
	],
	[
		"two numbers far apart",
		(locale) => formatsOf(locale).numberChoice(2, 14),
		"to til 14",
		"two to 14",
	],
	[
		"two numbers that are one",
		(locale) => formatsOf(locale).numberChoice(5, 5),
		"fem",
		"five",
	],
	["once", (locale) => formatsOf(locale).repetition(1), "én gang", "once"],
	["twice", (locale) => formatsOf(locale).repetition(2), "to gange", "twice"],
	[
		"three times",
		(locale) => formatsOf(locale).repetition(3),
		"tre gange",
		"three times",
	],
];

describe("as Denmark writes it", () => {
	test.each(formats)("%s", (_, write, danish) => {
		expect(shown(write("da"))).toBe(danish);
	});
});

describe("as English readers in Denmark see it", () => {
	test.each(formats)("%s", (_, write, _danish, english) => {
		expect(shown(write("en"))).toBe(english);
	});
});

test("a phone number stays on one line", () => {
	expect(shown(formatPhone("+45 12 34 56 78"))).toBe("+45_12_34_56_78");
});

test("a name that begins a line begins with a capital, also a Danish one", () => {
	expect(capitalize("overnatning")).toBe("Overnatning");
	expect(capitalize("ø-tur")).toBe("Ø-tur");
});

function shown(text: string): string {
	return text.replaceAll(noBreakSpace, "_");
}

import { describe, expect, test } from "vitest";
import { capitalize, noBreakSpace } from "../generator/i18n/format.ts";
import {
	clock,
	formatDate,
	formatDuration,
	formatDurationRange,
	formatList,
	formatMinutes,
	formatMoney,
	formatMoneyRange,
	formatMonth,
	formatNumber,
	formatNumberChoice,
	formatPercent,
	formatPeriod,
	formatPhone,
	formatRepetition,
	formatTime,
	formatTimes,
	formatWeekdayDate,
} from "../site/model/formats.ts";

// In the tables below an underscore is a no-break space.
type Row = readonly [
	what: string,
	write: (locale: string) => string,
	danish: string,
	english: string,
];

const formats: readonly Row[] = [
	["a price", (locale) => formatMoney(350, locale), "350_kr.", "DKK_350"],
	[
		"a thousand",
		(locale) => formatMoney(1250, locale),
		"1.250_kr.",
		"DKK_1,250",
	],
	[
		"a price with øre",
		(locale) => formatMoney(1657.5, locale),
		"1.657,50_kr.",
		"DKK_1,657.50",
	],
	[
		"a million",
		(locale) => formatMoney(1000000, locale),
		"1.000.000_kr.",
		"DKK_1,000,000",
	],
	[
		"a range of prices",
		(locale) => formatMoneyRange(350, 1950, locale),
		"350–1.950_kr.",
		"DKK_350–1,950",
	],
	[
		"a range of one price",
		(locale) => formatMoneyRange(350, 350, locale),
		"350_kr.",
		"DKK_350",
	],
	["a number", (locale) => formatNumber(10000, locale), "10.000", "10,000"],
	["a small number", (locale) => formatNumber(999, locale), "999", "999"],
	["a percentage", (locale) => formatPercent(50, locale), "50_%", "50%"],
	[
		"a date",
		(locale) => formatDate("2025-08-12", locale),
		"12._august 2025",
		"12_August 2025",
	],
	[
		"a day of one figure",
		(locale) => formatDate("2024-05-04", locale),
		"4._maj 2024",
		"4_May 2024",
	],
	[
		"a day of the week",
		(locale) => formatWeekdayDate("2025-08-09", locale),
		"lørdag den 9._august 2025",
		"Saturday 9_August 2025",
	],
	[
		"a Sunday",
		(locale) => formatWeekdayDate("2026-03-01", locale),
		"søndag den 1._marts 2026",
		"Sunday 1_March 2026",
	],
	[
		"a month",
		(locale) => formatMonth("2025-12", locale),
		"december 2025",
		"December 2025",
	],
	[
		"the month of a day",
		(locale) => formatMonth("2025-01-31", locale),
		"januar 2025",
		"January 2025",
	],
	[
		"a period within a month",
		(locale) => formatPeriod("2025-08-12", "2025-08-14", locale),
		"12.–14._august 2025",
		"12–14_August 2025",
	],
	[
		"a period across months",
		(locale) => formatPeriod("2025-08-30", "2025-09-02", locale),
		"30._august 2025–2._september 2025",
		"30_August 2025–2_September 2025",
	],
	[
		"a period of a day",
		(locale) => formatPeriod("2025-08-12", "2025-08-12", locale),
		"12._august 2025",
		"12_August 2025",
	],
	["a time", (locale) => formatTime("10:00", locale), "kl._10.00", "10:00"],
	[
		"a period of hours",
		(locale) => formatTimes("10:00", "17:00", locale),
		"kl._10.00–17.00",
		"10:00–17:00",
	],
	["a time in a table", (locale) => clock("09:30", locale), "09.30", "09:30"],
	[
		"hours",
		(locale) => formatDuration(24, "hour", locale),
		"24_timer",
		"24_hours",
	],
	[
		"one week",
		(locale) => formatDuration(1, "week", locale),
		"1_uge",
		"1_week",
	],
	["years", (locale) => formatDuration(2, "year", locale), "2_år", "2_years"],
	[
		"a range of minutes",
		(locale) => formatDurationRange(30, 45, "minute", locale),
		"30–45_minutter",
		"30–45_minutes",
	],
	["whole hours", (locale) => formatMinutes(120, locale), "2_timer", "2_hours"],
	["one hour", (locale) => formatMinutes(60, locale), "1_time", "1_hour"],
	[
		"an hour and a half",
		(locale) => formatMinutes(90, locale),
		"90_minutter",
		"90_minutes",
	],
	[
		"a list",
		(locale) => formatList(["a", "b", "c"], locale),
		"a, b og c",
		"a, b and c",
	],
	[
		"a list of two",
		(locale) => formatList(["5", "10"], locale),
		"5 og 10",
		"5 and 10",
	],
	["a list of one", (locale) => formatList(["5"], locale), "5", "5"],
	["no list", (locale) => formatList([], locale), "", ""],
	[
		"two numbers in words",
		(locale) => formatNumberChoice(2, 3, locale),
		"to eller tre",
		"two or three",
	],
	[
		"two numbers far apart",
		(locale) => formatNumberChoice(2, 14, locale),
		"to til 14",
		"two to 14",
	],
	[
		"two numbers that are one",
		(locale) => formatNumberChoice(5, 5, locale),
		"fem",
		"five",
	],
	["once", (locale) => formatRepetition(1, locale), "én gang", "once"],
	["twice", (locale) => formatRepetition(2, locale), "to gange", "twice"],
	[
		"three times",
		(locale) => formatRepetition(3, locale),
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

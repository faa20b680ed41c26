import { expect, test } from "vitest";
import { easterOf, holidaysOf } from "../site/lib/holidays.ts";

// The earliest and the latest possible Easter, and years in which simpler rules fail.
test.each([
	[1818, "1818-03-22"],
	[1954, "1954-04-18"],
	[1981, "1981-04-19"],
	[2026, "2026-04-05"],
	[2038, "2038-04-25"],
	[2049, "2049-04-18"],
])("Easter of %i is on %s", (year, day) => {
	expect(easterOf(year)).toBe(day);
});

test("the holidays of a year are those of Denmark", () => {
	expect(
		holidaysOf(2027)
			.map(({ date }) => date.slice(5))
			.join(" "),
	).toBe(
		"01-01 03-25 03-26 03-28 03-29 05-06 05-16 05-17 06-05 12-24 12-25 12-26 12-31",
	);
});

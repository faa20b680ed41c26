import { expect, test } from "vitest";
import { timeZone } from "../site/model/time-zone.ts";
import { weekdayIn } from "../site/start/weekday.ts";

// Which day it is at the centre, whatever the clock of the visitor says.

test.each([
	["a Sunday at noon", "2026-03-01T11:00:00Z", 6],
	["the last minute of a Sunday in winter", "2026-03-01T22:59:59Z", 6],
	["midnight in winter: UTC is an hour behind", "2026-03-01T23:00:00Z", 0],
	["the last minute of a Tuesday in summer", "2026-07-14T21:59:59Z", 1],
	["midnight in summer: UTC is two hours behind", "2026-07-14T22:00:00Z", 2],
	["before the clock goes forward", "2026-03-29T00:59:59Z", 6],
	["after the clock has gone forward", "2026-03-29T01:00:00Z", 6],
	["midnight after that short Sunday", "2026-03-29T22:00:00Z", 0],
	["an hour earlier it is still Sunday", "2026-03-29T21:59:59Z", 6],
	["before the clock goes back", "2026-10-25T00:30:00Z", 6],
	["the same hour again", "2026-10-25T01:30:00Z", 6],
	["the hour that the long Sunday has more", "2026-10-25T22:30:00Z", 6],
	["midnight after that Sunday", "2026-10-25T23:00:00Z", 0],
	["New Year", "2026-12-31T23:00:00Z", 4],
	["a leap day", "2028-02-29T12:00:00Z", 1],
] as const)("%s", (_, moment, day) => {
	expect(weekdayIn(timeZone, new Date(moment))).toBe(day);
});

test("every weekday has its number", () => {
	const days = Array.from({ length: 7 }, (_, at) =>
		weekdayIn(timeZone, new Date(Date.UTC(2026, 2, 2 + at, 12))),
	);
	expect(days).toEqual([0, 1, 2, 3, 4, 5, 6]);
});

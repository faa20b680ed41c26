import { expect, test } from "vitest";
import { danishDay, startOfDay } from "../generator/i18n/danish-time.ts";

test.each([
	["2025-08-12", "2025-08-12T00:00:00+02:00"],
	["2025-01-12", "2025-01-12T00:00:00+01:00"],
	// Clocks change at 02:00 and 03:00: these days begin with the old time.
	["2025-03-30", "2025-03-30T00:00:00+01:00"],
	["2025-10-26", "2025-10-26T00:00:00+02:00"],
	["2025-03-31", "2025-03-31T00:00:00+02:00"],
	["2025-10-27", "2025-10-27T00:00:00+01:00"],
])("%s begins in Denmark at %s", (date, moment) => {
	expect(startOfDay(date)).toBe(moment);
});

test.each([
	["2025-12-31T22:59:59Z", "2025-12-31"],
	["2025-12-31T23:00:00Z", "2026-01-01"],
	["2025-07-31T21:59:59Z", "2025-07-31"],
	["2025-07-31T22:00:00Z", "2025-08-01"],
])("at %s it is %s in Denmark", (moment, date) => {
	expect(danishDay(new Date(moment))).toBe(date);
});

/** What the system knows of time zones: were the rule to change, it would say so. */
const system = new Intl.DateTimeFormat("sv-SE", {
	timeZone: "Europe/Copenhagen",
	dateStyle: "short",
	timeStyle: "medium",
});

test("each day of many years begins when it does for the system", () => {
	const days = Array.from({ length: 366 * 40 }, (_, index) =>
		new Date(Date.UTC(1996, 0, 1 + index)).toISOString().slice(0, 10),
	);
	const others = days.filter((day) => {
		const moment = new Date(startOfDay(day));
		return (
			system.format(moment) !== `${day} 00:00:00` || danishDay(moment) !== day
		);
	});
	expect(days.at(-1)).toBe("2036-01-30");
	expect(others).toEqual([]);
});

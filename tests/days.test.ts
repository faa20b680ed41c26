import { expect, test } from "vitest";
import {
	createDayStartFormatter,
	getDateIn,
} from "../generator/languages/days.ts";

const denmark = "Europe/Copenhagen";

test.each([
	[denmark, "2025-08-12", "00:00:00+02:00"],
	[denmark, "2025-01-12", "00:00:00+01:00"],
	// Clocks change at 02:00 and 03:00, so these days begin with the old offset.
	[denmark, "2025-03-30", "00:00:00+01:00"],
	[denmark, "2025-10-26", "00:00:00+02:00"],
	[denmark, "2025-03-31", "00:00:00+02:00"],
	[denmark, "2025-10-27", "00:00:00+01:00"],
	["Australia/Sydney", "2025-10-05", "00:00:00+10:00"],
	["Australia/Sydney", "2025-10-06", "00:00:00+11:00"],
	// The clocks skip midnight: the day begins after the gap.
	["Atlantic/Azores", "2026-03-29", "00:00:00-01:00"],
	["America/Santiago", "2025-09-07", "00:00:00-04:00"],
	["Africa/Cairo", "2025-04-25", "00:00:00+02:00"],
	// The clocks are set back around midnight.
	["Atlantic/Azores", "2026-10-25", "00:00:00+00:00"],
	["America/Nuuk", "2026-10-25", "00:00:00-02:00"],
	["Pacific/Kiritimati", "2026-01-01", "00:00:00+14:00"],
])("in %s the day %s begins at %s", (timeZone, date, time) => {
	expect(createDayStartFormatter(timeZone)(date)).toBe(`${date}T${time}`);
});

test.each([
	["2025-12-31T22:59:59Z", "2025-12-31"],
	["2025-12-31T23:00:00Z", "2026-01-01"],
	["2025-07-31T21:59:59Z", "2025-07-31"],
	["2025-07-31T22:00:00Z", "2025-08-01"],
])("at %s the date in Denmark is %s", (moment, date) => {
	expect(getDateIn(denmark, new Date(moment))).toBe(date);
});

test("each day of four years begins at midnight", () => {
	const startOfDay = createDayStartFormatter(denmark);
	const system = new Intl.DateTimeFormat("sv-SE", {
		...{ timeZone: denmark, dateStyle: "short", timeStyle: "medium" },
	});
	const days = Array.from({ length: 366 * 4 }, (_, index) =>
		new Date(Date.UTC(2024, 0, 1 + index)).toISOString().slice(0, 10),
	);
	const others = days.filter((day) => {
		const moment = new Date(startOfDay(day));
		return (
			system.format(moment) !== `${day} 00:00:00` ||
			getDateIn(denmark, moment) !== day
		);
	});
	expect(days.at(-1)).toBe("2028-01-03");
	expect(others).toEqual([]);
});

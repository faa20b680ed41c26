import { expect, test } from "vitest";
import {
	createDayStartFormatter,
	getDateIn,
} from "../generator/languages/days.ts";

const denmark = "Europe/Copenhagen";
const startOfDay = createDayStartFormatter(denmark);

test.each([
	["2025-08-12", "2025-08-12T00:00:00+02:00"],
	["2025-01-12", "2025-01-12T00:00:00+01:00"],
	// Clocks change at 02:00 and 03:00, so these days begin with the old offset.
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
])("at %s the date in Denmark is %s", (moment, date) => {
	expect(getDateIn(denmark, new Date(moment))).toBe(date);
});

/** Parses the moment from its other representation. */
const system = new Intl.DateTimeFormat("sv-SE", {
	timeZone: "Europe/Copenhagen",
	dateStyle: "short",
	timeStyle: "medium",
});

test("each day of four years begins at midnight", () => {
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

test("the day begins with the old offset where clocks change in the evening", () => {
	const inSydney = createDayStartFormatter("Australia/Sydney");
	expect(inSydney("2025-10-05")).toBe("2025-10-05T00:00:00+10:00");
	expect(inSydney("2025-10-06")).toBe("2025-10-06T00:00:00+11:00");
});

test.each([
	["Atlantic/Azores", "2026-03-29", "2026-03-29T00:00:00-01:00"],
	["America/Santiago", "2025-09-07", "2025-09-07T00:00:00-04:00"],
	["Africa/Cairo", "2025-04-25", "2025-04-25T00:00:00+02:00"],
])(
	"the day begins after the gap where the clocks skip midnight: in %s on %s",
	(timeZone, date, moment) => {
		expect(createDayStartFormatter(timeZone)(date)).toBe(moment);
	},
);

test.each([
	["Atlantic/Azores", "2026-10-25", "2026-10-25T00:00:00+00:00"],
	["America/Nuuk", "2026-10-25", "2026-10-25T00:00:00-02:00"],
	["Pacific/Kiritimati", "2026-01-01", "2026-01-01T00:00:00+14:00"],
])(
	"the day begins at the right moment where the clocks are set back around midnight: in %s on %s",
	(timeZone, date, moment) => {
		expect(createDayStartFormatter(timeZone)(date)).toBe(moment);
	},
);

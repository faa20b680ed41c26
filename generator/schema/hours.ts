import { z } from "zod";
import { checked, time } from "./field.ts";
import { reference } from "./reference.ts";

const day = z.strictObject({
	starts: z
		.array(time)
		.describe("When sessions start, earliest first; [] when closed."),
	overnight: z
		.literal(true)
		.optional()
		.describe("true when one can stay over night."),
});

/** Days of the week as content names them, Monday first (ISO 8601). */
export const weekdays = [
	"monday",
	"tuesday",
	"wednesday",
	"thursday",
	"friday",
	"saturday",
	"sunday",
] as const;

/** When sessions start: content/facts/hours.yaml. */
export const hours = z.strictObject({
	checked,
	session: reference("session").describe(
		"The session in facts/sessions.yaml whose length is added to the day's last start to give the closing time.",
	),
	overnight: reference("session").describe(
		"The stay in facts/sessions.yaml that “overnight” means.",
	),
	week: z
		.strictObject({
			monday: day.describe("Monday."),
			tuesday: day.describe("Tuesday."),
			wednesday: day.describe("Wednesday."),
			thursday: day.describe("Thursday."),
			friday: day.describe("Friday."),
			saturday: day.describe("Saturday."),
			sunday: day.describe("Sunday."),
		})
		.describe("The week, day by day."),
	openingDay: z
		.strictObject({
			from: time.describe("When the doors opened."),
			to: time.describe("When they closed."),
		})
		.describe("The open house on the day the centre opened."),
});

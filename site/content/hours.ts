import { collection, f, type Shown } from "kilde";
import { formatTimes } from "../lib/formats.ts";
import { newException } from "../scaffolds/exception.ts";
import { text } from "./fields.ts";
import { sessions } from "./sessions.ts";

const starts = f.list(f.time());
const overnight = f.boolean().optional();
const day = { starts, overnight };

const week = f.object(
	{
		monday: day,
		tuesday: day,
		wednesday: day,
		thursday: day,
		friday: day,
		saturday: day,
		sunday: day,
	},
	{ layout: "grid" },
);

/** How many days ahead the site announces a closing: four weeks, about as long ahead as guests plan a visit. */
export const announcedDays = 28;

/** The start times of sessions: content/facts/hours.yaml. */
export const hours = collection(
	"facts/hours.yaml",
	{
		session: f.ref(sessions),
		overnight: f.ref(sessions),
		week,
		// Days that are not as the week says.
		exceptions: f.list({
			...f.period({ isFixed: true }),
			starts: starts.optional(),
			overnight,
			reason: text.example("Juleferie"),
		}),
		openingDay: {
			from: f
				.time()
				.fact("time.opening-day", ({ value }, { around, ...language }) =>
					formatTimes(value, around.to.value, language),
				),
			to: f.time(),
		},
	},
	{
		// The last day is the later one, or the period is told to be backwards.
		dates: ["checked", "exceptions.*.until"],
		announcedDays,
		facts: {
			hours({ week }, { format }) {
				const nights = format.weekdays.flatMap(({ id }, index) =>
					// 1 January 2024 was a Monday.
					week[id].overnight ? format.weekday(`2024-01-0${index + 1}`) : [],
				);
				return {
					nights: nights.length > 0 ? format.list(nights) : undefined,
					days: format.day(countDaysOpen(week)),
				};
			},
		},
		scaffold: newException,
	},
);

/** Returns the number of days of the week with start times. */
export function countDaysOpen(days: Shown<typeof week>): number {
	return Object.values(days).filter(({ starts }) => starts.length > 0).length;
}

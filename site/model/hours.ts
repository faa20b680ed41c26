import { defineCollection } from "kilde";
import { checked, fixedPeriod, reference, sample, time, z } from "kilde/fields";
import { localizedText } from "../languages.ts";
import { daysOpen } from "./computed.ts";
import { formatsOf } from "./formats.ts";
import { inEachLanguage, quotedInEach } from "./scaffold.ts";
import { sessionName } from "./sessions.ts";

const starts = z.array(time);

const overnight = z.literal(true).optional();

const day = z.strictObject({
	starts,
	overnight,
});

/** Days that are not as the week says. */
const exception = z.strictObject({
	sample,
	...fixedPeriod,
	starts: starts.optional(),
	overnight,
	reason: localizedText.meta({ example: "Juleferie" }),
});

/** The names of the days of the week in the content, Monday first (ISO 8601). */
export const weekdays = [
	"monday",
	"tuesday",
	"wednesday",
	"thursday",
	"friday",
	"saturday",
	"sunday",
] as const;

const schema = z.strictObject({
	checked,
	session: reference(sessionName),
	overnight: reference(sessionName),
	week: z.strictObject({
		monday: day,
		tuesday: day,
		wednesday: day,
		thursday: day,
		friday: day,
		saturday: day,
		sunday: day,
	}),
	exceptions: z.array(exception),
	openingDay: z.strictObject({
		from: time,
		to: time,
	}),
});

/** The start times of sessions: content/facts/hours.yaml. */
export const hours = defineCollection({
	name: "hours",
	files: "facts/hours.yaml",
	schema,
	scaffold: {
		name: "exception",
		label: {
			en: "Exception to the hours",
			da: "Undtagelse fra åbningstiderne",
		},
		isComplete: true,
		questions: () => [
			{
				name: "from",
				prompt: { en: "First day", da: "Første dag" },
				typed: { en: "as 2026-12-23", da: "som 2026-12-23" },
				isDay: true,
			},
			{
				name: "until",
				prompt: { en: "Last day", da: "Sidste dag" },
				typed: { en: "as 2027-01-01", da: "som 2027-01-01" },
				isDay: true,
			},
			...inEachLanguage({ en: "Reason", da: "Grund" }),
			{
				name: "open",
				prompt: { en: "On these days", da: "De dage" },
				typed: { en: "no or usual", da: "no eller usual" },
				otherwise: "no",
				choices: {
					no: { en: "closed", da: "lukket" },
					usual: { en: "open as usual", da: "åbent som ellers" },
				},
			},
		],
		draft: ({ from = "", until = "", open, ...reasons }) => [
			{
				path: "content/facts/hours.yaml",
				list: ["exceptions"],
				scaffold: "exception.yaml",
				props: {
					...{ from, until },
					starts: open === "usual" ? "" : "  starts: []\n",
					...quotedInEach(reasons),
				},
			},
		],
	},
	facts: {
		families: ["hours", "time"],
		list({ week, openingDay }, { locale }) {
			const format = formatsOf(locale);
			const nights = weekdays.flatMap((day, place) =>
				week[day].overnight ? [place] : [],
			);
			return [
				...(nights.length > 0
					? [["hours.nights", format.weekdays(nights)] as const]
					: []),
				["hours.days", format.day(daysOpen(week))],
				["time.opening-day", format.times(openingDay.from, openingDay.to)],
			];
		},
	},
	dates(raw) {
		const { exceptions } = Object(raw);
		const count = Array.isArray(exceptions) ? exceptions.length : 0;
		// The last day is the later one, or the period is told to be backwards.
		const last = Array.from({ length: count }, (_, index) => [
			"exceptions",
			index,
			"until",
		]);
		return [["checked"], ...last];
	},
});

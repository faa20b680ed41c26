import * as z from "zod";
import {
	checked,
	defineCollection,
	explained,
	reference,
	time,
} from "../../generator/define.ts";
import { daysOpen } from "./computed.ts";
import { timeCalled } from "./fields.ts";
import { formatsOf } from "./formats.ts";
import { sessionName } from "./sessions.ts";

const day = z.strictObject({
	starts: explained(
		z.array(
			explained(
				time,
				{
					en: 'When a session starts, e.g. "10:00".',
					da: 'Hvornår en session begynder, f.eks. "10:00".',
				},
				{
					name: { en: "Start time", da: "Starttid" },
					about: { en: "E.g. 10:00.", da: "F.eks. 10:00." },
				},
			),
		),
		{
			en: 'When sessions start, earliest first, e.g. ["10:00", "13:00"]; [] when closed.',
			da: 'Sessionernes starttider, de tidligste først, f.eks. ["10:00", "13:00"]; [], når der er lukket.',
		},
		{
			name: { en: "Start times", da: "Starttider" },
			about: {
				en: "The earliest first; none when closed.",
				da: "De tidligste først; ingen, når der er lukket.",
			},
		},
	),
	overnight: explained(
		z.literal(true).optional(),
		{
			en: "true if guests can stay overnight.",
			da: "true, hvis man kan overnatte.",
		},
		{ name: { en: "Guests can stay overnight", da: "Man kan overnatte" } },
	),
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
	session: explained(
		reference(sessionName),
		{
			en: "The session in facts/sessions.yaml that sets the closing time: the day's last start plus its length.",
			da: "Den session i facts/sessions.yaml, der bestemmer lukketiden: dagens sidste starttid plus sessionens varighed.",
		},
		{
			name: {
				en: "The session that sets the closing time",
				da: "Den session, der bestemmer lukketiden",
			},
			about: {
				en: "We close at the day's last start time plus its length.",
				da: "Vi lukker efter dagens sidste starttid plus dens varighed.",
			},
		},
	),
	overnight: explained(
		reference(sessionName),
		{
			en: "The stay in facts/sessions.yaml that overnight refers to below.",
			da: "Den overnatning i facts/sessions.yaml, som overnight nedenfor henviser til.",
		},
		{
			name: { en: "The stay over night", da: "Overnatningen" },
			about: {
				en: "On the days when guests can stay overnight.",
				da: "På de dage, hvor man kan overnatte.",
			},
		},
	),
	week: explained(
		z.strictObject({
			monday: explained(day, { en: "Monday.", da: "Mandag." }),
			tuesday: explained(day, { en: "Tuesday.", da: "Tirsdag." }),
			wednesday: explained(day, { en: "Wednesday.", da: "Onsdag." }),
			thursday: explained(day, { en: "Thursday.", da: "Torsdag." }),
			friday: explained(day, { en: "Friday.", da: "Fredag." }),
			saturday: explained(day, { en: "Saturday.", da: "Lørdag." }),
			sunday: explained(day, { en: "Sunday.", da: "Søndag." }),
		}),
		{ en: "The week, day by day.", da: "Ugen dag for dag." },
	),
	openingDay: explained(
		z.strictObject({
			from: timeCalled("10:00", {
				en: "When the doors opened",
				da: "Hvornår dørene åbnede",
			}),
			to: timeCalled("17:00", {
				en: "When they closed",
				da: "Hvornår de lukkede",
			}),
		}),
		{
			en: "The open house on the day the centre opened.",
			da: "Åbent hus på centrets åbningsdag.",
		},
	),
});

/** The start times of sessions: content/facts/hours.yaml. */
export const hours = defineCollection({
	name: "hours",
	files: "facts/hours.yaml",
	schema: explained(schema, { en: "Opening hours.", da: "Åbningstider." }),
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
	dates: () => [["checked"]],
});

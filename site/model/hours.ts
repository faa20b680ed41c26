import { defineCollection } from "kilde";
import {
	checked,
	field,
	fixedPeriod,
	reference,
	sample,
	time,
	z,
} from "kilde/fields";
import { localizedText } from "../languages.ts";
import { daysOpen } from "./computed.ts";
import { formatsOf } from "./formats.ts";
import { inEachLanguage, quotedInEach } from "./scaffold.ts";
import { sessionName } from "./sessions.ts";

const starts = z.array(field(time, { en: "Start time", da: "Starttid" }));

const overnight = field(
	z.literal(true).optional(),
	{ en: "Overnight stay", da: "Overnatning" },
	{ en: "Guests can stay overnight.", da: "Man kan overnatte." },
);

const day = z.strictObject({
	starts: field(
		starts,
		{ en: "Start times", da: "Starttider" },
		{
			help: {
				en: "The earliest first; none when closed.",
				da: "De tidligste først; ingen, når der er lukket.",
			},
			inFile: {
				en: 'The earliest first, e.g. ["10:00", "13:00"]; [] when closed.',
				da: 'De tidligste først, f.eks. ["10:00", "13:00"]; [], når der er lukket.',
			},
		},
	),
	overnight,
});

/** Days that are not as the week says. */
const exception = z.strictObject({
	sample,
	...fixedPeriod,
	starts: field(
		starts.optional(),
		{ en: "Start times", da: "Starttider" },
		{
			help: {
				en: "None when closed. Leave them out if the week’s own apply.",
				da: "Ingen, når der er lukket. Udelad dem, hvis ugens egne gælder.",
			},
			inFile: {
				en: 'Such as ["10:00", "13:00"]; [] when closed. Leave them out if the week’s own apply.',
				da: 'F.eks. ["10:00", "13:00"]; [], når der er lukket. Udelad dem, hvis ugens egne gælder.',
			},
		},
	),
	overnight,
	reason: field(
		localizedText,
		{ en: "Reason", da: "Grund" },
		{ example: "Juleferie" },
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
	session: field(
		reference(sessionName),
		{ en: "Last session", da: "Sidste session" },
		{
			en: "The session that sets the closing time. We close when the day's last session ends.",
			da: "Den session, der bestemmer lukketiden. Vi lukker, når dagens sidste session er slut.",
		},
	),
	overnight: field(
		reference(sessionName),
		{ en: "Overnight stay", da: "Overnatning" },
		{
			en: "On the days when guests can stay overnight.",
			da: "På de dage, hvor man kan overnatte.",
		},
	),
	week: field(
		z.strictObject({
			monday: field(day, { en: "Monday", da: "Mandag" }),
			tuesday: field(day, { en: "Tuesday", da: "Tirsdag" }),
			wednesday: field(day, { en: "Wednesday", da: "Onsdag" }),
			thursday: field(day, { en: "Thursday", da: "Torsdag" }),
			friday: field(day, { en: "Friday", da: "Fredag" }),
			saturday: field(day, { en: "Saturday", da: "Lørdag" }),
			sunday: field(day, { en: "Sunday", da: "Søndag" }),
		}),
		{
			en: "Week",
			da: "Uge",
		},
	),
	exceptions: field(
		z.array(field(exception, { en: "Exception", da: "Undtagelse" })),
		{ en: "Exceptions", da: "Undtagelser" },
		{
			en: "Holidays and other days that are not as the week says.",
			da: "Ferier, helligdage og andre dage, der ikke er, som ugen siger.",
		},
	),
	openingDay: field(
		z.strictObject({
			from: field(
				time,
				{ en: "Opened", da: "Åbnede" },
				{ en: "When the doors opened.", da: "Hvornår dørene åbnede." },
			),
			to: field(
				time,
				{ en: "Closed", da: "Lukkede" },
				{ en: "When they closed.", da: "Hvornår de lukkede." },
			),
		}),
		{ en: "Opening day", da: "Åbningsdag" },
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
	schema: field(schema, { en: "Opening hours", da: "Åbningstider" }),
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

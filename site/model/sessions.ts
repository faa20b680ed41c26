import { defineCollection, defineTarget, type Fact } from "kilde";
import {
	field,
	getLocalizedValue,
	id,
	sample,
	time,
	unit,
	z,
} from "kilde/fields";
import { localizedLabel, localizedText } from "../languages.ts";
import { sessionPriceRange } from "./computed.ts";
import { minuteCount, oneSentence } from "./fields.ts";
import { formatsOf } from "./formats.ts";
import { priceReference, prices } from "./prices.ts";

/** The names of sessions. */
export const sessionName = defineTarget({
	name: "session",
	expected: {
		en: "the name of a session, e.g. session-2h",
		da: "navnet på en session, f.eks. session-2h",
	},
	called: { en: "session", da: "session" },
	whereToFind: {
		en: "Sessions are in content/facts/sessions.yaml.",
		da: "Sessionerne står i content/facts/sessions.yaml.",
	},
	path: [],
	words: (session) => [Object(session).name, Object(session).plural],
});

const base = {
	price: priceReference,
	name: field(
		localizedLabel,
		{ en: "Name", da: "Navn" },
		{ example: "2-timers session" },
	),
	plural: field(
		localizedLabel,
		{ en: "Plural", da: "Flertal" },
		{
			help: { en: "Its plural.", da: "Navnet i flertal." },
			example: "2-timers sessioner",
		},
	),
	summary: oneSentence,
	recommended: field(
		z.literal(true).optional(),
		{ en: "Recommended", da: "Anbefalet" },
		{
			en: "Guests see that we recommend it.",
			da: "Gæsterne kan se, at vi anbefaler den.",
		},
	),
};

const length = field(
	minuteCount,
	{ en: "Length", da: "Varighed" },
	{
		en: "How long it lasts, in minutes.",
		da: "Varigheden i minutter.",
	},
);

const offer = z.discriminatedUnion("kind", [
	z.strictObject({ kind: z.literal("session"), ...base, minutes: length }),
	z.strictObject({
		kind: z.literal("event"),
		...base,
		minutes: length.optional(),
	}),
	z.strictObject({
		kind: z.literal("night"),
		...base,
		from: field(
			time,
			{ en: "Begins", da: "Begynder" },
			{
				en: "When it begins in the evening.",
				da: "Hvornår den begynder om aftenen.",
			},
		),
		until: field(
			time,
			{ en: "Ends", da: "Slutter" },
			{
				en: "When it ends in the morning.",
				da: "Hvornår den slutter om morgenen.",
			},
		),
	}),
]);

const schema = field(
	z.record(
		id,
		field(
			offer,
			{ en: "Session", da: "Session" },
			{ en: "What guests can book.", da: "Det, gæster kan booke." },
		),
	),
	{ en: "Sessions", da: "Sessioner" },
	{
		en: "What guests can book, each under its name, in the order of every list.",
		da: "Det, gæster kan booke, hver under sit navn, i samme rækkefølge som på alle lister.",
	},
);

const phasesSchema = z.array(
	z.strictObject({
		sample,
		from: field(
			z
				.int()
				.min(0)
				.meta(unit({ en: "minutes", da: "minutter" })),
			{ en: "From", da: "Fra" },
			{
				en: "Minutes from the start.",
				da: "Minutter fra sessionens begyndelse.",
			},
		),
		to: field(
			minuteCount,
			{ en: "To", da: "Til" },
			{
				en: "Minutes from the start.",
				da: "Minutter fra sessionens begyndelse.",
			},
		),
		title: field(
			localizedText,
			{ en: "Phase", da: "Fase" },
			{
				en: "What happens, in a word or two.",
				da: "Det, der sker, med et ord eller to.",
			},
		),
		text: field(
			localizedText,
			{ en: "Text", da: "Tekst" },
			{
				en: "One or two sentences about it.",
				da: "En eller to sætninger om det.",
			},
		),
	}),
);

/** The sessions and stays that guests can book: content/facts/sessions.yaml, in the order shown. */
export const sessions = defineCollection({
	name: "sessions",
	files: "facts/sessions.yaml",
	schema,
	target: sessionName,
	facts: {
		families: ["name", "names", "duration", "time", "price"],
		definedAt: ([family = "", name = ""]) =>
			ofSessions.includes(family) ? [[name]] : [],
		list: (sessions, { locale, only }) =>
			sessionFacts(sessions, only(prices) ?? {}, locale),
	},
});

/** The stages of a session: content/facts/phases.yaml. */
export const phases = defineCollection({
	name: "phases",
	files: "facts/phases.yaml",
	schema: field(
		phasesSchema,
		{ en: "Phases", da: "Faser" },
		{ en: "The phases of a session.", da: "Sessionens faser." },
	),
});

/** The families of facts with one fact for each session. */
const ofSessions = ["name", "names", "duration", "time"];

function sessionFacts(
	sessions: z.output<typeof schema>,
	prices: Readonly<Record<string, number>>,
	locale: string,
): Fact[] {
	const format = formatsOf(locale);
	const each = Object.entries(sessions).flatMap(([id, session]): Fact[] => [
		[`name.${id}`, getLocalizedValue(session.name, locale)],
		[`names.${id}`, getLocalizedValue(session.plural, locale)],
		...(session.kind === "night"
			? ([
					[`time.${id}`, format.times(session.from, session.until)],
					[`time.${id}.from`, format.time(session.from)],
					[`time.${id}.until`, format.time(session.until)],
				] as const)
			: session.minutes === undefined
				? []
				: ([[`duration.${id}`, format.minutes(session.minutes)]] as const)),
	]);
	const range = sessionPriceRange(sessions, prices);
	return range
		? [...each, ["price.range", format.money(range.lowest, range.highest)]]
		: each;
}

import { defineCollection, defineTarget, type Fact } from "kilde";
import { getLocalizedValue, id, time, z } from "kilde/fields";
import { localizedLabel, localizedText } from "../languages.ts";
import { sessionPriceRange } from "./computed.ts";
import { minuteCount } from "./fields.ts";
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
	name: localizedLabel.meta({ example: "2-timers session" }),
	plural: localizedLabel.meta({ example: "2-timers sessioner" }),
	summary: localizedText,
	recommended: z.literal(true).optional(),
};

const length = minuteCount;

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
		from: time,
		until: time,
	}),
]);

const schema = z.record(id, offer);

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

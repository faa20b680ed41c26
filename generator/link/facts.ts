import type { Memo } from "../cache/memo.ts";
import {
	formatChoice,
	formatDate,
	formatDuration,
	formatDurationRange,
	formatList,
	formatMinutes,
	formatMoney,
	formatMoneyRange,
	formatMonth,
	formatNumber,
	formatNumberChoice,
	formatPercent,
	formatPeriod,
	formatPhone,
	formatRepetition,
	formatTime,
	formatTimes,
	formatWeekdayDate,
	type Locale,
} from "../i18n/locale.ts";
import type { Period } from "../i18n/period.ts";
import {
	addressLine,
	cardPrice,
	daysOpen,
	discounted,
	sessionPriceRange,
	townLine,
} from "../schema/figures.ts";
import type { Content } from "../schema/index.ts";
import type { Reference } from "../schema/reference.ts";
import type { ContentEntry } from "../types.ts";
import type { Entries } from "./entries.ts";

/** The facts by name, as they read in one language. */
export type Facts = ReadonlyMap<string, string>;

/** The collections that facts are made from, and how the names of each one's facts begin. */
export const families = {
	business: [
		"business",
		"contact",
		"address",
		"link",
		"date",
		"day",
		"payment",
	],
	prices: ["price"],
	sessions: ["name", "names", "duration", "time", "price"],
	discounts: [
		"code",
		"percent",
		"price",
		"card",
		"date",
		"period",
		"month",
		"uses",
		"guests",
	],
	hours: ["hours", "time"],
	rules: ["duration", "age", "fee", "recommended", "date"],
	room: ["room"],
} as const;

/** The collections that facts are made from. */
export const factSources = Object.keys(families) as (keyof typeof families)[];

/**
 * Whether a fact may be unknown only because of another mistake: its file could not be read, or the value that the fact's
 * name follows from is wrong.
 */
export function mayBeUnread(fact: string, entries: Entries): boolean {
	if (isUnread(fact, entries)) return true;
	const names = fact.split(".").slice(1);
	return sourcesOf(fact).some((source) =>
		entries.of(source).some((entry) => {
			const wrong = wrongNames(entry, entries);
			return names.some((name) => wrong.has(name));
		}),
	);
}

/** Whether the file that a fact comes from could not be read. */
export function isUnread(fact: string, entries: Entries): boolean {
	return sourcesOf(fact).some(
		(source) => entries.outlineOf(source) === undefined,
	);
}

function sourcesOf(fact: string) {
	const [family] = fact.split(".");
	return factSources.filter((source) =>
		families[source].some((each) => each === family),
	);
}

/** The names of what is around a wrong value in a file of facts, as facts have them: facts with these may be missing for that. */
export function wrongNames(
	entry: ContentEntry,
	entries: Entries,
): ReadonlySet<string> {
	const paths = [
		...(entry.data === undefined ? (entry.repaired?.wrong ?? []) : []),
		...entry.references
			.filter(({ reference }) => !isGiven(reference, entries))
			.map(({ path }) => path),
	];
	const steps = paths.flat().filter((step) => typeof step === "string");
	return new Set([...steps, ...(steps.includes("punchCards") ? ["card"] : [])]);
}

/** Whether a price or a session that is referred to exists; of other kinds, no fact's name is made. */
function isGiven({ target, name }: Reference, entries: Entries): boolean {
	if (target !== "price" && target !== "session") return true;
	const given = entries.outlineOf(target === "price" ? "prices" : "sessions");
	return given === undefined || Object.hasOwn(given, name);
}

/** Every fact that texts can cite, written as the language writes it. */
export function collectFacts(
	entries: Entries,
	locale: Locale,
	memo: Memo,
): Facts {
	return memo.call(factsByName, listFacts(entries, locale, memo));
}

function factsByName(facts: readonly Fact[]): Facts {
	return new Map(facts);
}

/** The facts one by one; a name that is given twice is a mistake. A source that could not be read gives none. */
export function listFacts(
	entries: Entries,
	locale: Locale,
	memo: Memo,
): readonly Fact[] {
	return memo.call(
		factsOf,
		locale,
		entries.outlineOf("business"),
		entries.outlineOf("prices"),
		entries.outlineOf("sessions"),
		entries.outlineOf("discounts"),
		entries.outlineOf("hours"),
		entries.outlineOf("rules"),
		entries.outlineOf("room"),
	);
}

function factsOf(
	locale: Locale,
	business: Content<"business"> | undefined,
	prices: Content<"prices"> = {},
	sessions?: Content<"sessions">,
	discounts?: Content<"discounts">,
	hours?: Content<"hours">,
	rules?: Content<"rules">,
	room?: Content<"room">,
): readonly Fact[] {
	return [
		...(business ? businessFacts(business, locale) : []),
		...priceFacts(prices, locale),
		...(sessions ? sessionFacts(sessions, prices, locale) : []),
		...(discounts ? discountFacts(discounts, prices, locale) : []),
		...(hours ? hoursFacts(hours, locale) : []),
		...(rules ? ruleFacts(rules, locale) : []),
		...(room ? roomFacts(room, locale) : []),
	];
}

/** A fact: its name, and its words in one language. */
export type Fact = readonly [name: string, value: string];

function businessFacts(
	{ name, company, contact, address, links, payments }: Content<"business">,
	locale: Locale,
): Fact[] {
	const inAdvance = payments.filter(({ advance }) => advance);
	return [
		["business.name", name[locale]],
		["business.legal-name", company.legalName],
		["business.cvr", company.cvr],
		["date.opened", formatDate(company.opened, locale)],
		["day.opened", formatWeekdayDate(company.opened, locale)],
		["contact.phone", formatPhone(contact.phone)],
		["contact.email", contact.email],
		["contact.mobilepay", contact.mobilepay],
		["link.phone", `tel:${contact.phone.replaceAll(" ", "")}`],
		["link.sms", `sms:${contact.phone.replaceAll(" ", "")}`],
		["link.email", `mailto:${contact.email}`],
		["address.full", addressLine(address)],
		["address.street", address.street],
		["address.place", address.town],
		["address.town", townLine(address)],
		["address.region", address.region[locale]],
		["address.country", address.country[locale]],
		["link.newsletter", links.newsletter[locale]],
		["link.dashboard", links.dashboard[locale]],
		["link.maps", links.maps[locale]],
		["link.testimonials", links.testimonials[locale]],
		["link.opening-day", links.openingDay[locale]],
		...payments.map(
			(payment): Fact => [`payment.${payment.kind}`, payment.name[locale]],
		),
		...(inAdvance.length > 0
			? [
					[
						"payment.advance",
						formatChoice(
							inAdvance.map((payment) => payment.name[locale]),
							locale,
						),
					] as const,
				]
			: []),
	];
}

function priceFacts(prices: Content<"prices">, locale: Locale): Fact[] {
	return Object.entries(prices).map(([id, price]) => [
		`price.${id}`,
		formatMoney(price, locale),
	]);
}

function sessionFacts(
	sessions: Content<"sessions">,
	prices: Content<"prices">,
	locale: Locale,
): Fact[] {
	const each = Object.entries(sessions).flatMap(([id, session]): Fact[] => [
		[`name.${id}`, session.name[locale]],
		[`names.${id}`, session.plural[locale]],
		...(session.kind === "night"
			? ([
					[`time.${id}`, formatTimes(session.from, session.until, locale)],
					[`time.${id}.from`, formatTime(session.from, locale)],
					[`time.${id}.until`, formatTime(session.until, locale)],
				] as const)
			: ([
					[`duration.${id}`, formatMinutes(session.minutes, locale)],
				] as const)),
	]);
	const range = sessionPriceRange(sessions, prices);
	return range
		? [
				...each,
				["price.range", formatMoneyRange(range.lowest, range.highest, locale)],
			]
		: each;
}

function discountFacts(
	discounts: Content<"discounts">,
	prices: Content<"prices">,
	locale: Locale,
): Fact[] {
	const {
		codes,
		offers,
		punchCards: cards,
		multiSession,
		sharedNight,
	} = discounts;
	const money = (name: string, price: number | undefined): Fact[] =>
		price === undefined ? [] : [[`price.${name}`, formatMoney(price, locale)]];
	return [
		...Object.entries(codes).flatMap(
			([id, { code, percent, prices: covered, uses, ...period }]): Fact[] => [
				[`code.${id}`, code],
				...(uses === undefined
					? []
					: [[`uses.${id}`, formatRepetition(uses, locale)] as const]),
				[`percent.${id}`, formatPercent(percent, locale)],
				...periodFacts(id, period, locale),
				...covered.flatMap(({ name }) =>
					money(`${id}.${name}`, discounted(prices[name], percent)),
				),
			],
		),
		...Object.entries(offers).flatMap(
			([id, { percent, ...period }]): Fact[] => [
				[`percent.${id}`, formatPercent(percent, locale)],
				...periodFacts(id, period, locale),
			],
		),
		...cards.tiers.flatMap(({ visits, percent }): Fact[] => [
			[`percent.card.${visits}`, formatPercent(percent, locale)],
			...cards.prices.flatMap(({ name }) =>
				money(
					`card.${name}.${visits}`,
					cardPrice(prices[name], { visits, percent }),
				),
			),
		]),
		[
			"card.sizes",
			formatList(
				cards.tiers.map(({ visits }) => String(visits)),
				locale,
			),
		],
		["card.years", formatDuration(cards.years, "year", locale)],
		["card.many-visits", formatNumber(cards.manyVisits, locale)],
		["card.many-years", formatDuration(cards.manyYears, "year", locale)],
		["percent.multi-session", formatPercent(multiSession, locale)],
		["percent.shared-night", formatPercent(sharedNight.percent, locale)],
		[
			"guests.shared-night",
			formatNumberChoice(sharedNight.guestsFrom, sharedNight.guestsTo, locale),
		],
	];
}

function periodFacts(
	id: string,
	{ from, until }: Period,
	locale: Locale,
): Fact[] {
	const begin: Fact[] =
		from === undefined ? [] : [[`date.${id}.from`, formatDate(from, locale)]];
	if (until === undefined) return begin;
	const end: Fact = [`date.${id}.until`, formatDate(until, locale)];
	if (from === undefined) return [end];
	return [
		...begin,
		end,
		[`period.${id}`, formatPeriod(from, until, locale)],
		[`month.${id}`, formatMonth(until, locale)],
	];
}

function hoursFacts(
	{ week, openingDay }: Content<"hours">,
	locale: Locale,
): Fact[] {
	return [
		["hours.days", formatDuration(daysOpen(week), "day", locale)],
		["time.opening-day", formatTimes(openingDay.from, openingDay.to, locale)],
	];
}

function ruleFacts(rules: Content<"rules">, locale: Locale): Fact[] {
	return [
		[
			"duration.arrival",
			formatDuration(rules.arrivalMinutes, "minute", locale),
		],
		[
			"duration.cancellation",
			formatDuration(rules.cancellationHours, "hour", locale),
		],
		["duration.refund", formatDuration(rules.refundWeeks, "week", locale)],
		["duration.reply", formatDuration(rules.replyHours, "hour", locale)],
		[
			"duration.withdrawal",
			formatDuration(rules.withdrawalDays, "day", locale),
		],
		[
			"duration.meditation",
			formatDuration(rules.meditationMinutes, "minute", locale),
		],
		["duration.yoga", formatDuration(rules.yogaMinutes, "minute", locale)],
		[
			"duration.massage",
			formatDurationRange(
				rules.massageMinutesFrom,
				rules.massageMinutesTo,
				"minute",
				locale,
			),
		],
		["duration.trial", formatMinutes(rules.freeTrialMinutes, locale)],
		["age.child", age(rules.childAge, locale)],
		["age.companion", age(rules.companionAge, locale)],
		["fee.system", formatMoney(rules.systemFee, locale)],
		["recommended.sessions", `${rules.recommendedFrom}–${rules.recommendedTo}`],
		["date.booking-opened", formatDate(rules.bookingOpened, locale)],
	];
}

function roomFacts({ units, places }: Content<"room">, locale: Locale): Fact[] {
	return [
		["room.units", formatNumber(units, locale)],
		["room.places", formatNumber(places, locale)],
	];
}

function age(years: number, locale: Locale): string {
	return locale === "da"
		? formatDuration(years, "year", locale)
		: String(years);
}

import {
	addressLine,
	cardPrice,
	daysOpen,
	discounted,
	sessionPriceRange,
	townLine,
} from "../figures.ts";
import {
	formatDate,
	formatDuration,
	formatDurationRange,
	formatList,
	formatMinutes,
	formatMoney,
	formatMoneyRange,
	formatMonth,
	formatNumber,
	formatPercent,
	formatPeriod,
	formatPhone,
	formatTime,
	formatTimes,
	formatWeekdayDate,
	type Locale,
} from "../locale.ts";
import type { Period } from "../period.ts";
import { rememberLast } from "../remember.ts";
import type { Content } from "../schema/index.ts";
import type { Entries } from "./entries.ts";

/** The facts by name, as they read in one language. */
export type Facts = ReadonlyMap<string, string>;

/** The collections that facts are made from, and how the names of each one's facts begin. */
export const families = {
	business: ["business", "contact", "address", "link", "date", "day"],
	prices: ["price"],
	sessions: ["name", "names", "duration", "time", "price"],
	discounts: ["code", "percent", "price", "card", "date", "period", "month"],
	hours: ["hours", "time"],
	rules: ["duration", "age", "fee", "recommended", "date"],
	room: ["room"],
} as const;

/** The collections that facts are made from. */
export const factSources = Object.keys(families) as (keyof typeof families)[];

/** Whether a fact may be unknown only because the file that it comes from could not be read. */
export function mayBeUnread(fact: string, entries: Entries): boolean {
	const [family] = fact.split(".");
	return factSources.some(
		(source) =>
			entries.only(source) === undefined &&
			families[source].some((each) => each === family),
	);
}

/** Every fact that texts can cite, written as the language writes it. */
export function collectFacts(entries: Entries, locale: Locale): Facts {
	return collected[locale](listFacts(entries, locale));
}

const collected = {
	da: rememberLast((facts: readonly Fact[]): Facts => new Map(facts)),
	en: rememberLast((facts: readonly Fact[]): Facts => new Map(facts)),
};

/** The facts one by one; a name that stands twice is a mistake. A source that failed to parse gives none. */
export function listFacts(entries: Entries, locale: Locale): readonly Fact[] {
	return listed[locale](
		entries.only("business"),
		entries.only("prices"),
		entries.only("sessions"),
		entries.only("discounts"),
		entries.only("hours"),
		entries.only("rules"),
		entries.only("room"),
	);
}

const listed = {
	da: rememberLast(listIn("da")),
	en: rememberLast(listIn("en")),
};

function listIn(locale: Locale) {
	return (
		business: Content<"business"> | undefined,
		prices: Content<"prices"> = {},
		sessions?: Content<"sessions">,
		discounts?: Content<"discounts">,
		hours?: Content<"hours">,
		rules?: Content<"rules">,
		room?: Content<"room">,
	): readonly Fact[] => [
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
	{ name, company, contact, address, links }: Content<"business">,
	locale: Locale,
): Fact[] {
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
		["link.newsletter", links.newsletter],
		["link.dashboard", links.dashboard],
		["link.maps", links.maps],
		["link.testimonials", links.testimonials],
		["link.opening-day", links.openingDay],
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
			([id, { code, percent, prices: covered, ...period }]): Fact[] => [
				[`code.${id}`, code],
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
		["percent.shared-night", formatPercent(sharedNight, locale)],
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

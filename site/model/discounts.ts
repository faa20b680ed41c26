import { defineCollection, defineTarget, type Fact } from "kilde";
import {
	checked,
	fixedPeriod,
	id,
	percent,
	period,
	reference,
	textMatching,
	z,
} from "kilde/fields";
import type { Period } from "kilde/format";
import { localizedLabel, localizedText } from "../languages.ts";
import { cardPrice, discounted } from "./computed.ts";
import { guestCount, timeCount, visitCount, yearCount } from "./fields.ts";
import { formatsOf } from "./formats.ts";
import { articleName } from "./news.ts";
import { priceName, prices } from "./prices.ts";

/** The names of discount codes. */
export const codeName = defineTarget({
	name: "code",
	expected: {
		en: "the name of a discount code, e.g. new-customer",
		da: "navnet på en rabatkode, f.eks. new-customer",
	},
	called: { en: "discount code", da: "rabatkode" },
	whereToFind: {
		en: "Discount codes are in content/facts/discounts.yaml.",
		da: "Rabatkoderne står i content/facts/discounts.yaml.",
	},
	path: ["codes"],
	words: (code) => [Object(code).code, Object(code).name],
});

const discount = percent;

const schema = z.strictObject({
	checked,
	codes: z
		.record(
			id,
			z.strictObject({
				code: textMatching(/^[A-ZÆØÅ]+\d+$/, {
					en: "capital letters and then digits, e.g. NY50",
					da: "store bogstaver og derefter cifre, f.eks. NY50",
				}).meta({ example: "NY50" }),
				percent: discount,
				name: localizedLabel,
				covers: localizedText,
				prices: z.array(reference(priceName)).min(1),
				uses: timeCount.optional(),
				...period,
			}),
		)
		.meta({ itemLabel: "code" }),
	newCustomerCode: reference(codeName),
	offers: z.record(
		id,
		z.strictObject({
			percent: discount,
			...fixedPeriod,
			articles: z.array(reference(articleName)).default([]),
		}),
	),
	punchCards: z.strictObject({
		tiers: z
			.array(
				z.strictObject({
					visits: visitCount,
					percent: discount,
				}),
			)
			.min(1),
		prices: z.array(reference(priceName)).min(1),
		years: yearCount,
		manyVisits: visitCount,
		manyYears: yearCount,
	}),
	multiSession: percent,
	sharedNight: z.strictObject({
		percent,
		guestsFrom: guestCount,
		guestsTo: guestCount,
	}),
});

/** Discounts: content/facts/discounts.yaml. */
export const discounts = defineCollection({
	name: "discounts",
	files: "facts/discounts.yaml",
	schema,
	target: codeName,
	facts: {
		families: [
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
		definedAt: ([family = "", name = "", ...more], { codes, offers }) => {
			const isOurs =
				family === "price" ? more.length > 0 : ofCodes.includes(family);
			if (!isOurs) return [];
			if (name === "card") return [["punchCards"]];
			// Facts about a period are right outside it, too.
			const field = ofPeriods.includes(family) ? ["until"] : [];
			const inCodes = ["codes", name, ...field];
			const inOffers = ["offers", name, ...field];
			if (Object.hasOwn(codes, name)) return [inCodes];
			return Object.hasOwn(offers, name) ? [inOffers] : [inCodes, inOffers];
		},
		list: (discounts, { locale, only }) =>
			discountFacts(discounts, only(prices) ?? {}, locale),
	},
	dates: (raw) => [
		["checked"],
		...["codes", "offers"].flatMap((group) =>
			Object.keys(Object(Object(raw)[group])).map((name) => [
				group,
				name,
				"from",
			]),
		),
	],
});

/** The families of facts about the period of a discount. */
const ofPeriods = ["date", "period", "month"];

/** The families of facts with one fact for each discount. */
const ofCodes = ["code", "uses", "percent", "date", "period", "month"];

function discountFacts(
	discounts: z.output<typeof schema>,
	prices: Readonly<Record<string, number>>,
	locale: string,
): Fact[] {
	const format = formatsOf(locale);
	const {
		codes,
		offers,
		punchCards: cards,
		multiSession,
		sharedNight,
	} = discounts;
	const money = (name: string, price: number | undefined): Fact[] =>
		price === undefined ? [] : [[`price.${name}`, format.money(price)]];
	return [
		...Object.entries(codes).flatMap(
			([id, { code, percent, prices: covered, uses, ...period }]): Fact[] => [
				[`code.${id}`, code],
				...(uses === undefined
					? []
					: [[`uses.${id}`, format.repetition(uses)] as const]),
				[`percent.${id}`, format.percent(percent)],
				...periodFacts(id, period, locale),
				...covered.flatMap(({ name }) =>
					money(`${id}.${name}`, discounted(prices[name], percent)),
				),
			],
		),
		...Object.entries(offers).flatMap(
			([id, { percent, ...period }]): Fact[] => [
				[`percent.${id}`, format.percent(percent)],
				...periodFacts(id, period, locale),
			],
		),
		...cards.tiers.flatMap(({ visits, percent }): Fact[] => [
			[`percent.card.${visits}`, format.percent(percent)],
			...cards.prices.flatMap(({ name }) =>
				money(
					`card.${name}.${visits}`,
					cardPrice(prices[name], { visits, percent }),
				),
			),
		]),
		[
			"card.sizes",
			format.list(cards.tiers.map(({ visits }) => String(visits))),
		],
		["card.years", format.year(cards.years)],
		["card.many-visits", format.number(cards.manyVisits)],
		["card.many-years", format.year(cards.manyYears)],
		["percent.multi-session", format.percent(multiSession)],
		["percent.shared-night", format.percent(sharedNight.percent)],
		[
			"guests.shared-night",
			format.numberChoice(sharedNight.guestsFrom, sharedNight.guestsTo),
		],
	];
}

function periodFacts(
	id: string,
	{ from, until }: Period,
	locale: string,
): Fact[] {
	const format = formatsOf(locale);
	const begin: Fact[] =
		from === undefined ? [] : [[`date.${id}.from`, format.date(from)]];
	if (until === undefined) return begin;
	const end: Fact = [`date.${id}.until`, format.date(until)];
	if (from === undefined) return [end];
	return [
		...begin,
		end,
		[`period.${id}`, format.period(from, until)],
		[`month.${id}`, format.month(until)],
	];
}

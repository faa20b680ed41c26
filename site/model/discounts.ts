import { defineCollection, defineTarget, type Fact } from "kilde";
import {
	checked,
	field,
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

const discount = field(
	percent,
	{ en: "Discount", da: "Rabat" },
	{ en: "The discount in per cent.", da: "Rabatten i procent." },
);

const schema = z.strictObject({
	checked,
	codes: field(
		z.record(
			id,
			z.strictObject({
				code: field(
					textMatching(/^[A-ZÆØÅ]+\d+$/, {
						en: "capital letters and then digits, e.g. NY50",
						da: "store bogstaver og derefter cifre, f.eks. NY50",
					}),
					{ en: "Code", da: "Kode" },
					{
						help: {
							en: "What guests type when they book.",
							da: "Det, gæsterne skriver, når de booker.",
						},
						example: "NY50",
					},
				),
				percent: discount,
				name: field(
					localizedLabel,
					{ en: "For whom", da: "Hvem den gælder" },
					{
						en: "Who or what it is for, in a few words.",
						da: "Hvem eller hvad den gælder for, med få ord.",
					},
				),
				covers: field(
					localizedText,
					{ en: "Conditions", da: "Vilkår" },
					{
						en: "What the discount covers, and its conditions.",
						da: "Hvad rabatten gælder for, og på hvilke vilkår.",
					},
				),
				prices: field(
					z.array(reference(priceName)).min(1),
					{ en: "Prices", da: "Priser" },
					{
						en: "The prices it reduces.",
						da: "De priser, den gælder for.",
					},
				),
				uses: field(
					timeCount.optional(),
					{ en: "Uses per guest", da: "Antal gange" },
					{
						help: {
							en: "Times each guest can use it. Empty if there is no limit.",
							da: "Antal gange, hver gæst kan bruge den. Tomt, hvis der ingen grænse er.",
						},
						inFile: {
							en: "Leave it out if there is no limit. In texts: {{uses.NAME}}.",
							da: "Udelad feltet, hvis der ikke er nogen grænse. I tekster: {{uses.NAVN}}.",
						},
					},
				),
				...period,
			}),
		),
		{ en: "Discount codes", da: "Rabatkoder" },
		{
			itemLabel: "code",
			inFile: {
				en: "In texts: {{code.NAME}} and {{percent.NAME}}; with from and until also {{date.NAME.from}} and {{date.NAME.until}}.",
				da: "I tekster: {{code.NAVN}} og {{percent.NAVN}}; har de from og until, også {{date.NAVN.from}} og {{date.NAVN.until}}.",
			},
		},
	),
	newCustomerCode: field(
		reference(codeName),
		{ en: "Code for new guests", da: "Kode til nye gæster" },
		{
			en: "Tables show its price beside the ordinary one. Only the page after signing up shows the code itself.",
			da: "Tabellerne viser dens pris ved siden af den almindelige. Selve koden står kun på siden efter tilmeldingen.",
		},
	),
	offers: field(
		z.record(
			id,
			z.strictObject({
				percent: discount,
				...fixedPeriod,
				articles: field(
					z.array(reference(articleName)).default([]),
					{ en: "Articles about it", da: "Artikler om det" },
					{
						en: "Once the offer has ended, these articles say so above themselves.",
						da: "Når tilbuddet er slut, står det over disse artikler.",
					},
				),
			}),
		),
		{ en: "Limited-time offers", da: "Tidsbegrænsede tilbud" },
		{
			inFile: {
				en: "In texts: {{percent.NAME}}, {{date.NAME.from}} and {{date.NAME.until}}.",
				da: "I tekster: {{percent.NAVN}}, {{date.NAVN.from}} og {{date.NAVN.until}}.",
			},
		},
	),
	punchCards: field(
		z.strictObject({
			tiers: field(
				z
					.array(
						z.strictObject({
							visits: field(
								visitCount,
								{ en: "Visits", da: "Klip" },
								{
									en: "The number of visits on the card.",
									da: "Antal klip på kortet.",
								},
							),
							percent: discount,
						}),
					)
					.min(1),
				{ en: "Card sizes", da: "Kortstørrelser" },
				{
					en: "The sizes of punch card. Their prices are computed.",
					da: "Klippekortenes størrelser. Prisen regnes ud.",
				},
			),
			prices: field(
				z.array(reference(priceName)).min(1),
				{ en: "Can be used for", da: "Kan bruges til" },
				{
					en: "What punch cards can be used for.",
					da: "Det, klippekort kan bruges til.",
				},
			),
			years: field(
				yearCount,
				{ en: "Validity", da: "Gyldighed" },
				{
					en: "The number of years a card is valid.",
					da: "Antal år, et kort gælder.",
				},
			),
			manyVisits: field(
				visitCount,
				{ en: "Limit for longer validity", da: "Grænse for længere gyldighed" },
				{
					en: "A card with more visits than this is valid longer.",
					da: "Et kort med flere klip end dette gælder længere.",
				},
			),
			manyYears: field(
				yearCount,
				{ en: "Longer validity", da: "Længere gyldighed" },
				{
					en: "The number of years such a card is valid.",
					da: "Antal år, sådan et kort gælder.",
				},
			),
		}),
		{ en: "Punch cards", da: "Klippekort" },
	),
	multiSession: field(
		percent,
		{ en: "Largest discount", da: "Største rabat" },
		{
			en: "The largest saving on several sessions (“up to”), in per cent.",
			da: "Den største rabat ved flere sessioner (»op til«), i procent.",
		},
	),
	sharedNight: field(
		z.strictObject({
			percent: field(
				percent,
				{ en: "Discount", da: "Rabat" },
				{
					en: "The discount on the gift card in per cent.",
					da: "Gavekortets rabat i procent.",
				},
			),
			guestsFrom: field(
				guestCount,
				{ en: "Fewest guests", da: "Mindst antal gæster" },
				{
					en: "The smallest number of guests who must share the night.",
					da: "Hvor mange der mindst skal være om overnatningen.",
				},
			),
			guestsTo: field(
				guestCount,
				{ en: "Most guests", da: "Højst antal gæster" },
				{
					en: "The largest number of guests who may share the night.",
					da: "Hvor mange der højst må være om overnatningen.",
				},
			),
		}),
		{ en: "Gift card", da: "Gavekort" },
		{
			help: {
				en: "Gift card for the next night. Guests get it when several share a night.",
				da: "Gavekort til den næste overnatning. Det får man, når man er flere om en overnatning.",
			},
			inFile: {
				en: "Guests get it when several share a night. In texts: {{percent.shared-night}} and {{guests.shared-night}}.",
				da: "Det får man, når man er flere om en overnatning. I tekster: {{percent.shared-night}} og {{guests.shared-night}}.",
			},
		},
	),
});

/** Discounts: content/facts/discounts.yaml. */
export const discounts = defineCollection({
	name: "discounts",
	files: "facts/discounts.yaml",
	schema: field(schema, { en: "Discounts", da: "Rabatter" }),
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

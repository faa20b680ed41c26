import * as z from "zod";
import {
	checked,
	count,
	defineCollection,
	defineTarget,
	type Fact,
	fixedPeriod,
	help,
	id,
	type Period,
	percent,
	period,
	reference,
	written,
} from "../../generator/define.ts";
import { localizedLabel, localizedText } from "../languages.ts";
import { cardPrice, discounted } from "./figures.ts";
import {
	formatDate,
	formatDuration,
	formatList,
	formatMoney,
	formatMonth,
	formatNumber,
	formatNumberChoice,
	formatPercent,
	formatPeriod,
	formatRepetition,
} from "./formats.ts";
import { priceName, prices } from "./prices.ts";

/** The names of discount codes. */
export const codeName = defineTarget({
	name: "code",
	wanted: {
		en: "the name of a discount code in content/facts/discounts.yaml, as new-customer",
		da: "navnet på en rabatkode i content/facts/discounts.yaml, f.eks. new-customer",
	},
	called: { en: "discount code", da: "ingen rabatkode" },
	whereToFind: {
		en: "Discount codes are in content/facts/discounts.yaml.",
		da: "Rabatkoderne står i content/facts/discounts.yaml.",
	},
	path: ["codes"],
	words: (code) => [Object(code).code, Object(code).name],
});

const schema = z.strictObject({
	checked,
	codes: z
		.record(
			id,
			z.strictObject({
				code: written(/^[A-ZÆØÅ]+\d+$/, {
					en: "capital letters and then digits, as NY50",
					da: "store bogstaver og derefter cifre, f.eks. NY50",
				}).meta(
					help({
						en: "What guests type when they book.",
						da: "Det, gæsterne skriver, når de booker, f.eks. NY50.",
					}),
				),
				percent: percent.meta(
					help({
						en: "How much is taken off.",
						da: "Rabatten i procent, f.eks. 50.",
					}),
				),
				name: localizedLabel.meta(
					help({
						en: "Whom or what it is for, in a few words.",
						da: "Hvem eller hvad den er til, med få ord.",
					}),
				),
				covers: localizedText.meta(
					help({
						en: "What the discount covers, and its conditions.",
						da: "Hvad rabatten gælder, og på hvilke vilkår.",
					}),
				),
				prices: z
					.array(reference(priceName))
					.min(1)
					.meta(
						help({
							en: "The prices it is taken off, by their names in facts/prices.yaml.",
							da: "De priser, rabatten trækkes fra, efter deres navne i facts/prices.yaml, f.eks. [session-1h].",
						}),
					),
				uses: count.optional().meta(
					help({
						en: "How many times each guest can use it. Leave it out where there is no limit. Cited as {{uses.NAME}}.",
						da: "Hvor mange gange hver gæst kan bruge den, f.eks. 1. Udelad feltet, hvis der ingen grænse er. Skrives i tekster som {{uses.NAVN}}.",
					}),
				),
				...period,
			}),
		)
		.meta(
			help({
				en: "Discount codes. Cited as {{code.NAME}} and {{percent.NAME}}; with from and until as {{date.NAME.from}} and {{date.NAME.until}} too.",
				da: "Rabatkoder. De hentes med {{code.NAVN}} og {{percent.NAVN}}; har de from og until, også med {{date.NAVN.from}} og {{date.NAVN.until}}.",
			}),
		),
	newCustomerCode: reference(codeName).meta(
		help({
			en: "The code for new guests: tables show its price beside the ordinary one.",
			da: "Rabatkoden til nye gæster: tabellerne viser dens pris ved siden af den almindelige.",
		}),
	),
	offers: z
		.record(
			id,
			z.strictObject({
				percent: percent.meta(
					help({
						en: "How much was taken off.",
						da: "Rabatten i procent, f.eks. 50.",
					}),
				),
				...fixedPeriod,
			}),
		)
		.meta(
			help({
				en: "Offers for a time. Cited as {{percent.NAME}}, {{date.NAME.from}} and {{date.NAME.until}}.",
				da: "Tidsbegrænsede tilbud. De hentes med {{percent.NAVN}}, {{date.NAVN.from}} og {{date.NAVN.until}}.",
			}),
		),
	punchCards: z
		.strictObject({
			tiers: z
				.array(
					z.strictObject({
						visits: count.meta(
							help({
								en: "How many visits the card holds.",
								da: "Antal klip på kortet, f.eks. 5.",
							}),
						),
						percent: percent.meta(
							help({
								en: "How much is taken off.",
								da: "Rabatten i procent, f.eks. 50.",
							}),
						),
					}),
				)
				.min(1)
				.meta(
					help({
						en: "Sizes of punch card; the card's price is computed.",
						da: "Klippekortenes størrelser; kortets pris regnes ud.",
					}),
				),
			prices: z
				.array(reference(priceName))
				.min(1)
				.meta(
					help({
						en: "What there are cards for, by their names in facts/prices.yaml.",
						da: "Det, der er klippekort til, efter navnene i facts/prices.yaml.",
					}),
				),
			years: count.meta(
				help({
					en: "How many years a card is valid.",
					da: "Antal år, et kort gælder, f.eks. 1.",
				}),
			),
			manyVisits: count.meta(
				help({
					en: "With more visits than this a card is valid longer.",
					da: "Et kort med flere klip end dette gælder længere, f.eks. 25.",
				}),
			),
			manyYears: count.meta(
				help({
					en: "How many years a card with that many visits is valid.",
					da: "Antal år, et kort med så mange klip gælder, f.eks. 2.",
				}),
			),
		})
		.meta(help({ en: "Punch cards.", da: "Klippekort." })),
	multiSession: percent.meta(
		help({
			en: "The most one saves by booking several sessions (“up to”).",
			da: "Det meste, man sparer ved at booke flere sessioner (»op til«), i procent, f.eks. 25.",
		}),
	),
	sharedNight: z
		.strictObject({
			percent: percent.meta(
				help({
					en: "How much the gift card takes off, in percent.",
					da: "Gavekortets rabat i procent, f.eks. 25.",
				}),
			),
			guestsFrom: count.meta(
				help({
					en: "How many guests earn it, at least.",
					da: "Hvor mange gæster der mindst skal være om overnatningen, f.eks. 2.",
				}),
			),
			guestsTo: count.meta(
				help({
					en: "How many guests earn it, at most.",
					da: "Hvor mange gæster der højst må være om overnatningen, f.eks. 3.",
				}),
			),
		})
		.meta(
			help({
				en: "The gift card for the next night that guests on one overnight earn. Cited as {{percent.shared-night}} and {{guests.shared-night}}.",
				da: "Gavekortet til den næste overnatning, som gæster på samme overnatning får. Skrives i tekster som {{percent.shared-night}} og {{guests.shared-night}}.",
			}),
		),
});

/** Discounts: content/facts/discounts.yaml. */
export const discounts = defineCollection({
	name: "discounts",
	files: "facts/discounts.yaml",
	schema,
	isMeasured: true,
	gives: codeName,
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
		aliases: { punchCards: "card" },
		named: (name) => [
			["codes", name],
			["offers", name],
		],
		targetOf: ([family = "", , ...more]) =>
			ofCodes.includes(family) || (family === "price" && more.length > 0)
				? codeName.name
				: undefined,
		giverOf: ([family = "", name = ""], discounts) => {
			if (family !== "price" && !ofCodes.includes(family)) return undefined;
			if (name === "card") return ["punchCards"];
			const group = (["codes", "offers"] as const).find((each) =>
				Object.hasOwn(discounts[each], name),
			);
			return group && [group, name];
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

/** The families of facts with one fact for each discount. */
const ofCodes = ["code", "percent", "date", "period", "month"];

function discountFacts(
	discounts: z.output<typeof schema>,
	prices: Readonly<Record<string, number>>,
	locale: string,
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
	locale: string,
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

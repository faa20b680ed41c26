import { capitalize } from "kilde/format";
import { cheapest, type Offer } from "../cheapest.ts";
import { limits } from "../limits.ts";
import { cardPrice, discounted } from "../model/computed.ts";
import { formatsOf } from "../model/formats.ts";
import type { LocaleContent } from "../model/locale-content.ts";

/**
 * Returns the table of the lowest prices for one visit, for two, and for as many as each punch card holds: a row for each
 * kind, a column for each number of visits. Amounts have no currency: `unit` has it.
 */
export function visitTable(content: LocaleContent) {
	const { strings, discounts, locale } = content;
	const { tiers } = discounts.punchCards;
	const columns = [...new Set([1, 2, ...tiers.map(({ visits }) => visits)])];
	const format = formatsOf(locale);
	const { before, after } = format.moneyStyle;
	return {
		caption: strings.visitsCaption,
		visits: strings.visitsColumns,
		unit: `${before}${after}`.trim(),
		columns,
		rows: kinds(content).map((kind) => ({
			name: kind.name,
			prices: columns.map((visits) => {
				const { sum } = cheapest(kind, visits, "known");
				const saved = 100 - (sum * 100) / (kind.price * visits);
				return {
					visits,
					sum: format.amount(sum),
					each: saved > 0 ? format.amount(sum / visits) : undefined,
					saving:
						saved > 0 ? `−${format.percent(Math.round(saved))}` : undefined,
				};
			}),
		})),
		each: strings.perVisit,
	};
}

/** Returns the props of the price finder under a heading. */
export function priceFinder(content: LocaleContent, heading: string) {
	const { strings, sessions, rules } = content;
	const recommended = Object.entries(sessions).find(
		([, session]) => session.recommended,
	);
	const all = kinds(content);
	return {
		kinds: all,
		kind: recommended?.[0] ?? all[0]?.id ?? "",
		visits: rules.recommendedTo,
		most: limits.priceFinder.visits,
		money: formatsOf(content.locale).moneyStyle,
		texts: {
			heading,
			visits: strings.finderVisits,
			kind: strings.finderKind,
			newGuest: strings.finderNew,
			first: strings.finderFirst,
			card: strings.finderCard,
			single: strings.finderSingle,
			sum: strings.finderSum,
			left: strings.finderLeft,
			each: strings.perVisit,
		},
	};
}

function kinds(content: LocaleContent) {
	return Object.entries(content.sessions).map(([id, { name, price }]) => ({
		id,
		name: capitalize(name),
		...offerOf(content, price),
	}));
}

/** Returns what visits at a price cost, by name: the price itself, a new guest's, and those of the punch cards. */
function offerOf(
	{ prices, codes, discounts, currentCodes }: LocaleContent,
	name: string,
): Offer {
	const price = prices[name] ?? 0;
	const { newCustomerCode, punchCards } = discounts;
	const code = codes[newCustomerCode];
	const isCurrent = currentCodes.includes(newCustomerCode);
	return {
		price,
		first:
			isCurrent && code?.prices.includes(name)
				? discounted(price, code.percent)
				: undefined,
		cards: punchCards.prices.includes(name)
			? punchCards.tiers.map((tier) => ({
					visits: tier.visits,
					price: cardPrice(price, tier) ?? 0,
				}))
			: [],
	};
}

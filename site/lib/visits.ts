import { capitalize } from "kilde/format";
import { cheapest, type Offer } from "../cheapest.ts";
import { limits } from "../limits.ts";
import { cardPrice, discounted } from "../model/computed.ts";
import { formatsOf } from "../model/formats.ts";
import type { Input } from "./input.ts";
import { findNewGuestCode } from "./prices.ts";

/**
 * Returns the lowest prices for one visit, for two, and for as many as each punch card holds: a row for each kind, a column
 * for each number of visits. Amounts have no currency: `unit` has it.
 */
export function getVisits(input: Input) {
	const { tiers } = input.content.discounts.punchCards;
	const columns = [...new Set([1, 2, ...tiers.map(({ visits }) => visits)])];
	const format = formatsOf(input.locale);
	const { before, after } = format.moneyStyle;
	return {
		unit: `${before}${after}`.trim(),
		columns,
		rows: listKinds(input).map((kind) => ({
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
	};
}

/** Returns the props of the price finder under a heading. */
export function getPriceFinder(input: Input, heading: string) {
	const { content, words, locale } = input;
	const { sessions, rules } = content;
	const recommended = Object.entries(sessions).find(
		([, session]) => session.recommended,
	);
	const kinds = listKinds(input);
	return {
		kinds,
		kind: recommended?.[0] ?? kinds[0]?.id ?? "",
		visits: rules.recommendedTo,
		most: limits.priceFinder.visits,
		money: formatsOf(locale).moneyStyle,
		texts: {
			heading,
			visits: words.finderVisits,
			kind: words.finderKind,
			newGuest: words.finderNew,
			first: words.finderFirst,
			card: words.finderCard,
			single: words.finderSingle,
			sum: words.finderSum,
			left: words.finderLeft,
			each: words.perVisit,
		},
	};
}

function listKinds(input: Input) {
	return Object.entries(input.content.sessions).map(
		([id, { name, price }]) => ({
			id,
			name: capitalize(name),
			...getOffer(price, input),
		}),
	);
}

/** Returns what visits at a price cost, by its name: the price itself, a new guest's, and those of the punch cards. */
function getOffer(name: string, input: Input): Offer {
	const { prices, discounts } = input.content;
	const price = prices[name]?.value ?? 0;
	const { punchCards } = discounts;
	const code = findNewGuestCode(input);
	return {
		price,
		first: code?.prices.includes(name)
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

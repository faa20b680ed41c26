import { capitalize, type SiteContent } from "kilde";
import { cheapest, type Offer } from "../cheapest.ts";
import * as limits from "../limits.ts";
import { type MoneyStyle, moneyText } from "../money.ts";
import { findNewGuestCode } from "./codes.ts";
import type { Input } from "./input.ts";
import { cardPrice, discounted } from "./prices.ts";

/**
 * Returns the lowest prices for one visit, for two, and for as many as each punch card holds: a row for each kind, a column
 * for each number of visits. Amounts have no currency: `unit` has it.
 */
export function getVisits(input: Input) {
	const { tiers } = input.content.discounts.punchCards;
	const columns = [...new Set([1, 2, ...tiers.map(({ visits }) => visits)])];
	const { percent } = input.format;
	const { before, after, ...style } = getMoneyStyle(input);
	const format = (amount: number) =>
		moneyText(amount, { ...style, before: "", after: "" });
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
					sum: format(sum),
					each: saved > 0 ? format(sum / visits) : undefined,
					saving: saved > 0 ? `−${percent(Math.round(saved))}` : undefined,
				};
			}),
		})),
	};
}

/** Returns the props of the price finder under a heading. */
export function getPriceFinder(input: Input, heading: string) {
	const { content, words } = input;
	const { sessions, rules } = content;
	const recommended = Object.values(sessions).find(
		(session) => session.recommended,
	);
	const kinds = listKinds(input);
	return {
		kinds,
		kind: recommended?.key ?? kinds[0]?.id ?? "",
		visits: rules.recommendedTo,
		most: limits.priceFinder.visits,
		money: getMoneyStyle(input),
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

/** Returns the signs around and within an amount of money in a language. */
export function getMoneyStyle({ format }: Pick<Input, "format">): MoneyStyle {
	const [, before = "", group = "", decimal = "", after = ""] =
		/^(\D*)1(\D*)234\D*567(\D)50(\D*)$/.exec(format.money(1234567.5)) ?? [];
	return { before, group, decimal, after };
}

function listKinds(input: Input) {
	return Object.values(input.content.sessions).map(({ key, name, price }) => ({
		id: key,
		name: capitalize(name),
		...getOffer(price, input),
	}));
}

/** Returns what visits at a price cost: the price itself, a new guest's, and those of the punch cards. */
function getOffer(
	{ key, value: price }: SiteContent["sessions"][string]["price"],
	input: Input,
): Offer {
	const { punchCards } = input.content.discounts;
	const code = findNewGuestCode(input);
	const isIn = (prices: readonly { readonly key: string }[]) =>
		prices.some((each) => each.key === key);
	return {
		price,
		first:
			code && isIn(code.prices)
				? discounted(price, code.percent.value)
				: undefined,
		cards: isIn(punchCards.prices)
			? punchCards.tiers.map((tier) => ({
					visits: tier.visits,
					price: cardPrice(price, tier),
				}))
			: [],
	};
}

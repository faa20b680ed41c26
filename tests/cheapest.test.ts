import { expect, test } from "vitest";
import { type Bill, cheapest, type Offer } from "../site/cheapest.ts";
import { getMoneyStyle } from "../site/lib/visits.ts";
import { moneyText } from "../site/money.ts";
import { createFormatters } from "./support/engine.ts";

// Finds the cheapest way to pay for several visits.

/** Creates an offer with cards for these numbers of visits at these prices. */
function createOffer(
	price: number,
	first: number | undefined,
	...cards: readonly (readonly [visits: number, price: number])[]
): Offer {
	return {
		...{ price, ...(first && { first }) },
		cards: cards.map(([visits, price]) => ({ visits, price })),
	};
}

const usual = createOffer(650, 325, [5, 2925], [10, 5525]);

/** Returns the lowest total of all combinations that cover at least this many visits. */
function bruteForce(offer: Offer, visits: number): number {
	const [card, ...others] = offer.cards;
	if (!card) return visits * offer.price;
	const rest = { ...offer, cards: others };
	const most = Math.ceil(visits / card.visits);
	const sums = Array.from(
		{ length: most + 1 },
		(_, count) =>
			count * card.price +
			bruteForce(rest, Math.max(0, visits - count * card.visits)),
	);
	return Math.min(...sums);
}

const countVisits = ({ lines }: Bill) =>
	lines.reduce((sum, { card, count }) => sum + count * (Number(card) || 1), 0);

test.each([
	["two cards, and half price for new guests", usual],
	["no card", createOffer(550, undefined)],
	["cards of odd sizes", createOffer(100, 95, [3, 280], [7, 590], [8, 655])],
	["a card that costs more than visits", createOffer(100, undefined, [5, 600])],
	["a card for less than one visit", createOffer(100, 50, [4, 90])],
])("finds the cheapest combination for 1 to 25 visits with %s", (_, offer) => {
	for (let visits = 1; visits <= 25; visits++) {
		const known = bruteForce(offer, visits);
		const withFirst =
			(offer.first ?? offer.price) + bruteForce(offer, visits - 1);
		for (const [guest, expected] of [
			["known", known],
			["new", Math.min(known, withFirst)],
		] as const) {
			const bill = cheapest(offer, visits, guest);
			const sum = bill.lines.reduce(
				(all, { count, price }) => all + count * price,
				0,
			);
			expect([bill.sum, sum]).toEqual([expected, expected]);
			expect(countVisits(bill)).toBe(visits + bill.left);
		}
	}
});

test.each([
	["a new guest's visit", 1, "new", "1 first", 325, 0],
	["a card and a single visit", 6, "known", "1 card of 5, 1 visit", 3575, 0],
	["half price for one visit", 6, "new", "1 first, 1 card of 5", 3250, 0],
	["a visit left over, of equal totals", 9, "known", "1 card of 10", 5525, 1],
	["no card, of equal totals", 5, "new", "1 first, 4 visit", 2925, 0],
] as const)("prefers %s", (_, visits, guest, lines, sum, left) => {
	const bill = cheapest(usual, visits, guest);
	const listed = bill.lines.map(({ card, count }) =>
		typeof card === "number" && card > 0
			? `${count} card of ${card}`
			: `${count} ${card || "visit"}`,
	);
	expect([listed.join(", "), bill.sum, bill.left]).toEqual([lines, sum, left]);
});

test.each(["da-DK", "en-GB"])(
	"money is formatted in the browser as in the tables of %s",
	(tag) => {
		const format = createFormatters(tag, "DKK");
		const style = getMoneyStyle({ format });
		for (const amount of [0, 7, 552.5, 1755.25, 16_575, 100_000, 1_234_567.5]) {
			expect.soft(moneyText(amount, style)).toBe(format.money(amount));
			expect
				.soft(format.money(amount))
				.toContain(moneyText(amount, { ...style, before: "", after: "" }));
		}
	},
);

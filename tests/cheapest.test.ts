import { expect, test } from "vitest";
import { createFormatters } from "../generator/languages/format.ts";
import { type Bill, cheapest, type Offer } from "../site/cheapest.ts";
import { getMoneyStyle } from "../site/lib/visits.ts";
import { moneyText } from "../site/money.ts";

// Finds the cheapest way to pay for several visits.

const usual: Offer = {
	price: 650,
	first: 325,
	cards: [
		{ visits: 5, price: 2925 },
		{ visits: 10, price: 5525 },
	],
};

const offers: readonly (readonly [string, Offer])[] = [
	["two cards, and half price for new guests", usual],
	["no card", { price: 550, cards: [] }],
	[
		"three cards of odd sizes",
		{
			price: 100,
			first: 95,
			cards: [
				{ visits: 3, price: 280 },
				{ visits: 7, price: 590 },
				{ visits: 8, price: 655 },
			],
		},
	],
	[
		"a card that costs more than single visits",
		{ price: 100, cards: [{ visits: 5, price: 600 }] },
	],
	[
		"a card for less than one visit",
		{ price: 100, first: 50, cards: [{ visits: 4, price: 90 }] },
	],
];

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

test.each(offers)(
	"finds the cheapest combination for 1 to 25 visits with %s",
	(_, offer) => {
		for (let visits = 1; visits <= 25; visits++) {
			const known = bruteForce(offer, visits);
			const withFirst =
				(offer.first ?? offer.price) + bruteForce(offer, visits - 1);
			expect(cheapest(offer, visits, "known").sum).toBe(known);
			expect(cheapest(offer, visits, "new").sum).toBe(
				Math.min(known, withFirst),
			);
			for (const guest of ["known", "new"] as const) {
				const bill = cheapest(offer, visits, guest);
				const sum = bill.lines.reduce(
					(all, { count, price }) => all + count * price,
					0,
				);
				expect(sum).toBe(bill.sum);
				expect(countVisits(bill)).toBe(visits + bill.left);
			}
		}
	},
);

test.each([
	["a new guest's visit", 1, "new", [["first", 1]], 325, 0],
	[
		"a card and a single visit",
		6,
		"known",
		[
			[5, 1],
			[0, 1],
		],
		3575,
		0,
	],
	[
		"charges a new guest half price for one visit and a card for five",
		6,
		"new",
		[
			["first", 1],
			[5, 1],
		],
		3250,
		0,
	],
	[
		"prefers, of equal totals, the one with a visit left over",
		9,
		"known",
		[[10, 1]],
		5525,
		1,
	],
	[
		"prefers, of equal totals, the one without a card",
		5,
		"new",
		[
			["first", 1],
			[0, 4],
		],
		2925,
		0,
	],
] as const)("%s", (_, visits, guest, lines, sum, left) => {
	const bill = cheapest(usual, visits, guest);
	expect(bill.lines.map(({ card, count }) => [card, count])).toEqual(lines);
	expect([bill.sum, bill.left]).toEqual([sum, left]);
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

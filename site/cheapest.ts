// The cheapest way to pay for several visits. The plan and the price finder in the browser share this module, so it imports nothing.

/** The price of one visit to a session or stay, and the ways to pay less; amounts are in whole kroner. */
export type Offer = {
	readonly price: number;
	/** The price of a new guest's first visit, if the kind has one. */
	readonly first?: number | undefined;
	/** The punch cards of the kind: the visits that one holds, and its price. */
	readonly cards: readonly {
		readonly visits: number;
		readonly price: number;
	}[];
};

/** A line of the bill: so many single visits (`card` is 0) or punch cards of `card` visits, or a new guest's first visit. */
export type BillLine = {
	readonly card: number | "first";
	readonly count: number;
	readonly price: number;
};

/** The purchase for a number of visits, and its cost (DKK); `left` is the number of visits that remain on a card. */
export type Bill = {
	readonly lines: readonly BillLine[];
	readonly sum: number;
	readonly left: number;
};

/**
 * Returns the cheapest way to pay for `visits`. A new guest's price counts for one visit, which no card pays for as well. Of
 * two ways with the same sum the one that leaves more visits is taken, and then the one with fewer cards.
 */
export function cheapest(
	offer: Offer,
	visits: number,
	guest: "new" | "known",
): Bill {
	const usual = bill(offer, visits, []);
	if (guest === "known" || offer.first === undefined) return usual;
	const first = { card: "first", count: 1, price: offer.first } as const;
	const discounted = bill(offer, visits - 1, [first]);
	return isBetter(usual, discounted) ? usual : discounted;
}

function bill(offer: Offer, visits: number, before: BillLine[]): Bill {
	const choices: Choice[] = [
		{ card: 0, visits: 1, price: offer.price },
		...offer.cards.map((card) => ({ card: card.visits, ...card })),
	];
	const best: Bill[] = [{ lines: [], sum: 0, left: 0 }];
	for (let wanted = 1; wanted <= visits; wanted++) {
		const ways = choices.map((choice): Bill => {
			const rest = best[Math.max(0, wanted - choice.visits)] as Bill;
			return {
				lines: withOne(rest.lines, choice),
				sum: rest.sum + choice.price,
				left: rest.left + Math.max(0, choice.visits - wanted),
			};
		});
		best.push(ways.reduce((a, b) => (isBetter(b, a) ? b : a)));
	}
	const { lines, sum, left } = best[Math.max(0, visits)] as Bill;
	const biggestFirst = [...lines].sort(
		(a, b) => Number(b.card) - Number(a.card),
	);
	return {
		lines: [...before, ...biggestFirst],
		sum: before.reduce((total, { price }) => total + price, sum),
		left,
	};
}

type Choice = Offer["cards"][number] & { readonly card: number };

function withOne(
	lines: readonly BillLine[],
	{ card, price }: Choice,
): BillLine[] {
	const same = lines.find((line) => line.card === card);
	const line = { card, count: (same?.count ?? 0) + 1, price };
	return [...lines.filter((each) => each !== same), line];
}

function isBetter(a: Bill, b: Bill): boolean {
	return (a.sum - b.sum || b.left - a.left || cardsIn(a) - cardsIn(b)) < 0;
}

function cardsIn({ lines }: Bill): number {
	return lines.reduce(
		(sum, { card, count }) => sum + (Number(card) > 0 ? count : 0),
		0,
	);
}

/** Returns a price less a discount in per cent, in whole kroner, halves rounded up. */
export function discounted(price: number, percent: number): number {
	return Math.round((price * (100 - percent)) / 100);
}

/** Returns the price of a punch card, in whole kroner: that of its visits less its discount. */
export function cardPrice(
	price: number,
	{
		visits,
		percent,
	}: {
		readonly visits: number;
		readonly percent: { readonly value: number };
	},
): number {
	return discounted(price * visits, percent.value);
}

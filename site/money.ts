/** The signs around and within an amount of money. */
export type MoneyStyle = Readonly<
	Record<"before" | "group" | "decimal" | "after", string>
>;

/** Writes an amount as the plan writes money: in whole kroner, or with two decimals. */
export function moneyText(
	amount: number,
	{ before, group, decimal, after }: MoneyStyle,
): string {
	const [whole = "", part] = Number.isInteger(amount)
		? [String(amount)]
		: amount.toFixed(2).split(".");
	const grouped = whole.replace(/\B(?=(\d{3})+$)/g, group);
	return `${before}${grouped}${part ? decimal + part : ""}${after}`;
}

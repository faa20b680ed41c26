import { noBreakSpace } from "kilde/format";

// Values that are computed from the facts.

/** Returns a price less a discount in per cent, in whole kroner, halves rounded up; undefined for an unknown price. */
export function discounted(
	price: number | undefined,
	percent: number,
): number | undefined {
	return price === undefined
		? undefined
		: Math.round((price * (100 - percent)) / 100);
}

/** Returns the price of a punch card, in whole kroner: that of its visits less its discount. */
export function cardPrice(
	price: number | undefined,
	{ visits, percent }: { readonly visits: number; readonly percent: number },
): number | undefined {
	return price === undefined ? undefined : discounted(price * visits, percent);
}

/** Returns the lowest and the highest price of a session or a stay over night, without events. */
export function sessionPriceRange(
	sessions: Readonly<
		Record<
			string,
			{
				readonly kind: string;
				readonly price: string | { readonly name: string };
			}
		>
	>,
	prices: Readonly<Record<string, number>>,
): { lowest: number; highest: number } | undefined {
	const found = Object.values(sessions)
		.filter(({ kind }) => kind !== "event")
		.flatMap(
			({ price }) =>
				prices[typeof price === "string" ? price : price.name] ?? [],
		);
	return found.length === 0
		? undefined
		: { lowest: Math.min(...found), highest: Math.max(...found) };
}

/** Returns the number of days of the week with start times. */
export function daysOpen(
	week: Readonly<Record<string, { readonly starts: readonly string[] }>>,
): number {
	return Object.values(week).filter(({ starts }) => starts.length > 0).length;
}

/** Returns when what starts at a time of day ends: "10:00" and 120 minutes → "12:00"; midnight is 23:59. */
export function endOf(start: string, minutes: number): string {
	const [hours = 0, past = 0] = start.split(":").map(Number);
	const end = hours * 60 + past + minutes;
	const inDay = end === 24 * 60 ? end - 1 : end % (24 * 60);
	return [Math.floor(inDay / 60), inDay % 60]
		.map((part) => String(part).padStart(2, "0"))
		.join(":");
}

/** Returns the addresses of links to a phone, to its text messages, and to an e-mail address. */
export function contactAddresses({
	phone,
	email,
}: Readonly<Record<"phone" | "email", string>>) {
	const digits = phone.replaceAll(" ", "");
	return {
		phone: `tel:${digits}`,
		sms: `sms:${digits}`,
		email: `mailto:${email}`,
	};
}

type Address = Readonly<Record<"street" | "postcode" | "town", string>>;

/** Returns postcode and town with a no-break space: 4560 Vig. */
export function townLine({ postcode, town }: Address): string {
	return `${postcode}${noBreakSpace}${town}`;
}

/** Returns street and town in one line. */
export function addressLine(address: Address): string {
	return `${address.street}, ${townLine(address)}`;
}

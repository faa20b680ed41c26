import { fillPlaceholders } from "kilde";
import { capitalize, isInPeriod } from "kilde/format";
import { discounted } from "../model/computed.ts";
import { formatsOf } from "../model/formats.ts";
import type { Content, Input } from "./input.ts";

type Session = Content["sessions"][string];

/** Returns the prices of what can be booked, with those for new guests. */
export function listPrices(input: Input) {
	const { content, format, locale } = input;
	const { sessions, prices } = content;
	const code = findNewGuestCode(input);
	return Object.values(sessions).map((session) => {
		const price = prices[session.price];
		const less = code?.prices.includes(session.price)
			? discounted(price?.value, code.percent)
			: undefined;
		return {
			name: capitalize(session.name),
			length: saysItsLength(session)
				? undefined
				: formatLength(session, locale),
			price: price?.text,
			newCustomer: less === undefined ? undefined : format.money(less),
			recommended: session.recommended,
		};
	});
}

/** Returns the duration of a session, or the times of a stay over night; undefined if no length is known. */
export function formatLength(
	session: Session,
	locale: string,
): string | undefined {
	if (session.kind === "night")
		return formatsOf(locale).times(session.from, session.until);
	return session.minutes === undefined
		? undefined
		: formatsOf(locale).minutes(session.minutes);
}

/** Whether the name of a session has its hours in it already, as »2-timers session« does. */
function saysItsLength(session: Session): boolean {
	return (
		session.kind === "session" &&
		session.name.includes(`${session.minutes / 60}`)
	);
}

/** Returns the code of new guests, if it is valid on the day of the build. */
export function findNewGuestCode({
	content: { discounts },
	date,
}: Pick<Input, "content" | "date">) {
	const code = discounts.codes[discounts.newCustomerCode];
	return code && isInPeriod(code, date) ? code : undefined;
}

/**
 * Lists the discounts that are valid on the day of the build. Instead of the code that the newsletter gives, the list has a
 * link to the page of the newsletter.
 */
export function listCodes(input: Input) {
	const { content, words, date } = input;
	const { codes, newCustomerCode } = content.discounts;
	const { newsletter } = content.pages;
	return Object.entries(codes)
		.filter(([, code]) => isInPeriod(code, date))
		.map(([id, code]) => {
			const discount = formatDiscount(code, input);
			return newsletter && id === newCustomerCode
				? {
						...discount,
						code: { href: newsletter.href, label: words.newsletterCode },
					}
				: discount;
		});
}

/** Returns a discount with its code, what it covers and its last day, in words. */
export function formatDiscount(
	{ name, code, percent, covers, until }: Content["discounts"]["codes"][string],
	{ words, format }: Pick<Input, "words" | "format">,
) {
	return {
		...{ name, code, covers },
		percent: fillPlaceholders(words.percentOff, {
			percent: format.percent(percent),
		}),
		until:
			until === undefined
				? words.noEnd
				: `${words.validUntil} ${format.date(until)}.`,
	};
}

import type { Locale } from "kilde";
import { capitalize } from "kilde/format";
import { discounted } from "../model/computed.ts";
import { formatsOf } from "../model/formats.ts";
import type { LocalData, LocaleContent } from "../model/locale-content.ts";
import { newsletterPath } from "./pages.ts";

type Session = LocalData<"sessions">[string];

/** Returns the duration of a session, or the times of a stay over night, formatted; undefined if no length is known. */
export function lengthOf(session: Session, locale: Locale): string | undefined {
	if (session.kind === "night")
		return formatsOf(locale).times(session.from, session.until);
	return session.minutes === undefined
		? undefined
		: formatsOf(locale).minutes(session.minutes);
}

/** Returns a formatted price by its name, which `link` has checked to exist. */
export function priceOf(
	{ prices, locale }: LocaleContent,
	name: string,
): string {
	return formatsOf(locale).money(prices[name] ?? 0);
}

/** Returns the table of sessions, with the prices for new guests. */
export function priceTable(content: LocaleContent) {
	const { strings, sessions, prices, codes, discounts, currentCodes, locale } =
		content;
	const code = currentCodes.includes(discounts.newCustomerCode)
		? codes[discounts.newCustomerCode]
		: undefined;
	return {
		caption: strings.priceCaption,
		columns: {
			what: strings.what,
			price: strings.price,
			newCustomer: strings.newCustomer,
		},
		rows: Object.values(sessions).map((session) => {
			const less = code?.prices.includes(session.price)
				? discounted(prices[session.price], code.percent)
				: undefined;
			return {
				name: capitalize(session.name),
				length: saysItsLength(session) ? undefined : lengthOf(session, locale),
				price: priceOf(content, session.price),
				newCustomer:
					less === undefined ? undefined : formatsOf(locale).money(less),
				mark: session.recommended && strings.recommended,
			};
		}),
		note: strings.vat,
	};
}

/**
 * Returns the discounts that are valid on the day of the build. Instead of the code that the newsletter gives, the list has
 * a link to the page of the newsletter.
 */
export function codeList(content: LocaleContent) {
	const newsletter = newsletterPath(content);
	return content.currentCodes.map((id) => {
		const discount = discountCode(content, id);
		return newsletter !== undefined && id === content.discounts.newCustomerCode
			? {
					...discount,
					code: {
						href: newsletter,
						label: content.strings.newsletterCode,
					},
				}
			: discount;
	});
}

/** Returns a discount with its code, what it covers and its last day. Throws if there is no such discount. */
export function discountCode(
	{ codes, strings, locale }: LocaleContent,
	id: string,
) {
	const found = codes[id];
	if (!found) throw new Error(`No discount code ${id}.`);
	const { name, code, percent, covers, until } = found;
	return {
		name,
		code,
		percent: strings.percentOff.replace(
			"{percent}",
			formatsOf(locale).percent(percent),
		),
		covers,
		until:
			until === undefined
				? strings.noEnd
				: `${strings.validUntil} ${formatsOf(locale).date(until)}.`,
	};
}

/** Whether the name of a session has its hours in it already, as »2-timers session« does. */
function saysItsLength(session: LocaleContent["sessions"][string]): boolean {
	return (
		session.kind === "session" &&
		session.name.includes(`${session.minutes / 60}`)
	);
}

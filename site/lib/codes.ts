import { fillPlaceholders, isInPeriod, type SiteContent } from "kilde";
import type { Input } from "./input.ts";

type Code = SiteContent["codes"][string];

/** Returns the code of new guests, if it is valid on the day of the build. */
export function findNewGuestCode({
	content: { discounts },
	date,
}: Pick<Input, "content" | "date">): Code | undefined {
	const code = discounts.newCustomerCode;
	return isValid(code, date) ? code : undefined;
}

function isValid({ from, until }: Code, date: string): boolean {
	return isInPeriod({ from: from?.value, until: until?.value }, date);
}

/**
 * Lists the discounts that are valid on the day of the build. Instead of the code that the newsletter gives, the list has a
 * link to the page of the newsletter.
 */
export function listCodes(input: Input) {
	const { content, words, date } = input;
	const { newsletter } = content.pages;
	return Object.values(content.codes)
		.filter((code) => isValid(code, date))
		.map((code) => {
			const discount = describeDiscount(code, input);
			return newsletter && code.key === content.discounts.newCustomerCode.key
				? {
						...discount,
						code: { href: newsletter.href, label: words.newsletterCode },
					}
				: discount;
		});
}

/** Returns a discount with its code, what it covers and its last day, in words. */
export function describeDiscount(
	{ name, code, percent, covers, until }: Code,
	{ words }: Pick<Input, "words">,
) {
	return {
		...{ name, code, covers },
		percent: fillPlaceholders(words.percentOff, { percent: percent.text }),
		until: until ? `${words.validUntil} ${until.text}.` : words.noEnd,
	};
}

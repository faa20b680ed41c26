import type { ViewInput } from "../shown.ts";
import { discountCode, priceTable } from "../tables.ts";
import { notificationTexts } from "../texts.ts";

/** Returns the props of the page after signing up for the newsletter, with the code. */
export function thankYou({ content, page }: ViewInput<"thank-you">) {
	const { strings } = content;
	const { code, covers, until } = discountCode(content, page.code);
	return {
		...page,
		code: {
			copy: {
				code,
				texts: {
					copy: strings.copy,
					copied: strings.copied,
					refused: strings.copyRefused,
				},
				notifications: notificationTexts(content),
			},
			covers,
			until,
		},
		prices: priceTable(content),
	};
}

import { linkTo } from "../links.ts";
import { discountCode, priceTable } from "../tables.ts";
import { notificationTexts, opening, section } from "../texts.ts";
import type { ViewInput } from "./index.ts";

/** Returns the props of the page after signing up for the newsletter, with the code. */
export function thankYou({ content, data, texts }: ViewInput<"thank-you">) {
	const { code, covers, until } = discountCode(content, data.code);
	return {
		...opening(data),
		code: {
			heading: data.codeHeading,
			copy: {
				code,
				texts: {
					copy: content.strings.copy,
					copied: content.strings.copied,
					refused: content.strings.copyRefused,
				},
				notifications: notificationTexts(content),
			},
			covers,
			until,
		},
		text: section(texts.text),
		book: linkTo(content, data.book),
		home: linkTo(content, data.home),
		prices: { heading: data.pricesHeading, table: priceTable(content) },
	};
}

import { linkTo } from "../links.ts";
import { discountCode, priceTable } from "../tables.ts";
import { notificationTexts, opening, section } from "../texts.ts";
import type { ViewInput } from "./index.ts";

/** Returns the props of the page after signing up for the newsletter, with the code. */
export function thankYou({ site, data, texts }: ViewInput<"thank-you">) {
	const { code, covers, until } = discountCode(site, data.code);
	return {
		...opening(data),
		code: {
			heading: data.codeHeading,
			copy: {
				code,
				texts: {
					copy: site.strings.copy,
					copied: site.strings.copied,
					refused: site.strings.copyRefused,
				},
				notifications: notificationTexts(site),
			},
			covers,
			until,
		},
		text: section(texts.text),
		book: linkTo(site, data.book),
		home: linkTo(site, data.home),
		prices: { heading: data.pricesHeading, table: priceTable(site) },
	};
}

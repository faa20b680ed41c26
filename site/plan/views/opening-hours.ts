import { noticeBoard } from "../booking.ts";
import { invitation, pagePath } from "../links.ts";
import { pagePicture } from "../pictures.ts";
import { codeList, priceTable } from "../tables.ts";
import { foldedSection, opening, section } from "../texts.ts";
import { priceFinder, visitTable } from "../visits.ts";
import { weekTable } from "../week.ts";
import type { ViewInput } from "./index.ts";

/** Returns the props of the page of prices, discounts and hours. */
export function openingHours({
	shared,
	site,
	data,
	texts,
}: ViewInput<"opening-hours">) {
	return {
		...opening(data),
		picture: pagePicture(shared, data),
		contents: site.strings.contents,
		prices: {
			heading: data.pricesHeading,
			table: priceTable(site),
			text: section(texts.prices),
		},
		discounts: {
			heading: data.codesHeading,
			text: section(texts.discounts),
			codes: codeList(site),
		},
		cards: {
			heading: data.cardsHeading,
			table: visitTable(site),
			finder: priceFinder(site, data.finderHeading),
			text: foldedSection(site, { ...texts.cards, title: data.cardsHeading }),
		},
		overnight: section(texts.overnight),
		hours: {
			heading: data.hoursHeading,
			table: weekTable(site),
			text: section(texts.hours),
		},
		rules: { heading: data.rulesHeading, items: site.rules.house },
		invitation: invitation(site, data.invitation),
		noticeBoard: noticeBoard(site, pagePath(site, data.invitation.link.page)),
	};
}

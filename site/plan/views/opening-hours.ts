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
	content,
	data,
	texts,
}: ViewInput<"opening-hours">) {
	return {
		...opening(data),
		picture: pagePicture(shared, data),
		contents: content.strings.contents,
		prices: {
			heading: data.pricesHeading,
			table: priceTable(content),
			text: section(texts.prices),
		},
		discounts: {
			heading: data.codesHeading,
			text: section(texts.discounts),
			codes: codeList(content),
		},
		cards: {
			heading: data.cardsHeading,
			table: visitTable(content),
			finder: priceFinder(content, data.finderHeading),
			text: foldedSection(content, {
				...texts.cards,
				title: data.cardsHeading,
			}),
		},
		overnight: section(texts.overnight),
		hours: {
			heading: data.hoursHeading,
			table: weekTable(content),
			text: section(texts.hours),
		},
		rules: { heading: data.rulesHeading, items: content.rules.house },
		invitation: invitation(content, data.invitation),
		noticeBoard: noticeBoard(
			content,
			pagePath(content, data.invitation.link.page),
		),
	};
}

import { noticeBoard } from "../booking.ts";
import type { ViewInput } from "../shown.ts";
import { codeList, priceTable } from "../tables.ts";
import { priceFinder, visitTable } from "../visits.ts";
import { weekTable } from "../week.ts";

/** Returns the props of the page of prices, discounts and hours. */
export function openingHours({ content, page }: ViewInput<"opening-hours">) {
	return {
		...page,
		contents: content.strings.contents,
		priceTable: priceTable(content),
		codes: codeList(content),
		visitTable: visitTable(content),
		finder: priceFinder(content, page.finderHeading),
		cards: { title: page.cardsHeading, html: page.cards.body.html },
		week: weekTable(content),
		rules: content.rules.house,
		noticeBoard: noticeBoard(content, page.invitation.link.href),
	};
}

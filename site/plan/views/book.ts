import { capitalize } from "../../../generator/define.ts";
import { formatsOf } from "../../model/formats.ts";
import { bookingColumn, bookingWidgets, widgetHosts } from "../booking.ts";
import { linkTo } from "../links.ts";
import { pagePicture } from "../pictures.ts";
import { codeList, priceOf } from "../tables.ts";
import { opening } from "../texts.ts";
import type { ViewInput } from "./index.ts";

/** Returns the props of the page to book on. */
export function book({ shared, content, data }: ViewInput<"book">) {
	const event = Object.values(content.sessions).find(
		({ kind }) => kind === "event",
	);
	return {
		...opening(data),
		events: {
			...linkTo(content, data.events),
			price: event && priceOf(content, event.price),
		},
		hours: linkTo(content, data.hours),
		columns: content.booking.columns.map((column) =>
			bookingColumn(content, column),
		),
		picture: pagePicture(shared, data),
		facilities: capitalize(
			formatsOf(content.locale).list(
				content.room.facilities.map(({ text }) => text),
			),
		),
		widgets: bookingWidgets(content),
		hosts: widgetHosts(content),
		hint: data.hint,
		codes: { heading: content.strings.codes, list: codeList(content) },
		terms: data.terms,
		termsLink: linkTo(content, data.termsLink),
	};
}

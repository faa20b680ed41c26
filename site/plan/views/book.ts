import { bookingColumn, bookingWidgets } from "../booking.ts";
import type { ViewInput } from "../shown.ts";
import { codeList, priceOf } from "../tables.ts";

/** Returns the props of the page to book on. */
export function book({ content, page }: ViewInput<"book">) {
	const event = Object.values(content.sessions).find(
		({ kind }) => kind === "event",
	);
	return {
		...page,
		eventPrice: event && priceOf(content, event.price),
		columns: content.booking.columns.map((column) =>
			bookingColumn(content, column),
		),
		widgets: bookingWidgets(content),
		codes: { heading: content.strings.codes, list: codeList(content) },
	};
}

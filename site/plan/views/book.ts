import { capitalize } from "../../../generator/define.ts";
import { formatsOf } from "../../model/formats.ts";
import { bookingColumn, bookingWidgets, widgetHosts } from "../booking.ts";
import { linkTo } from "../links.ts";
import { pagePicture } from "../pictures.ts";
import { codeList } from "../tables.ts";
import { opening } from "../texts.ts";
import type { ViewInput } from "./index.ts";

/** Returns the props of the page to book on. */
export function book({ shared, site, data }: ViewInput<"book">) {
	return {
		...opening(data),
		events: linkTo(site, data.events),
		hours: linkTo(site, data.hours),
		columns: site.booking.columns.map((column) => bookingColumn(site, column)),
		picture: pagePicture(shared, data),
		facilities: capitalize(
			formatsOf(site.locale).list(site.room.facilities.map(({ text }) => text)),
		),
		widgets: bookingWidgets(site),
		hosts: widgetHosts(site),
		hint: data.hint,
		codes: { heading: site.strings.codes, list: codeList(site) },
		terms: data.terms,
		termsLink: linkTo(site, data.termsLink),
	};
}

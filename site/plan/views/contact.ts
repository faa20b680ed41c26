import { formatsOf } from "../../model/formats.ts";
import { contactDetails, coordinates, waysToAsk } from "../contact.ts";
import { outsideLink } from "../links.ts";
import { pagePicture, picture } from "../pictures.ts";
import { opening, section } from "../texts.ts";
import { hoursTable } from "../week.ts";
import type { ViewInput } from "./index.ts";

/** Returns the props of the page with addresses, directions and the form. */
export function contact({
	shared,
	site,
	page: { data, texts },
}: ViewInput<"contact">) {
	const { strings, business, locale } = site;
	return {
		...opening(data),
		picture: pagePicture(shared, data),
		details: contactDetails(site),
		hours: { heading: strings.hours, table: hoursTable(site) },
		visit: section(texts.visit),
		way: {
			map: picture(shared, data.way.map),
			note: data.way.note,
			place: { label: strings.coordinates, text: coordinates(site) },
			link: outsideLink(site, strings.map, business.links.maps),
			stops: data.way.stops,
			journeys: data.way.journeys.map(({ name, minutes, text }) => ({
				name,
				time: `${strings.about} ${formatsOf(locale).minutes(minutes)}`,
				text,
			})),
		},
		form: {
			...data.form,
			contact: waysToAsk(site),
			name: strings.fullName,
			email: strings.yourEmail,
			message: strings.message,
			required: strings.required,
			submit: strings.send,
		},
	};
}

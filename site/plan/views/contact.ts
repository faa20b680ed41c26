import { resolveFillingPicture } from "kilde/plan";
import { addressLine } from "../../model/computed.ts";
import { formatsOf } from "../../model/formats.ts";
import { contactLinks, waysToAsk } from "../contact.ts";
import { outsideLink } from "../links.ts";
import type { ViewInput } from "../shown.ts";
import { hoursTable } from "../week.ts";

/** Returns the props of the page with addresses, directions and the form. */
export function contact({ shared, content, page }: ViewInput<"contact">) {
	const { strings, business, locale } = content;
	const { address, geo } = business;
	const { phone, email } = contactLinks(content);
	return {
		...page,
		picture: page.picture && resolveFillingPicture(shared, page.picture),
		details: [
			{ ...email, label: strings.email, text: email.label },
			{ ...phone, label: strings.phone, text: phone.label },
			{
				icon: "pin" as const,
				label: strings.address,
				text: addressLine(address),
				href: undefined,
			},
			{
				icon: "field" as const,
				label: strings.region,
				text: `${address.region}, ${address.country}`,
				href: undefined,
			},
		],
		hours: { heading: strings.hours, table: hoursTable(content) },
		way: {
			...page.way,
			place: {
				label: strings.coordinates,
				// As maps accept them: degrees north, degrees east.
				text: `${geo.latitude}, ${geo.longitude}`,
			},
			link: outsideLink(content, strings.map, business.links.maps),
			journeys: page.way.journeys.map(({ minutes, ...journey }) => ({
				...journey,
				time: `${strings.about} ${formatsOf(locale).minutes(minutes)}`,
			})),
		},
		form: {
			...page.form,
			contact: waysToAsk(content),
			name: strings.fullName,
			email: strings.yourEmail,
			message: strings.message,
			required: strings.required,
			submit: strings.send,
		},
	};
}

import { absoluteUrl, capitalize } from "../../generator/define.ts";
import { townLine } from "../model/figures.ts";
import { formatPhone } from "../model/formats.ts";
import type { Frame } from "../model/site.ts";
import { contactLinks, waysToAsk } from "./contact.ts";
import { outsideLink } from "./links.ts";
import { lengthOf, priceOf } from "./tables.ts";
import { prose } from "./texts.ts";

type WrittenColumn = Frame["booking"]["columns"][number];

/** Returns a session or stay of the booking page: its widget, and the other ways to book it. Throws if there is no such session. */
export function bookingColumn(
	site: Frame,
	{ session: id, text, widget, message, points }: WrittenColumn,
) {
	const session = site.sessions[id];
	if (!session) throw new Error(`No session ${id}.`);
	return {
		id,
		heading: capitalize(session.name),
		isNight: session.kind === "night",
		points,
		facts: [
			priceOf(site, session.price),
			lengthOf(session, site.locale),
		].filter((fact) => fact !== undefined),
		text: prose(text),
		widget: widget && bookingWidget(site, session.name, widget.experience),
		contact: waysToBook(site, message),
	};
}

/**
 * Returns the element that the provider's script fills, the provider's own page in case it doesn't, and the button that
 * loads it, if it doesn't load with the page.
 */
function bookingWidget(site: Frame, name: string, experience: string) {
	const { strings } = site;
	const { provider } = site.booking;
	const address = provider.page
		.replace("LANGUAGE", site.locale)
		.replace("EXPERIENCE", experience);
	return {
		className: provider.className,
		attributes: {
			"data-company-id": provider.company,
			"data-storefront-id": provider.storefront,
			"data-experience-id": experience,
			"data-language": site.locale,
		},
		link: outsideLink(site, strings.bookAt.replace("NAME", name), address),
		instead: strings.widgetInstead,
		ask:
			provider.load === "click"
				? {
						button: strings.widgetShow,
						notice: strings.widgetNotice.replace("PROVIDER", provider.name),
					}
				: undefined,
	};
}

/** Returns the script of the booking page's widgets and its messages; undefined if there are no widgets. */
export function bookingWidgets({
	booking: { provider, columns },
	strings,
}: Frame) {
	if (!columns.some(({ widget }) => widget)) return undefined;
	return {
		script: provider.script,
		loading: strings.widgetLoading,
		failed: strings.widgetFailed,
	};
}

/**
 * Returns the origins that the widgets send requests to: those of their script, of the provider's own pages, and the others
 * that the content lists.
 */
export function widgetHosts(site: Frame): string[] {
	if (!bookingWidgets(site)) return [];
	const { script, page, hosts } = site.booking.provider;
	const origins = [script, page, ...hosts].map((url) => new URL(url).origin);
	return [...new Set(origins)];
}

/** Returns the links to phone and e-mail, and with a message also to a text message; the message is filled in. */
function waysToBook(site: Frame, message: string | undefined) {
	if (message === undefined) return waysToAsk(site);
	const { phone, email, sms } = contactLinks(site);
	const body = `body=${encodeURIComponent(message)}`;
	return [
		phone,
		{ ...email, href: `${email.href}?${body}` },
		// Android reads ?body= (RFC 5724), iOS &body=; both ignore the empty parameter.
		{ ...sms, href: `${sms.href}?&${body}` },
	];
}

/** Returns the part for print: the centre's address, and the URL of the page at `path`, for a QR code and to be read. */
export function noticeBoard({ business, strings }: Frame, path: string) {
	const { address, contact } = business;
	const url = absoluteUrl(business.site, path);
	return {
		name: business.name,
		lines: [
			address.street,
			townLine(address),
			formatPhone(contact.phone),
			contact.email,
		],
		invitation: strings.scanToBook,
		address: url.replace("https://", ""),
		url,
	};
}

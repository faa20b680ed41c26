import { capitalize, weekdays } from "kilde/format";
import { toAbsoluteUrl } from "kilde/plan";
import { townLine } from "../model/computed.ts";
import { formatPhone, formatsOf } from "../model/formats.ts";
import type { LocaleContent } from "../model/locale-content.ts";
import { contactLinks, waysToAsk } from "./contact.ts";
import { outsideLink } from "./links.ts";
import { lengthOf, priceOf } from "./tables.ts";
import { exceptionList } from "./week.ts";

type WrittenColumn = LocaleContent["booking"]["columns"][number];

/** Returns a session or stay of the booking page: its widget, and the other ways to book it. Throws if there is no such session. */
export function bookingColumn(
	content: LocaleContent,
	{ session: id, text, widget, points, ...written }: WrittenColumn,
) {
	const session = content.sessions[id];
	if (!session) throw new Error(`No session ${id}.`);
	return {
		id,
		heading: capitalize(session.name),
		isNight: session.kind === "night",
		points,
		included: capitalize(includedIn(content, session.kind)),
		facts: [
			priceOf(content, session.price),
			lengthOf(session, content.locale),
		].filter((fact) => fact !== undefined),
		text,
		widget: widget && {
			...bookingWidget(content, session.name, widget.experience),
			week: [
				...timesOf(content, session),
				...exceptionList(content).map(({ when, what }) => ({
					name: when,
					value: what,
				})),
			],
		},
		contact: waysToBook(content, written),
	};
}

/** Returns the days of the week on which one can come, and when: the times of the session, or those of the night. */
function timesOf(
	{ hours, strings, locale }: LocaleContent,
	session: LocaleContent["sessions"][string],
) {
	const { clock } = formatsOf(locale);
	return weekdays.flatMap((day) => {
		const { starts, overnight } = hours.week[day];
		const times =
			session.kind !== "night"
				? starts.map(clock)
				: overnight
					? [`${clock(session.from)}–${clock(session.until)}`]
					: [];
		return times.length > 0
			? [{ name: strings[day], value: times.join(" ") }]
			: [];
	});
}

/** Returns what a visit includes, as in a sentence: a bed for a night, and the room's facilities for a session. */
function includedIn({ room, locale }: LocaleContent, kind: string): string {
	return kind === "night"
		? room.night.included
		: formatsOf(locale).list(room.facilities.map(({ text }) => text));
}

/**
 * Returns the element that the provider's script fills, the provider's own page in case it doesn't, and the button that
 * loads it, if it doesn't load with the page.
 */
function bookingWidget(
	content: LocaleContent,
	name: string,
	experience: string,
) {
	const { strings } = content;
	const { provider } = content.booking;
	const address = provider.page
		.replace("LANGUAGE", content.locale)
		.replace("EXPERIENCE", experience);
	return {
		className: provider.className,
		attributes: {
			"data-company-id": provider.company,
			"data-storefront-id": provider.storefront,
			"data-experience-id": experience,
			"data-language": content.locale,
		},
		link: outsideLink(content, strings.bookAt.replace("{name}", name), address),
		instead: strings.widgetInstead,
		ask:
			provider.load === "click"
				? {
						button: strings.widgetShow,
						notice: strings.widgetNotice.replace("{provider}", provider.name),
					}
				: undefined,
	};
}

/** Returns the script of the booking page's widgets and its messages; undefined if there are no widgets. */
export function bookingWidgets({
	booking: { provider, columns },
	strings,
}: LocaleContent) {
	if (!columns.some(({ widget }) => widget)) return undefined;
	return {
		script: provider.script,
		loading: strings.widgetLoading,
		failed: strings.widgetFailed,
	};
}

/** Returns what the widgets load: their script, the provider's own pages, and the other hosts that the content lists. */
export function widgetAddresses(content: LocaleContent): string[] {
	if (!bookingWidgets(content)) return [];
	const { script, page, hosts = [] } = content.booking.provider;
	return [script, page, ...hosts];
}

/** Returns the links to phone and e-mail, and with a message also to a text message; subject and message are filled in. */
function waysToBook(
	content: LocaleContent,
	{ subject, message }: Pick<WrittenColumn, "subject" | "message">,
) {
	if (message === undefined) return waysToAsk(content);
	const { phone, email, sms } = contactLinks(content);
	// Lines end as RFC 6068 has them.
	const body = `body=${encodeURIComponent(message.replaceAll("\n", "\r\n"))}`;
	const about = subject && `subject=${encodeURIComponent(subject)}`;
	return [
		phone,
		{
			...email,
			href: `${email.href}?${[about, body].filter(Boolean).join("&")}`,
		},
		// Android reads ?body= (RFC 5724), iOS &body=; both ignore the empty parameter.
		{ ...sms, href: `${sms.href}?&${body}` },
	];
}

/** Returns the part for print: the centre's address, and the URL of the page at `path`, for a QR code and to be read. */
export function noticeBoard(
	{ business, strings }: LocaleContent,
	path: string,
) {
	const { address, contact } = business;
	const url = toAbsoluteUrl(business.site, path);
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

import {
	capitalize,
	fillPlaceholders,
	type SiteContent,
	toAbsoluteUrl,
} from "kilde";
import { formatTown } from "../content/business.ts";
import { listWaysToAsk } from "./contact.ts";
import type { Input } from "./input.ts";
import { describeLength } from "./sessions.ts";
import { listExceptions } from "./week.ts";

type Column = SiteContent["booking"]["columns"][number];

type Session = SiteContent["sessions"][string];

/** A session or stay of the booking page: its widget, and the other ways to book it. */
export type Product = ReturnType<typeof getProduct>;

/** The widget of a session, and what stands in its place. */
export type Widget = NonNullable<Product["widget"]>;

/** The provider's script of a page's widgets, and the messages while it loads and if it fails. */
export type Widgets = NonNullable<ReturnType<typeof getWidgets>>;

/** Lists the sessions and stays of the booking page. */
export function listProducts(input: Input): Product[] {
	return input.content.booking.columns.map((each) => getProduct(each, input));
}

function getProduct(
	{ session, text, widget, points, ...written }: Column,
	input: Input,
) {
	return {
		...{ id: session.key, text },
		points: [
			...points,
			...listIncluded(session, input).map(({ icon, text }) => ({
				icon,
				text: capitalize(text),
			})),
		],
		heading: capitalize(session.name),
		isNight: session.kind === "night",
		price: session.price.text,
		facts: [session.price.text, describeLength(session, input)].filter(
			(fact) => fact !== undefined,
		),
		widget: widget && {
			...getWidget(session.name, widget.experience, input),
			week: listStarts(session, input),
			exceptions: listExceptions(input),
		},
		contact: listWaysToBook(written, input),
	};
}

/** Lists the days of the week with start times of a session or a night; `until` is the end of a night. */
function listStarts(session: Session, { content, format }: Input) {
	return format.weekdays
		.map(({ id, name }, weekday) => {
			const { starts, overnight } = content.hours.week[id];
			return session.kind === "night"
				? {
						...{ name, weekday, until: session.until.text },
						starts: overnight ? [session.from] : [],
					}
				: { name, weekday, starts, until: undefined };
		})
		.filter(({ starts }) => starts.length > 0);
}

/** Lists what a visit includes: a bed for a night; for a session the room's facilities, and how few guests share it. */
function listIncluded(
	{ kind }: Session,
	{ content: { room }, format }: Input,
): Column["points"] {
	const icon = "leaf";
	if (kind === "night") return [{ icon, text: room.night.included }];
	const text = format.list(room.facilities.map((each) => each.text));
	return room.capacity ? [{ icon, text }, room.capacity] : [{ icon, text }];
}

/**
 * Returns the element that the provider's script fills, the provider's own page in case it doesn't, and the notice of the
 * button that loads it, if it doesn't load with the page.
 */
function getWidget(
	name: string,
	experience: string,
	{ content, words, locale }: Input,
) {
	const { provider } = content.booking;
	const { className, company, storefront } = provider;
	return {
		className,
		attributes: {
			"data-company-id": company,
			"data-storefront-id": storefront,
			"data-experience-id": experience,
			"data-language": locale,
		},
		link: {
			label: `${words.bookAt}: ${name}`,
			href: provider.page
				.replace("LANGUAGE", locale)
				.replace("EXPERIENCE", experience),
		},
		notice:
			provider.load === "click"
				? fillPlaceholders(words.widgetNotice, { provider: provider.name })
				: undefined,
	};
}

/** Returns the script of the booking page's widgets and its messages; undefined if there are no widgets. */
export function getWidgets({
	content: {
		booking: { provider, columns },
	},
	words,
}: Pick<Input, "content" | "words">) {
	if (!columns.some(({ widget }) => widget)) return undefined;
	return {
		script: provider.script,
		loading: words.widgetLoading,
		failed: words.widgetFailed,
	};
}

/** Lists what the widgets load: their script, the provider's own pages, and the other hosts that the content lists. */
export function listWidgetAddresses(
	input: Pick<Input, "content" | "words">,
): string[] {
	if (!getWidgets(input)) return [];
	const { script, page, hosts = [] } = input.content.booking.provider;
	return [script, page, ...hosts];
}

/** Lists the links to phone and e-mail, and with a message also to a text message; subject and message are filled in. */
function listWaysToBook(
	{ subject, message }: Pick<Column, "subject" | "message">,
	input: Input,
) {
	const [phone, email] = listWaysToAsk(input);
	if (message === undefined) return [phone, email];
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
		{
			icon: "sms" as const,
			label: input.words.sms,
			href: `${phone.href.replace("tel:", "sms:")}?&${body}`,
		},
	];
}

/** Returns what only the printed page has: the centre's address, and the URL of the page at `path`, for a QR code and to be read. */
export function getNoticeBoard(
	{ content: { business } }: Pick<Input, "content">,
	path: string,
) {
	const { address, contact } = business;
	const url = toAbsoluteUrl(business.site, path);
	return {
		name: business.name,
		lines: [
			address.street,
			formatTown(address),
			contact.phone.text,
			contact.email.text,
		],
		address: url.replace("https://", ""),
		url,
	};
}

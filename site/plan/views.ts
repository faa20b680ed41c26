import { inLocale } from "../../generator/define.ts";
import type { View } from "../model/page.ts";
import type { Frame, Shared, SitePage } from "../model/site.ts";
import type { Link, Views } from "../props.ts";
import {
	bookingColumn,
	bookingWidgets,
	noticeBoard,
	widgetHosts,
} from "./booking.ts";
import { contactDetails, contactLinks, waysToAsk } from "./contact.ts";
import { invitation, linkTo, outsideLink, pagePath } from "./links.ts";
import { homePath } from "./pages.ts";
import { embed, hero, picture } from "./pictures.ts";
import {
	cardTable,
	codeList,
	discountCode,
	facilityList,
	phaseList,
	priceOf,
	priceTable,
	testimonialList,
	weekTable,
} from "./tables.ts";
import { day, notificationTexts, opening, prose, section } from "./texts.ts";

/** The views of pages without articles. */
type PlainView = Exclude<View, "news">;

/** A page in one language, and the data that it uses. */
export type ViewInput<V extends PlainView> = {
	readonly shared: Shared;
	/** A frame has no articles, so an edit of one doesn't change these pages. */
	readonly site: Frame;
	readonly page: SitePage<V>;
};

/** The functions that return the props of each view. */
export const views: {
	readonly [V in PlainView]: (input: ViewInput<V>) => Views[V];
} = {
	home: ({ shared, site, page: { data, texts } }) => ({
		...opening(data),
		banner: linkTo(site, data.banner),
		hero: hero(shared, site, data.hero),
		book: linkTo(site, data.book),
		intro: section(texts.intro),
		badge: {
			figure: data.badge.figure,
			link: discountsLink(site, data.badge.link),
		},
		system: section(texts.system),
		room: section(texts.room),
		roomImage: picture(shared, data.roomImage),
		science: section(texts.science),
		quote: quotation(site, data.founderQuote),
		testimonials: {
			heading: data.testimonials.heading,
			items: testimonialList(site, site.locale),
			more: linkTo(site, {
				label: data.testimonials.more,
				page: data.testimonials.page,
			}),
			international: data.testimonials.international.locales.includes(
				site.locale,
			)
				? outsideLink(
						site,
						data.testimonials.international.label,
						site.business.links.testimonials,
					)
				: undefined,
		},
		explore: {
			heading: data.explore.heading,
			links: data.explore.links.map(({ icon, title, text, page }) => ({
				icon,
				text,
				label: title,
				href: pagePath(site, page),
			})),
		},
		contact: {
			heading: data.contact.heading,
			text: data.contact.text,
			email: {
				label: data.contact.button,
				href: contactLinks(site.business.contact).email,
			},
		},
		invitation: invitation(site, data.invitation),
	}),

	about: ({ shared, site, page: { data, texts } }) => ({
		...opening(data),
		topInvitation: invitation(site, data.topInvitation),
		welcome: section(texts.welcome),
		owners: {
			heading: data.ownersHeading,
			people: site.business.company.founders.map((id) => {
				const { name, role, portrait, body } = personOf(site, id);
				return {
					id,
					name,
					role,
					portrait: picture(shared, portrait),
					biography: prose(body),
				};
			}),
		},
		mission: section(texts.mission),
		invitation: invitation(site, data.invitation),
	}),

	technology: ({ shared, site, page: { data, texts } }) => ({
		...opening(data),
		text: section(texts.text),
		video: embed(shared, site, data.video),
		invitation: invitation(site, data.invitation),
	}),

	scalar: ({ site, page: { data, texts } }) => ({
		...opening(data),
		text: section(texts.text),
		disclaimer: section(texts.disclaimer),
		invitation: invitation(site, data.invitation),
	}),

	session: ({ site, page: { data, texts } }) => ({
		...opening(data),
		intro: section(texts.intro),
		phases: {
			heading: data.phasesHeading,
			lead: data.phasesLead,
			items: phaseList(site),
		},
		how: section(texts.how),
		facilities: { heading: data.facilitiesHeading, items: facilityList(site) },
		testimonials: {
			heading: data.testimonialsHeading,
			items: testimonialList(site, site.locale),
		},
		disclaimer: section(texts.disclaimer),
		invitation: invitation(site, data.invitation),
	}),

	"opening-hours": ({ site, page: { data, texts } }) => ({
		...opening(data),
		prices: {
			heading: data.pricesHeading,
			table: priceTable(site),
			text: section(texts.prices),
		},
		discounts: {
			heading: data.codesHeading,
			text: section(texts.discounts),
			codes: codeList(site),
		},
		cards: {
			heading: data.cardsHeading,
			table: cardTable(site),
			text: section(texts.cards),
		},
		overnight: section(texts.overnight),
		hours: {
			heading: data.hoursHeading,
			table: weekTable(site),
			text: section(texts.hours),
		},
		rules: { heading: data.rulesHeading, items: site.rules.house },
		invitation: invitation(site, data.invitation),
		noticeBoard: noticeBoard(site, pagePath(site, data.invitation.link.page)),
	}),

	services: ({ site, page: { data, texts } }) => ({
		...opening(data),
		intro: section(texts.intro),
		benefits: {
			heading: data.benefitsHeading,
			items: data.benefits.map(({ icon, title, text }) => ({
				...{ icon, title, text },
			})),
		},
		// The English page shows the Danish testimonials, in Danish.
		testimonials: {
			heading: data.testimonialsHeading,
			items: testimonialList(site, "da"),
		},
		videos: data.videos,
		request: {
			heading: data.request.heading,
			text: data.request.text,
			link: {
				label: data.request.button,
				href: `${contactLinks(site.business.contact).email}?subject=${encodeURIComponent(data.request.subject)}`,
			},
		},
		disclaimer: section(texts.disclaimer),
		invitation: invitation(site, data.invitation),
	}),

	events: ({ shared, site, page: { data } }) => ({
		...opening(data),
		events: site.events.map(
			({ id, title, image, price, summary, body, link }) => ({
				id,
				title,
				image: picture(shared, image),
				price: priceOf(site, price),
				summary,
				description: prose(body),
				book: outsideLink(site, site.strings.bookNow, link),
			}),
		),
		note: data.note,
	}),

	faq: ({ site, page: { data } }) => ({
		...opening(data),
		banner: linkTo(site, data.banner),
		items: site.faq.map(({ id, question, answer }) => ({
			id,
			question,
			answer: prose(answer),
		})),
		contact: { ...data.contactNote, links: waysToAsk(site) },
		book: linkTo(site, data.book),
	}),

	contact: ({ site, page: { data, texts } }) => ({
		...opening(data),
		details: contactDetails(site),
		visit: section(texts.visit),
		form: {
			...data.form,
			contact: waysToAsk(site),
			name: site.strings.fullName,
			email: site.strings.yourEmail,
			message: site.strings.message,
			required: site.strings.required,
			submit: site.strings.send,
		},
	}),

	book: ({ site, page: { data } }) => ({
		...opening(data),
		events: linkTo(site, data.events),
		columns: site.booking.columns.map((column) => bookingColumn(site, column)),
		widgets: bookingWidgets(site),
		hosts: widgetHosts(site),
		hint: data.hint,
		codes: { heading: site.strings.codes, list: codeList(site) },
		terms: data.terms,
		termsLink: linkTo(site, data.termsLink),
	}),

	newsletter: ({ site, page: { data, texts } }) => ({
		...opening(data),
		text: section(texts.text),
		link: outsideLink(site, data.button, site.business.links.newsletter),
		prices: { heading: data.pricesHeading, table: priceTable(site) },
	}),

	"thank-you": ({ site, page: { data, texts } }) => {
		const { code, covers, until } = discountCode(site, data.code);
		return {
			...opening(data),
			code: {
				heading: data.codeHeading,
				copy: {
					code,
					texts: {
						copy: site.strings.copy,
						copied: site.strings.copied,
						refused: site.strings.copyRefused,
					},
					notifications: notificationTexts(site),
				},
				covers,
				until,
			},
			text: section(texts.text),
			book: linkTo(site, data.book),
			home: linkTo(site, data.home),
			prices: { heading: data.pricesHeading, table: priceTable(site) },
		};
	},

	testimonials: ({ site, page: { data } }) => ({
		...opening(data),
		testimonials: testimonialList(site, site.locale),
		international: outsideLink(
			site,
			data.international,
			site.business.links.testimonials,
		),
		invitation: invitation(site, data.invitation),
	}),

	landing: ({ shared, site, page: { data, texts } }) => ({
		...opening(data),
		hero: hero(shared, site, {
			background: { kind: "image", image: data.picture },
		}),
		text: section(texts.text),
		invitations: data.invitations.map((each) => invitation(site, each)),
	}),

	legal: ({ site, page: { data, texts } }) => ({
		...opening(data),
		updated: { label: site.strings.updated, day: day(site, data.updated) },
		contents: {
			heading: site.strings.contents,
			links: texts.text.body.headings
				.filter(({ level }) => level === 2)
				.map(({ id, text }) => ({ label: text, href: `#${id}` })),
		},
		text: section(texts.text),
	}),
};

/** Returns the props of a page's view. */
export function viewContent<V extends PlainView>(
	input: ViewInput<V>,
): Views[V] {
	const { view: name } = input.page.data as { readonly view: V };
	// The table is indexed by the view of the page's data, so the function accepts this page.
	const view = views[name] as (input: ViewInput<V>) => Views[V];
	return view(input);
}

/** Returns the props of the page for unknown addresses, in both languages. */
export function notFoundContent({ frames }: Shared): Views["not-found"] {
	const { code, english, danish } = inLocale(frames, "da").notFound;
	return {
		code,
		english: {
			message: english.message,
			link: { label: english.link, href: homePath(inLocale(frames, "en")) },
		},
		danish: {
			message: danish.message,
			link: { label: danish.link, href: homePath(inLocale(frames, "da")) },
		},
	};
}

/** Returns the link of the badge: where it leads to the page of prices, to the discounts there. */
function discountsLink(
	site: Frame,
	link: SitePage<"home">["data"]["badge"]["link"],
): Link {
	const { label, href } = linkTo(site, link);
	const view = site.addresses.get(link.page)?.view;
	return { label, href: view === "opening-hours" ? `${href}#discounts` : href };
}

function personOf(site: Frame, id: string) {
	const found = site.people.get(id);
	if (!found) throw new Error(`No person ${id}.`);
	return found;
}

function quotation(
	site: Frame,
	{ text, person }: SitePage<"home">["data"]["founderQuote"],
): Views["home"]["quote"] {
	const { name, role } = personOf(site, person);
	return { text, name, role };
}

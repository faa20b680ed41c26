import type { Frame, SitePage } from "../../model/site.ts";
import { contactLinks } from "../contact.ts";
import { invitation, linkTo, outsideLink } from "../links.ts";
import { personOf } from "../people.ts";
import { hero, picture } from "../pictures.ts";
import { testimonialList } from "../tables.ts";
import { foldedSection, opening } from "../texts.ts";
import type { ViewInput } from "./index.ts";

/** Returns the props of the front page. */
export function home({ shared, site, data, texts }: ViewInput<"home">) {
	return {
		...opening(data),
		banner: linkTo(site, data.banner),
		hero: hero(shared, site, data.hero),
		book: linkTo(site, data.book),
		intro: foldedSection(site, texts.intro),
		badge: {
			figure: data.badge.figure,
			link: linkTo(site, data.badge.link),
		},
		room: [foldedSection(site, texts.system), foldedSection(site, texts.room)],
		roomImage: picture(shared, data.roomImage),
		science: foldedSection(site, texts.science),
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
			links: data.explore.links.map(({ icon, title, text, ...to }) => ({
				icon,
				text,
				...linkTo(site, { label: title, ...to }),
			})),
		},
		contact: {
			heading: data.contact.heading,
			text: data.contact.text,
			email: {
				label: data.contact.button,
				href: contactLinks(site).email.href,
			},
		},
		invitation: invitation(site, data.invitation),
	};
}

function quotation(
	site: Frame,
	{ text, person }: SitePage<"home">["data"]["founderQuote"],
) {
	const { name, role } = personOf(site, person);
	return { text, name, role };
}

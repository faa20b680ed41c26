import type { LocaleContent, SitePage } from "../../model/locale-content.ts";
import { contactLinks } from "../contact.ts";
import { invitation, linkTo, outsideLink } from "../links.ts";
import { personOf } from "../people.ts";
import { hero, picture } from "../pictures.ts";
import { testimonialList } from "../tables.ts";
import { foldedSection, opening } from "../texts.ts";
import type { ViewInput } from "./index.ts";

/** Returns the props of the front page. */
export function home({ shared, content, data, texts }: ViewInput<"home">) {
	return {
		...opening(data),
		banner: linkTo(content, data.banner),
		hero: hero(shared, content, data.hero),
		book: linkTo(content, data.book),
		intro: foldedSection(content, texts.intro),
		badge: {
			figure: data.badge.figure,
			link: linkTo(content, data.badge.link),
		},
		room: [
			foldedSection(content, texts.system),
			foldedSection(content, texts.room),
		],
		roomImage: picture(shared, data.roomImage),
		science: foldedSection(content, texts.science),
		quote: quotation(content, data.founderQuote),
		testimonials: {
			heading: data.testimonials.heading,
			items: testimonialList(content, content.locale),
			more: linkTo(content, {
				label: data.testimonials.more,
				page: data.testimonials.page,
			}),
			international: data.testimonials.international.locales.includes(
				content.locale,
			)
				? outsideLink(
						content,
						data.testimonials.international.label,
						content.business.links.testimonials,
					)
				: undefined,
		},
		explore: {
			heading: data.explore.heading,
			links: data.explore.links.map(({ icon, title, text, ...to }) => ({
				icon,
				text,
				...linkTo(content, { label: title, ...to }),
			})),
		},
		contact: {
			heading: data.contact.heading,
			text: data.contact.text,
			email: {
				label: data.contact.button,
				href: contactLinks(content).email.href,
			},
		},
		invitation: invitation(content, data.invitation),
	};
}

function quotation(
	content: LocaleContent,
	{ text, person }: SitePage<"home">["data"]["founderQuote"],
) {
	const { name, role } = personOf(content, person);
	return { text, name, role };
}

import { contactLinks } from "../contact.ts";
import { hero } from "../hero.ts";
import { outsideLink } from "../links.ts";
import { personOf } from "../people.ts";
import type { ViewInput } from "../shown.ts";
import { testimonialList } from "../tables.ts";
import { foldedSection } from "../texts.ts";
import { nextStarts } from "../week.ts";

/** Returns the props of the front page. */
export function home({ shared, content, page }: ViewInput<"home">) {
	const { locale, business } = content;
	const { more, href, international } = page.testimonials;
	const { name, role } = personOf(content, page.founderQuote.person);
	return {
		...page,
		hero: hero(shared, content, page.hero),
		starts: nextStarts(content),
		intro: foldedSection(content, page.intro),
		room: [
			foldedSection(content, page.system),
			foldedSection(content, page.room),
		],
		science: foldedSection(content, page.science),
		quote: { text: page.founderQuote.text, name, role },
		testimonials: {
			heading: page.testimonials.heading,
			items: testimonialList(content, locale),
			origin: content.testimonials.origin.text,
			more: { label: more, href },
			international: international.locales.includes(locale)
				? outsideLink(content, international.label, business.links.testimonials)
				: undefined,
		},
		email: {
			label: page.contact.button,
			href: contactLinks(content).email.href,
		},
	};
}

import { contactLinks } from "../contact.ts";
import type { ViewInput } from "../shown.ts";
import { guestSentence, testimonialsUnder } from "../tables.ts";
import { foldedSection } from "../texts.ts";

/** Returns the props of the page of the experiences that guests report. */
export function services({ content, page }: ViewInput<"services">) {
	const { button, subject } = page.request;
	return {
		...page,
		sentence: guestSentence(content),
		intro: foldedSection(content, page.intro),
		// The English page shows the Danish testimonials, in Danish.
		testimonials: testimonialsUnder(content, page.testimonialsHeading, {
			spoken: "da",
			first: 6,
		}),
		requestLink: {
			label: button,
			href: `${contactLinks(content).email.href}?subject=${encodeURIComponent(subject)}`,
		},
	};
}

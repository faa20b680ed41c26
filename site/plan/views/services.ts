import { contactLinks } from "../contact.ts";
import { invitation } from "../links.ts";
import { pagePicture } from "../pictures.ts";
import { testimonialList } from "../tables.ts";
import { foldedSection, opening, section } from "../texts.ts";
import type { ViewInput } from "./index.ts";

/** Returns the props of the page of what guests report. */
export function services({
	shared,
	content,
	data,
	texts,
}: ViewInput<"services">) {
	return {
		...opening(data),
		picture: pagePicture(shared, data),
		intro: foldedSection(content, texts.intro),
		benefits: {
			heading: data.benefitsHeading,
			items: data.benefits,
		},
		// The English page shows the Danish testimonials, in Danish.
		testimonials: {
			heading: data.testimonialsHeading,
			items: testimonialList(content, "da"),
			folded: { shown: 3, more: content.strings.moreTestimonials },
		},
		videos: data.videos,
		request: {
			heading: data.request.heading,
			text: data.request.text,
			link: {
				label: data.request.button,
				href: `${contactLinks(content).email.href}?subject=${encodeURIComponent(data.request.subject)}`,
			},
		},
		disclaimer: section(texts.disclaimer),
		invitation: invitation(content, data.invitation),
	};
}

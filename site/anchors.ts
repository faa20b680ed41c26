import type { View } from "../schema/page.ts";

/**
 * The fragments that each view gives to its own parts, in both languages; headings of Markdown texts
 * and the items of lists have theirs from the content. tests/site.test.ts holds this table against the pages.
 */
export const anchorsOfView: Readonly<Record<View, readonly string[]>> = {
	home: ["testimonials", "explore", "contact"],
	about: ["owners"],
	technology: ["video"],
	scalar: ["disclaimer"],
	session: ["phases", "testimonials", "facilities", "disclaimer"],
	"opening-hours": [
		"prices",
		"discounts",
		"cards",
		"overnight",
		"hours",
		"rules",
	],
	services: ["benefits", "testimonials", "videos", "disclaimer"],
	news: [],
	events: [],
	faq: [],
	contact: ["form", "visit"],
	book: ["hint"],
	newsletter: ["prices"],
	"thank-you": ["code", "prices"],
	testimonials: [],
	legal: [],
};

/** The fragments that every page has around its view. */
export const anchorsOfDocument: readonly string[] = [
	"content",
	"navigation",
	"disclaimer-text",
	"disclaimer-heading",
];

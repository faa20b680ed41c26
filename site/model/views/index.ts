import { defineView } from "kilde";
import { z } from "kilde/fields";
import { image } from "../image.ts";
import { pageFields } from "../page-fields.ts";
import { bookView } from "./book.ts";
import { contactView } from "./contact.ts";
import { newsView } from "./news.ts";
import { newsletterView } from "./newsletter.ts";
import { openingHoursView } from "./opening-hours.ts";
import { thankYouView } from "./thank-you.ts";

/** TODO bridge: a view that is written by fields, for the types of what is not. */
const movedView = <N extends string>(name: N) =>
	defineView({
		schema: z.strictObject({ view: z.literal(name), ...pageFields, image }),
		texts: [],
		anchors: [],
	});

/** The schema of the content of each view, by view name. */
export const views = {
	home: movedView("home"),
	faq: movedView("faq"),
	"opening-hours": openingHoursView,
	news: newsView,
	contact: contactView,
	book: bookView,
	newsletter: newsletterView,
	"thank-you": thankYouView,
} as const;

/** The names of the views. */
export type View = keyof typeof views;

/** The fragments of the document around every view. */
export const anchorsOfDocument: readonly string[] = [
	"content",
	"failure",
	"navigation",
	"disclaimer-text",
	"disclaimer-heading",
];

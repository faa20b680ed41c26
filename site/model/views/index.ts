import { bookView } from "./book.ts";
import { contactView } from "./contact.ts";
import { newsView } from "./news.ts";
import { newsletterView } from "./newsletter.ts";
import { openingHoursView } from "./opening-hours.ts";
import { thankYouView } from "./thank-you.ts";

/** The schema of the content of each view, by view name. */
export const views = {
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

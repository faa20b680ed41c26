import { aboutView } from "./about.ts";
import { bookView } from "./book.ts";
import { contactView } from "./contact.ts";
import { eventsView } from "./events.ts";
import { faqView } from "./faq.ts";
import { homeView } from "./home.ts";
import { landingView } from "./landing.ts";
import { legalView } from "./legal.ts";
import { newsView } from "./news.ts";
import { newsletterView } from "./newsletter.ts";
import { openingHoursView } from "./opening-hours.ts";
import { scalarView } from "./scalar.ts";
import { servicesView } from "./services.ts";
import { sessionView } from "./session.ts";
import { technologyView } from "./technology.ts";
import { testimonialsView } from "./testimonials.ts";
import { thankYouView } from "./thank-you.ts";

/** The schema of the content of each view, by view name. */
export const views = {
	home: homeView,
	about: aboutView,
	technology: technologyView,
	scalar: scalarView,
	session: sessionView,
	"opening-hours": openingHoursView,
	services: servicesView,
	news: newsView,
	events: eventsView,
	faq: faqView,
	contact: contactView,
	book: bookView,
	newsletter: newsletterView,
	"thank-you": thankYouView,
	testimonials: testimonialsView,
	legal: legalView,
	landing: landingView,
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

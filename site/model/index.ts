import * as content from "../content.ts";
import { legacy } from "./legacy.ts";
import { page, section } from "./page.ts";

/** Every collection of the content. */
export const collections = [
	legacy("business", content.business),
	legacy("navigation", content.navigation),
	content.redirects,
	legacy("booking", content.booking),
	legacy("categories", content.categories),
	legacy("footer", content.footer),
	legacy("faq", content.faq),
	legacy("testimonials", content.testimonials),
	legacy("notFound", content.notFound),
	legacy("openQuestions", content.openQuestions),
	legacy("prices", content.prices),
	legacy("sessions", content.sessions),
	legacy("phases", content.phases),
	legacy("codes", content.codes),
	legacy("offers", content.offers),
	legacy("discounts", content.discounts),
	legacy("hours", content.hours),
	legacy("rules", content.rules),
	legacy("room", content.room),
	page,
	section,
	legacy("news", content.news),
	legacy("event", content.event),
	legacy("person", content.person),
] as const;

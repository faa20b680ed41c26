import { faq } from "../content/faq.ts";
import { person } from "../content/people.ts";
import { phases } from "../content/phases.ts";
import { room } from "../content/room.ts";
import { testimonials } from "../content/testimonials.ts";
import { booking } from "./booking.ts";
import { business } from "./business.ts";
import { discounts } from "./discounts.ts";
import { event } from "./event.ts";
import { footer } from "./footer.ts";
import { hours } from "./hours.ts";
import { languages } from "./languages.ts";
import { legacy } from "./legacy.ts";
import { navigation } from "./navigation.ts";
import { newsEntries as news } from "./news.ts";
import { notFound } from "./not-found.ts";
import { openQuestions } from "./open-questions.ts";
import { page } from "./page.ts";
import { prices } from "./prices.ts";
import { redirects } from "./redirects.ts";
import { rules } from "./rules.ts";
import { search } from "./search.ts";
import { sessions } from "./sessions.ts";

/** Every collection of the content. */
export const collections = [
	business,
	languages,
	navigation,
	redirects,
	booking,
	search,
	footer,
	legacy("faq", faq),
	legacy("testimonials", testimonials),
	notFound,
	openQuestions,
	legacy("prices", prices),
	sessions,
	legacy("phases", phases),
	discounts,
	hours,
	rules,
	legacy("room", room),
	page,
	news,
	legacy("event", event),
	legacy("person", person),
] as const;

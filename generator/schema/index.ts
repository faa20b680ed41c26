import type { z } from "zod";
import { booking } from "./booking.ts";
import { business } from "./business.ts";
import { discounts } from "./discounts.ts";
import { description, event } from "./event.ts";
import { faq } from "./faq.ts";
import { footer } from "./footer.ts";
import { hours } from "./hours.ts";
import { languages } from "./languages.ts";
import { navigation } from "./navigation.ts";
import { news } from "./news.ts";
import { notFound } from "./not-found.ts";
import { openQuestions } from "./open-questions.ts";
import { page, section } from "./page.ts";
import { person } from "./person.ts";
import { prices } from "./prices.ts";
import { redirects } from "./redirects.ts";
import { room } from "./room.ts";
import { rules } from "./rules.ts";
import { search } from "./search.ts";
import { phases, sessions } from "./sessions.ts";
import { strings } from "./strings.ts";
import { testimonials } from "./testimonial.ts";

/**
 * The content model: each collection, its files below content/ and the schema of what they hold.
 * `{id}`, `{part}` and `{locale}` stand for names; a collection without `{id}` is one file, and
 * the site can't do without it. A Markdown file's schema is that of its front matter.
 */
export const collections = {
	business: { files: "business.yaml", schema: business },
	languages: { files: "languages.yaml", schema: languages },
	strings: { files: "strings.yaml", schema: strings },
	navigation: { files: "navigation.yaml", schema: navigation },
	redirects: { files: "redirects.yaml", schema: redirects },
	booking: { files: "booking.yaml", schema: booking },
	search: { files: "search.yaml", schema: search },
	footer: { files: "footer.yaml", schema: footer },
	faq: { files: "faq.yaml", schema: faq },
	testimonials: { files: "testimonials.yaml", schema: testimonials },
	notFound: { files: "not-found.yaml", schema: notFound },
	openQuestions: { files: "open-questions.yaml", schema: openQuestions },
	prices: { files: "facts/prices.yaml", schema: prices },
	sessions: { files: "facts/sessions.yaml", schema: sessions },
	phases: { files: "facts/phases.yaml", schema: phases },
	discounts: { files: "facts/discounts.yaml", schema: discounts },
	hours: { files: "facts/hours.yaml", schema: hours },
	rules: { files: "facts/rules.yaml", schema: rules },
	room: { files: "facts/room.yaml", schema: room },
	page: { files: "pages/{id}.yaml", schema: page },
	section: { files: "pages/{id}/{part}.{locale}.md", schema: section },
	news: { files: "news/{id}.{locale}.md", schema: news },
	event: { files: "events/{id}.yaml", schema: event },
	eventText: { files: "events/{id}.{locale}.md", schema: description },
	person: { files: "people/{id}.yaml", schema: person },
	personText: { files: "people/{id}.{locale}.md", schema: description },
} as const satisfies Record<string, { files: string; schema: z.ZodType }>;

/** The name of a collection. */
export type Collection = keyof typeof collections;

/** What an entry of a collection holds, its texts not yet filled with facts. */
export type Content<C extends Collection> = z.output<
	(typeof collections)[C]["schema"]
>;

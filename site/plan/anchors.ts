import {
	type Entries,
	isWrong,
	outlineOf,
	type PageView,
	slugOf,
} from "../../generator/define.ts";
import { event } from "../model/event.ts";
import { faq } from "../model/faq.ts";
import { news } from "../model/news.ts";
import { sections, type View } from "../model/page.ts";

/**
 * The fragments of each view's own parts, in all languages; those of Markdown headings and of list items come from the
 * content. tests/site.test.ts compares this table with the pages.
 */
const anchorsOfView: Readonly<Record<View, readonly string[]>> = {
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
	landing: [],
};

/** The fragments of the document around every view. */
export const anchorsOfDocument: readonly string[] = [
	"content",
	"navigation",
	"disclaimer-text",
	"disclaimer-heading",
];

/** The fragments of the items of views: questions, events and articles. */
const items: Readonly<
	Partial<
		Record<
			View,
			(entries: Entries, locale: string) => readonly string[] | undefined
		>
	>
> = {
	faq: (entries) => {
		const [found] = entries.of(faq);
		return found && !isWrong(found, "id")
			? outlineOf(found)?.map(({ id }) => id)
			: undefined;
	},
	events: (entries) =>
		entries
			.of(event)
			.filter(entries.isPublished)
			.map(({ id }) => id),
	news: (entries, locale) =>
		entries
			.of(news)
			.filter(entries.isPublished)
			.flatMap((article) =>
				article.locale === locale && news.route
					? (slugOf(article, news.route) ?? [])
					: [],
			),
};

/** The texts and fragments of the pages of each view. */
export const views: Readonly<Record<string, PageView>> = Object.fromEntries(
	(Object.keys(sections) as View[]).map((view) => [
		view,
		{
			texts: sections[view],
			anchors: anchorsOfView[view],
			isRequired: view === "home" || view === "news",
			...(items[view] && { items: items[view] }),
		},
	]),
);

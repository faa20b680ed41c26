import { createSiteError } from "../diagnostics/site-error.ts";
import type { LocaleBody, Model } from "../link/model.ts";
import { createFeed, type FeedEntry } from "../plan/feed.ts";
import {
	createSearchIndex,
	type SearchPart,
	type SearchSource,
} from "../plan/search-index.ts";
import { getSearchPath } from "../text/url.ts";
import type { Page } from "../types.ts";
import type { FeedOptions, SearchOptions } from "./define-site.ts";
import type { Fields } from "./field.ts";
import type { PageLanguage, PageToPlan, PlannerSite } from "./pages.ts";
import { getSiteName } from "./pages.ts";
import { findShareImage } from "./share-image.ts";

// The feed and the search index of a language, from its pages.

/** Plans the files for machines of a language; `pages` are those that are planned. */
export function planMachineFiles(
	model: Model,
	planned: PlannerSite,
	language: PageLanguage,
	pages: readonly PageToPlan[],
): Page[] {
	return [
		...planFeed(model, planned, language, pages),
		...planSearchIndex(planned, language, pages),
	];
}

function planFeed(
	model: Model,
	planned: PlannerSite,
	language: PageLanguage,
	pages: readonly PageToPlan[],
): Page[] {
	const [feed, other] = planned.collections.filter(
		([, { options }]) => options.feed,
	);
	if (other)
		throw createSiteError(
			"Two collections have a feed. A language has only one, at /feed.xml.",
			{ definition: other[1] },
		);
	if (!feed) return [];
	const [name, { options }] = feed;
	const given: FeedOptions<never> | undefined = planned.site.feed;
	const listSource = language.model.pages.get(options.below ?? "");
	// A language may lack the page that lists the entries.
	if (!listSource) return [];
	const list = language.content.getPage(listSource);
	const { locale, content, input } = language;
	const siteName = getSiteName(planned, content);
	const entries = pages.filter(({ collection }) => collection === name);
	const feedInput = { ...input, content: content.values as never };
	return [
		createFeed(
			model,
			{ languages: planned.languages, timeZone: planned.site.timeZone },
			{
				...{ locale, author: siteName, path: list.href },
				title: `${siteName} – ${list.heading}`,
				since: input.date,
				entries: entries.map((entry) => ({
					...createFeedEntry(entry, options.newestFirst, language, model),
					...given?.entry?.({
						...feedInput,
						entry: entry.own.entry as never,
					}),
				})),
				...given?.feed?.(feedInput),
			},
		),
	];
}

function createFeedEntry(
	{ page, own }: PageToPlan,
	dateField: string | undefined,
	language: PageLanguage,
	{ shared }: Model,
): FeedEntry {
	const entry = Object(own.entry);
	if (dateField === undefined)
		throw createSiteError(
			"A collection with a feed needs `newestFirst`, the field with the day of an entry.",
		);
	return {
		path: page.href,
		title: page.title,
		summary: page.description,
		html: entry.body?.html ?? "",
		date: entry[dateField]?.value,
		image: findShareImage(entry, language, shared),
	};
}

function planSearchIndex(
	{ site, languages }: PlannerSite,
	{ locale, input, content }: PageLanguage,
	pages: readonly PageToPlan[],
): Page[] {
	if (!site.search) return [];
	const options: SearchOptions<never, Fields> =
		site.search === true ? {} : site.search;
	const common = { ...input, content: content.values as never };
	const sources = pages
		.filter(({ metadata }) => metadata.indexed !== false)
		.flatMap((page): SearchSource[] => {
			const { page: shown, viewName: name, view, own } = page;
			const source = createSearchSource(page);
			const changed = options.item
				? options.item({
						...common,
						...{ source, view: name, page: (own.page ?? shown) as never },
						entry: own.entry as never,
					})
				: source;
			if (!changed) return [];
			const whole = { ...source, ...changed };
			const more = view.options.search?.({
				...{ ...common, ...own, source: whole },
			} as never);
			return [{ ...whole, ...more }];
		});
	const value = createSearchIndex(sources, options.categories?.(common));
	return [{ kind: "json", path: getSearchPath(locale, { languages }), value }];
}

/** Returns the item of a page or entry; its parts are the headings of its Markdown texts. */
function createSearchSource({ page, own }: PageToPlan): SearchSource {
	const { href: url, title, description, heading } = page;
	const bodies = [...Object.values(page), Object(own.entry).body];
	return {
		id: url,
		title: own.entry ? title : heading,
		description,
		url,
		parts: bodies.flatMap((body) => listHeadings(body)),
	};
}

function listHeadings(body: unknown): SearchPart[] {
	const { headings = [] } = Object(body) as Partial<LocaleBody>;
	return headings.map(({ id, text }) => ({ id, title: text }));
}

import type { Memo } from "../cache/memo.ts";
import type { Locale } from "../i18n/locale.ts";
import { holds } from "../i18n/period.ts";
import type { View } from "../schema/page.ts";
import type { ContentEntry, MediaEntry } from "../types.ts";
import { articlePath } from "../url.ts";
import { type Entries, indexEntries } from "./entries.ts";
import { collectFacts, type Facts } from "./facts.ts";
import { type Language, localize, localizeBody } from "./localize.ts";
import type {
	Addresses,
	Article,
	Frame,
	LocalBody,
	Model,
	Person,
	Shared,
	Singleton,
	Site,
	SiteEvent,
	SitePage,
} from "./model.ts";
import { singletons } from "./singletons.ts";

/**
 * The model of entries of which nothing is missing. With the same memo, what is made from the same entries is the same
 * object, so that an edit of one page is no reason to plan any other.
 */
export function buildModel(entries: Entries, memo: Memo): Model {
	const media = memo.call(mediaByName, ...entries.media.values());
	const inLanguage = (locale: Locale) =>
		memo.call(languageOf, locale, collectFacts(entries, locale, memo), media);
	const languages = { da: inLanguage("da"), en: inLanguage("en") };
	const sites = {
		da: buildSite(entries, languages.da, memo),
		en: buildSite(entries, languages.en, memo),
	};
	return {
		facts: { da: languages.da.facts, en: languages.en.facts },
		sites: {
			da: { ...sites.da.frame, ...sites.da },
			en: { ...sites.en.frame, ...sites.en },
		},
		shared: memo.call(shared, sites.da.frame, sites.en.frame, media),
		templates: new Map(entries.templates.map(({ id, source }) => [id, source])),
	};
}

function mediaByName(
	...media: readonly MediaEntry[]
): ReadonlyMap<string, MediaEntry> {
	return new Map(media.map((entry) => [entry.id, entry]));
}

function languageOf(
	locale: Locale,
	facts: Facts,
	media: ReadonlyMap<string, MediaEntry>,
): Language {
	return { locale, facts, media };
}

function shared(da: Frame, en: Frame, media: Shared["media"]): Shared {
	return { frames: { da, en }, media };
}

function buildSite(
	entries: Entries,
	language: Language,
	memo: Memo,
): Pick<Site, "pages" | "articles"> & { readonly frame: Frame } {
	const { locale } = language;
	const pages = entries
		.of("page")
		.flatMap(
			(entry) =>
				memo.call(
					sitePage,
					language,
					entry,
					...entries.texts(entry.id, locale),
				) ?? [],
		);
	const addresses = pages.map(
		({ id, path, data: { view } }): NamedAddress => [id, { path, view }],
	);
	const newsPath = required(
		pages.find(({ data }) => data.view === "news"),
	).path;
	const shown = entries.content.filter(
		({ collection, locale: only }) =>
			!["page", "section", "news"].includes(collection) &&
			(only ?? locale) === locale,
	);
	const articles = entries
		.of("news")
		.filter((entry) => entry.locale === locale && entries.isPublished(entry))
		.map((entry) => memo.call(article, language, newsPath, entry))
		.sort(byDate);
	return {
		frame: memo.call(
			makeFrame,
			language,
			entries.day,
			memo.once(
				"addresses",
				JSON.stringify(addresses),
				() => new Map(addresses),
			),
			...shown,
		),
		pages: new Map(pages.map((each) => [each.id, each])),
		articles: memo.call(listOf<Article>, ...articles),
	};
}

/** One list for the same items: with a memo, the very same one. */
function listOf<T>(...items: readonly T[]): readonly T[] {
	return items;
}

type NamedAddress = readonly [
	id: string,
	{ readonly path: string; readonly view: View },
];

function makeFrame(
	language: Language,
	day: string,
	addresses: Addresses,
	...shown: readonly ContentEntry[]
): Frame {
	const entries = indexEntries(shown, day);
	const files = Object.fromEntries(
		singletons.map((name) => [
			name,
			localize(required(entries.only(name)), language),
		]),
	);
	return {
		// Each singleton is under its own name, which fromEntries can't say.
		...(files as Pick<Frame, Singleton>),
		locale: language.locale,
		addresses,
		events: entries
			.of("event")
			.filter(entries.isPublished)
			.map((entry) => siteEvent(entry, entries, language))
			.sort((a, b) => a.order - b.order),
		people: new Map(
			entries
				.of("person")
				.map((entry) => [entry.id, person(entry, entries, language)]),
		),
		currentCodes: Object.entries(required(entries.only("discounts")).codes)
			.filter(([, code]) => holds(code, day))
			.map(([id]) => id),
	};
}

function sitePage(
	language: Language,
	{ id, data }: ContentEntry<"page">,
	...sections: readonly ContentEntry<"section">[]
): SitePage | undefined {
	const content = required(data);
	const path = content.path[language.locale];
	if (path === undefined) return undefined;
	const texts = sections.map((text) => [
		text.part,
		{
			title: localize(required(text.data).title, language),
			body: body(text, language),
		},
	]);
	// checkFiles has reported each text that the view asks for and is not there.
	return {
		id,
		path,
		data: localize(content, language),
		texts: Object.fromEntries(texts),
	} as SitePage;
}

function article(
	language: Language,
	newsPath: string,
	entry: ContentEntry<"news">,
): Article {
	const data = localize(required(entry.data), language);
	return {
		...data,
		id: entry.id,
		path: articlePath(newsPath, data.slug),
		body: body(entry, language),
	};
}

/** The newest first; of one day, by name. */
function byDate(a: Article, b: Article): number {
	return a.date === b.date ? (a.id < b.id ? -1 : 1) : a.date < b.date ? 1 : -1;
}

function siteEvent(
	{ id, data }: ContentEntry<"event">,
	entries: Entries,
	language: Language,
): SiteEvent {
	return {
		...localize(required(data), language),
		id,
		body: body(entries.find("eventText", id, language.locale), language),
	};
}

function person(
	{ id, data }: ContentEntry<"person">,
	entries: Entries,
	language: Language,
): Person {
	return {
		...localize(required(data), language),
		id,
		body: body(entries.find("personText", id, language.locale), language),
	};
}

function body(entry: ContentEntry | undefined, language: Language): LocalBody {
	return localizeBody(required(entry?.body), language);
}

/** A model is built only from entries that are all there; where one is not, that is our own mistake. */
function required<T>(value: T | undefined): T {
	if (value === undefined)
		throw new Error("The model was built from entries that are not all there.");
	return value;
}

import { keyOf } from "../cache/digest.ts";
import { found } from "../findings.ts";
import { type Locale, locales } from "../i18n/locale.ts";
import { holds } from "../i18n/period.ts";
import {
	rememberEach,
	rememberEqual,
	remembered,
	rememberLast,
	rememberList,
} from "../remember.ts";
import type { View } from "../schema/page.ts";
import { shaped } from "../shaped.ts";
import type { ContentEntry, MediaEntry } from "../types.ts";
import { articlePath } from "../url.ts";
import { articlesAmong, type Entries, indexEntries } from "./entries.ts";
import { collectFacts, type Facts } from "./facts.ts";
import {
	type Language,
	localize,
	localizeBody,
	picturesIn,
	readBody,
} from "./localize.ts";
import type {
	Addresses,
	Article,
	Frame,
	LocalBody,
	Model,
	Person,
	Singleton,
	Site,
	SiteEvent,
	SitePage,
} from "./model.ts";
import { singletons } from "./singletons.ts";

/** The model of entries of which nothing is missing. */
export function buildModel(entries: Entries): Model {
	const facts = {
		da: collectFacts(entries, "da"),
		en: collectFacts(entries, "en"),
	};
	return {
		facts,
		sites: {
			da: buildSite(entries, facts.da, "da"),
			en: buildSite(entries, facts.en, "en"),
		},
		media: entries.media,
		templates: new Map(entries.templates.map(({ id, source }) => [id, source])),
	};
}

/** Sees to it that what the model says of these articles is found out, while what is known of them is at hand. */
export function tellArticles(
	entries: Entries,
	content: readonly ContentEntry[],
): void {
	const news = entries.of("page").find(({ data }) => data?.view === "news");
	for (const locale of locales) {
		const newsPath = news?.data?.path[locale];
		if (newsPath === undefined) continue;
		const language = languageOf(entries, collectFacts(entries, locale), locale);
		for (const entry of articlesAmong({ ...entries, content }))
			if (entry.locale === locale && entry.data)
				articleOf(entry, newsPath, language);
	}
}

/** What is the same as last time is the same object: an edit of one page is no reason to plan any other. */
function buildSite(entries: Entries, facts: Facts, locale: Locale): Site {
	const { page, addresses, frame, articles } = makers[locale];
	const own = languageOf(entries, facts, locale);
	const pages = entries
		.of("page")
		.flatMap(
			(entry) => page(own)(entry)(...entries.texts(entry.id, locale)) ?? [],
		);
	const ways = addresses(
		pages.map(({ id, path, data: { view } }) => [id, { path, view }]),
	);
	const newsPath = required(
		pages.find(({ data }) => data.view === "news"),
	).path;
	const shown = entries.content.filter(
		({ collection, locale: only }) =>
			!["page", "section", "news"].includes(collection) &&
			(only ?? locale) === locale,
	);
	const around = frame(own, entries.day, ways, ...shown);
	return {
		...around,
		frame: around,
		pages: new Map(pages.map((each) => [each.id, each])),
		articles: articles(
			entries
				.of("news")
				.filter(
					(entry) => entry.locale === locale && entries.isPublished(entry),
				)
				.map((entry) => articleOf(entry, newsPath, own))
				.sort(byDate),
		),
	};
}

function languageOf(entries: Entries, facts: Facts, locale: Locale): Language {
	return makers[locale].language(facts, ...entries.media.values());
}

/** Each language has its own, so that one doesn't make the other forget. */
function createMakers(locale: Locale) {
	return {
		language: rememberLast(
			(facts: Facts, ...media: readonly MediaEntry[]): Language => ({
				locale,
				facts,
				media: new Map(media.map((entry) => [entry.id, entry])),
				key: keyOf(JSON.stringify([locale, [...facts], media])),
			}),
		),
		page: remembered((language: Language) =>
			remembered((entry: ContentEntry<"page">) =>
				rememberLast((...texts: readonly ContentEntry<"section">[]) =>
					sitePage(entry, texts, language),
				),
			),
		),
		addresses: rememberEqual(
			(pages: readonly (readonly [string, Address])[]): Addresses =>
				new Map(pages),
		),
		frame: rememberLast(makeFrame),
		articles: rememberList<Article>(),
	};
}

const makers = { da: createMakers("da"), en: createMakers("en") };

type Address = { readonly path: string; readonly view: View };

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
		// Each singleton stands under its own name with its own content, which fromEntries can't say.
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
	{ id, data }: ContentEntry<"page">,
	sections: readonly ContentEntry<"section">[],
	language: Language,
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
	// checkTranslations has seen to it that each text which the view asks for is there.
	return {
		id,
		path,
		data: localize(content, language),
		texts: Object.fromEntries(texts),
	} as SitePage;
}

function articleOf(
	entry: ContentEntry<"news">,
	newsPath: string,
	language: Language,
): Article {
	return lastArticle(entry, [language, newsPath], () =>
		articleIn(entry, newsPath, language),
	);
}

const lastArticle = rememberEach<ContentEntry<"news">, Article>();

function articleIn(
	entry: ContentEntry<"news">,
	newsPath: string,
	language: Language,
): Article {
	const told = toldBy(entry, language.key, language);
	const pictures = told.shown.flatMap((src) => language.media.get(src) ?? []);
	const path = articlePath(newsPath, told.slug);
	return shaped(unread, { ...told, path, pictures, entry, language });
}

/** Of thousands of articles few are made again: their text is made when it is asked for. */
const unread: Pick<Article, "read"> &
	ThisType<{
		readonly entry: ContentEntry<"news">;
		readonly language: Language;
	}> = {
	read() {
		return readBody(required(this.entry.body), this.language);
	},
};

/** All of an article but its address and its text, and the names of the files that this shows. */
type Told = Omit<Article, "path" | "pictures" | "read"> & {
	readonly shown: readonly string[];
};

const toldBy = found(
	"article",
	(entry: ContentEntry<"news">, language: Language): Told => {
		const { id, file, digest, citations } = entry;
		const data = required(entry.data);
		const pictures = picturesIn(required(entry.body), language);
		return {
			...localize(data, language),
			id,
			origin: keyOf(
				JSON.stringify([
					file,
					digest,
					...citations.map(({ fact }) => language.facts.get(fact)),
					...pictures.map(({ source }) => source.digest),
				]),
			),
			shown: pictures.map((picture) => picture.id),
		};
	},
);

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

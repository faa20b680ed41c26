import type { Memo } from "../cache/memo.ts";
import type {
	Collection,
	Entries,
	PageContent,
	PageText,
	Route,
	SiteDefinition,
} from "../definition.ts";
import { type Locale, localesOf } from "../i18n/languages.ts";
import type { ContentEntry, MediaEntry } from "../types.ts";
import { below } from "../url.ts";
import { indexEntries, redirectsIn, singlesOf } from "./entries.ts";
import { collectFacts } from "./facts.ts";
import { type Language, localize, localizeBody } from "./localize.ts";
import type {
	Addresses,
	Facts,
	Item,
	LocalBody,
	LocaleContent,
	LocaleModel,
	Model,
	RoutedItem,
	Shared,
	SitePage,
} from "./model.ts";

/**
 * Builds the model of complete entries. With the same memo, the same entries give the same objects, so that an edit of one
 * page does not make `plan` plan another.
 */
export function buildModel(entries: Entries, memo: Memo): Model {
	const { site } = entries;
	const media = memo.call(mediaByName, ...entries.media.values());
	const languages = localesOf(site).map((locale) =>
		memo.call(languageOf, locale, collectFacts(entries, locale, memo), media),
	);
	const built = languages.map((language) => ({
		locale: language.locale,
		...localeModel(entries, language, memo),
	}));
	return {
		origin: required(site.origin(entries)),
		redirects: redirectsIn(entries).flatMap(({ data }) => required(data)),
		facts: new Map(languages.map(({ locale, facts }) => [locale, facts])),
		shared: memo.call(shared, media, ...built.map(({ content }) => content)),
		byLocale: new Map(
			built.map(({ locale, content, pages, routed }): [Locale, LocaleModel] => [
				locale,
				{ ...content, pages, routed },
			]),
		),
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

function shared(
	media: Shared["media"],
	...contents: readonly LocaleContent[]
): Shared {
	return {
		contents: new Map(contents.map((content) => [content.locale, content])),
		media,
	};
}

function localeModel(
	entries: Entries,
	language: Language,
	memo: Memo,
): Pick<LocaleModel, "pages" | "routed"> & { readonly content: LocaleContent } {
	const { site } = entries;
	const { locale } = language;
	const pages = entries
		.of(site.pages.collection)
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
	const withOwnPages = site.collections
		.filter(
			({ name, route }) =>
				route ||
				[site.pages.collection.name, site.pages.texts.name].includes(name),
		)
		.map(({ name }) => name);
	const plainEntries = entries.content.filter(
		({ collection, locale: only }) =>
			!withOwnPages.includes(collection) && (only ?? locale) === locale,
	);
	const routed = site.collections.flatMap((collection) => {
		const { name, route } = collection;
		return route
			? [
					[
						name,
						routedItems({ entries, collection, route, pages }, language, memo),
					],
				]
			: [];
	});
	return {
		content: memo.call(
			localeContent,
			site,
			language,
			entries.date,
			memo.once(
				"addresses",
				JSON.stringify([locale, addresses]),
				() => new Map(addresses),
			),
			...plainEntries,
		),
		pages: new Map(pages.map((each) => [each.id, each])),
		routed: Object.fromEntries(routed),
	};
}

type NamedAddress = readonly [
	id: string,
	{ readonly path: string; readonly view: string },
];

/** The published entries of a collection with pages of their own, in one language. */
function routedItems(
	{
		entries,
		collection,
		route,
		pages,
	}: {
		readonly entries: Entries;
		readonly collection: Collection;
		readonly route: Route;
		readonly pages: readonly SitePage[];
	},
	language: Language,
	memo: Memo,
): readonly RoutedItem[] {
	const list = pages.find(({ data }) => data.view === route.view);
	if (!list) return [];
	return memo.call(
		listOf<RoutedItem>,
		...entries
			.of(collection)
			.filter(
				(entry) =>
					entry.locale === language.locale && entries.isPublished(entry),
			)
			.map((entry) =>
				memo.call(routedItem, language, list.path, route.slug, entry),
			),
	);
}

/** Returns its arguments as a list; called through a memo, the same list for the same items. */
function listOf<T>(...items: readonly T[]): readonly T[] {
	return items;
}

function localeContent(
	site: SiteDefinition,
	language: Language,
	date: string,
	addresses: Addresses,
	...plainEntries: readonly ContentEntry[]
): LocaleContent {
	const entries = indexEntries(plainEntries, date, site);
	const singles = singlesOf(site);
	const files = singles.map((collection) => [
		collection.name,
		localize(required(entries.only(collection)), language),
	]);
	const items = site.collections
		.filter((each) => !singles.includes(each) && each.textOf === undefined)
		.map((collection) => [
			collection.name,
			entries
				.of(collection)
				.filter(entries.isPublished)
				.map((entry) => item(entry, entries, language)),
		]);
	const content = {
		...Object.fromEntries(files),
		locale: language.locale,
		addresses,
		items: Object.fromEntries(items),
	};
	return { ...content, ...site.derive?.(content, date) };
}

function sitePage(
	language: Language,
	{ id, data }: ContentEntry<PageContent>,
	...texts: readonly ContentEntry<PageText>[]
): SitePage | undefined {
	const content = required(data);
	const path = content.path[language.locale];
	if (path === undefined) return undefined;
	return {
		id,
		path,
		data: localize(content, language),
		texts: Object.fromEntries(
			texts.map((text) => [
				text.part,
				{
					title: localize(required(text.data).title, language),
					body: body(text, language),
				},
			]),
		),
	};
}

function routedItem(
	language: Language,
	listPath: string,
	slug: string,
	entry: ContentEntry,
): RoutedItem {
	const data = Object(localize(required(entry.data), language));
	return {
		...data,
		id: entry.id,
		path: below(listPath, data[slug]),
		body: body(entry, language),
	};
}

/** An entry with its text, where its collection has texts. */
function item(
	{ id, data, collection }: ContentEntry,
	entries: Entries,
	language: Language,
): Item {
	const texts = entries.site.collections.find(
		({ textOf }) => textOf === collection,
	);
	return {
		...Object(localize(required(data), language)),
		id,
		body: texts && body(entries.find(texts, id, language.locale), language),
	};
}

function body(entry: ContentEntry | undefined, language: Language): LocalBody {
	return localizeBody(required(entry?.body), language);
}

/** Returns the value. Throws if it is missing, which is a bug: a model is built from complete entries only. */
function required<T>(value: T | undefined): T {
	if (value === undefined)
		throw new Error("The model was built from entries that are not all there.");
	return value;
}

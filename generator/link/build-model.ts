import type { Memo } from "../cache/memo.ts";
import type {
	Entries,
	PageContent,
	PageText,
	SiteDefinition,
} from "../definition.ts";
import { type Locale, listLocales } from "../languages/languages.ts";
import { joinAddress } from "../text/url.ts";
import type { ContentEntry, MediaEntry } from "../types.ts";
import {
	indexEntries,
	listRedirects,
	listSingleFileCollections,
} from "./entries.ts";
import { collectFacts } from "./facts.ts";
import { type Language, localize, localizeBody } from "./localize.ts";
import type {
	Addresses,
	Facts,
	Item,
	LocaleBody,
	LocaleContent,
	LocaleModel,
	Model,
	RoutedItem,
	RoutedItems,
	SharedContent,
	SitePage,
} from "./model.ts";

/**
 * Builds the model of complete entries. With the same memo, unchanged entries give the same objects, so that `plan` only plans
 * pages whose content has changed.
 */
export function buildModel(entries: Entries, memo: Memo): Model {
	const { site } = entries;
	const media = memo.call(toMediaMap, ...entries.media.values());
	const languages = listLocales(site).map((locale) =>
		memo.call(
			createLanguage,
			locale,
			collectFacts(entries, locale, memo),
			media,
		),
	);
	const built = languages.map((language) =>
		buildLocaleModel(entries, language, memo),
	);
	return {
		origin: site.origin(entries),
		redirects: listRedirects(entries).flatMap(({ data }) => data),
		facts: new Map(languages.map(({ locale, facts }) => [locale, facts])),
		shared: memo.call(
			combineContents,
			media,
			...built.map(({ content }) => content),
		),
		byLocale: new Map(
			built.map(({ content, pages, routed }): [Locale, LocaleModel] => [
				content.locale,
				{ ...content, pages, routed },
			]),
		),
		templates: new Map(entries.templates.map(({ id, source }) => [id, source])),
	};
}

function toMediaMap(
	...media: readonly MediaEntry[]
): ReadonlyMap<string, MediaEntry> {
	return new Map(media.map((entry) => [entry.id, entry]));
}

function createLanguage(
	locale: Locale,
	facts: Facts,
	media: ReadonlyMap<string, MediaEntry>,
): Language {
	return { locale, facts, media };
}

function combineContents(
	media: SharedContent["media"],
	...contents: readonly LocaleContent[]
): SharedContent {
	return {
		contents: new Map(contents.map((content) => [content.locale, content])),
		media,
	};
}

function buildLocaleModel(
	entries: Entries,
	language: Language,
	memo: Memo,
): Pick<LocaleModel, "pages" | "routed"> & { readonly content: LocaleContent } {
	const { site, date } = entries;
	const pages = entries.of(site.pages.collection).flatMap((entry) => {
		const texts = entries.texts(entry.id, language.locale);
		return memo.call(createSitePage, language, entry, ...texts) ?? [];
	});
	const addresses = createAddressMap(pages, language, memo);
	const plain = listPlainEntries(entries, language);
	const routed = site.collections.flatMap((collection) => {
		const { name, route } = collection;
		if (!route) return [];
		const list = pages.find(({ data }) => data.view === route.view);
		const published = entries
			.of(collection)
			.filter(({ locale }) => locale === language.locale)
			.filter(entries.isPublished);
		// Entries have addresses only if the page that lists them exists.
		const items = list
			? published.map((entry) =>
					memo.call(createRoutedItem, entry, language, list.path, route.slug),
				)
			: [];
		return [[name, memo.call(listArguments<RoutedItem>, ...items)]];
	});
	return {
		content: memo.call(
			createLocaleContent,
			site,
			language,
			date,
			addresses,
			deriveFromPages(site, pages, Object.fromEntries(routed), language, memo),
			...plain,
		),
		pages: new Map(pages.map((each) => [each.id, each])),
		routed: Object.fromEntries(routed),
	};
}

/** Creates the map of the addresses of pages; the same object as long as they are equal. */
function createAddressMap(
	pages: readonly SitePage[],
	{ locale }: Language,
	memo: Memo,
): Addresses {
	const named = pages.map(
		({ id, path, data: { view } }) => [id, { path, view }] as const,
	);
	return memo.once(
		"addresses",
		JSON.stringify([locale, named]),
		() => new Map(named),
	);
}

/** Returns the data that a site derives from its pages; the same object as long as it is equal. */
function deriveFromPages(
	site: SiteDefinition,
	pages: readonly SitePage[],
	routed: RoutedItems,
	{ locale }: Language,
	memo: Memo,
): object {
	const derived = site.deriveFromPages?.(pages, routed) ?? {};
	const key = JSON.stringify([locale, derived]);
	return memo.once("derived from pages", key, () => derived);
}

/** Lists the entries that any page of a language can show: all but pages and entries with pages of their own. */
function listPlainEntries(
	{ site, content }: Entries,
	language: Language,
): ContentEntry[] {
	const ofPages = [
		site.pages.collection,
		site.pages.texts,
		...site.collections.filter(({ route }) => route),
	].map(({ name }) => name);
	return content.filter(
		({ collection, locale = language.locale }) =>
			!ofPages.includes(collection) && locale === language.locale,
	);
}

/** Returns its arguments as a list; called through a memo, the same list for the same items. */
function listArguments<T>(...items: readonly T[]): readonly T[] {
	return items;
}

function createLocaleContent(
	site: SiteDefinition,
	language: Language,
	date: string,
	addresses: Addresses,
	ofPages: object,
	...plainEntries: readonly ContentEntry[]
): LocaleContent {
	const entries = indexEntries(plainEntries, date, site);
	const singles = listSingleFileCollections(site);
	const files = singles.map((collection) => [
		collection.name,
		localize(entries.only(collection), language),
	]);
	const items = site.collections
		.filter((each) => !singles.includes(each) && each.textOf === undefined)
		.map((collection) => [
			collection.name,
			entries
				.of(collection)
				.filter(entries.isPublished)
				.map((entry) => createItem(entry, entries, language)),
		]);
	const content = {
		...ofPages,
		...Object.fromEntries(files),
		locale: language.locale,
		addresses,
		items: Object.fromEntries(items),
	};
	return { ...content, ...site.derive?.(content, date) };
}

function createSitePage(
	language: Language,
	{ id, data }: ContentEntry<PageContent>,
	...texts: readonly ContentEntry<PageText>[]
): SitePage | undefined {
	const path = data.path[language.locale];
	if (path === undefined) return undefined;
	return {
		id,
		path,
		data: localize(data, language),
		texts: Object.fromEntries(
			texts.map((text) => [
				text.part,
				{
					title: localize(text.data.title, language),
					body: requireBody(text, language),
				},
			]),
		),
	};
}

function createRoutedItem(
	entry: ContentEntry,
	language: Language,
	listPath: string,
	slug: string,
): RoutedItem {
	const data = Object(localize(entry.data, language));
	return {
		...data,
		id: entry.id,
		path: joinAddress(listPath, data[slug]),
		body: requireBody(entry, language),
	};
}

/** Creates an item: the data of an entry, with its text if its collection has texts. */
function createItem(
	{ id, data, collection }: ContentEntry,
	entries: Entries,
	language: Language,
): Item {
	const texts = entries.site.collections.find(
		({ textOf }) => textOf === collection,
	);
	return {
		...Object(localize(data, language)),
		id,
		body:
			texts && requireBody(entries.find(texts, id, language.locale), language),
	};
}

function requireBody(
	entry: ContentEntry | undefined,
	language: Language,
): LocaleBody {
	// `link` has reported missing texts.
	if (!entry?.body) throw new Error("A text of the model is missing.");
	return localizeBody(entry.body, language);
}

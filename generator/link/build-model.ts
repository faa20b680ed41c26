import { toDigest } from "../cache/digest.ts";
import type { Memo } from "../cache/memo.ts";
import type {
	Collection,
	Entries,
	PageContent,
	PageText,
	SiteDefinition,
} from "../definition.ts";
import { listLocales } from "../languages/languages.ts";
import { joinAddress } from "../text/url.ts";
import type { ContentEntry } from "../types.ts";
import { listRedirects, listSingleFileCollections } from "./entries.ts";
import { listFacts } from "./facts.ts";
import { type Language, localize, localizeBody } from "./localize.ts";
import type {
	Item,
	LocaleBody,
	LocaleContent,
	LocaleModel,
	Model,
	RoutedItem,
	SitePage,
} from "./model.ts";

/**
 * Builds the model of complete entries. With the same memo, equal content gives the same objects, so that `plan` only plans
 * entry pages whose content has changed.
 */
export function buildModel(entries: Entries, memo: Memo): Model {
	const { site, media, date } = entries;
	const languages = listLocales(site).map((locale): Language => {
		const facts = new Map(listFacts(entries, locale, memo));
		return keepEqual(memo, "language", { locale, facts, media });
	});
	const built = languages.map((language) =>
		buildLocaleModel(entries, language, memo),
	);
	const contents = new Map(
		built.map(({ content }) => [content.locale, content]),
	);
	const byLocale = new Map(
		built.map(({ content, pages, routed }) => [
			content.locale,
			{ ...content, pages, routed },
		]),
	);
	return {
		origin: site.origin(entries),
		redirects: listRedirects(entries).flatMap(({ data }) => data),
		facts: new Map(languages.map(({ locale, facts }) => [locale, facts])),
		shared: keepEqual(memo, `content on ${date}`, { contents, media }),
		byLocale,
		templates: new Map(entries.templates.map(({ id, source }) => [id, source])),
	};
}

/** Returns a value, or the equal one of the last build. Only its plain data and maps are compared. */
function keepEqual<T>(memo: Memo, kind: string, value: T): T {
	const json = JSON.stringify(value, (_, each) =>
		each instanceof Map ? [...each] : each,
	);
	return memo.once(kind, toDigest(json), () => value);
}

function buildLocaleModel(
	entries: Entries,
	language: Language,
	memo: Memo,
): Pick<LocaleModel, "pages" | "routed"> & { readonly content: LocaleContent } {
	const { site } = entries;
	const { locale } = language;
	const pages = entries.of(site.pages.collection).flatMap((entry) => {
		const texts = entries.texts(entry.id, locale);
		return memo.call(createSitePage, entry, language, ...texts) ?? [];
	});
	const routed = Object.fromEntries(
		site.collections.flatMap((collection) => {
			const { name, route } = collection;
			if (!route) return [];
			const list = pages.find(({ id }) => id === route.page);
			// Entries have addresses only if the page that lists them exists.
			const items = !list
				? []
				: listPublished(collection, locale, entries).map((entry) =>
						memo.call(createRoutedItem, entry, language, list.path, route.slug),
					);
			return [[name, items]];
		}),
	);
	return {
		content: createContent(entries, language, pages, memo),
		pages: new Map(pages.map((each) => [each.id, each])),
		routed,
	};
}

/** Lists the published entries of a collection that have a language, or all languages. */
function listPublished(
	collection: Collection,
	locale: string,
	entries: Entries,
): ContentEntry[] {
	return entries
		.of(collection)
		.filter((entry) => (entry.locale ?? locale) === locale)
		.filter(entries.isPublished);
}

/** Creates the content that every page can show. */
function createContent(
	entries: Entries,
	language: Language,
	pages: readonly SitePage[],
	memo: Memo,
): LocaleContent {
	const { site } = entries;
	const { locale } = language;
	const addresses = pages.map(
		({ id, path, data: { view, title } }) =>
			[id, { path, view, title }] as const,
	);
	const files = listSingleFileCollections(site).flatMap((collection) => {
		const { name, isOptional } = collection;
		if (isOptional && entries.of(collection).length === 0) return [];
		const data = entries.only(collection);
		return [[name, memo.call(localize, data, language)]];
	});
	const items = listItemCollections(site).map((collection) => {
		const { name } = collection;
		const texts = site.collections.find(({ textOf }) => textOf === name);
		const published = listPublished(collection, locale, entries);
		return [
			name,
			published.map((entry) => {
				const text = texts && entries.find(texts, entry.id, locale);
				return memo.call(createItem, entry, language, text ?? entry);
			}),
		];
	});
	return {
		...Object.fromEntries(files),
		locale,
		addresses: new Map(addresses),
		items: Object.fromEntries(items),
	};
}

/** Lists the collections of many files whose entries are neither pages nor texts. */
function listItemCollections({ collections, pages }: SiteDefinition) {
	const ofPages = [pages.collection.name, pages.texts.name];
	return collections
		.filter(({ files }) => files.includes("{id}"))
		.filter(
			({ name, route, textOf }) => !route && !textOf && !ofPages.includes(name),
		);
}

function createSitePage(
	{ id, data }: ContentEntry<PageContent>,
	language: Language,
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
	{ id, data }: ContentEntry,
	language: Language,
	text: ContentEntry,
): Item {
	return {
		...Object(localize(data, language)),
		id,
		body: text.body && localizeBody(text.body, language),
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

import type {
	Check,
	EditorLook,
	LintRule,
	Scaffold,
	SiteCode,
	SiteDefinition,
} from "../definition.ts";
import {
	createSiteError,
	recordDefinition,
} from "../diagnostics/site-error.ts";
import type { SiteLanguage } from "../languages/languages.ts";
import type { Feed, FeedEntry } from "../plan/feed.ts";
import type { PageMetadata } from "../plan/head.ts";
import type { SearchSource } from "../plan/search-index.ts";
import type { Fields, Shown } from "./field.ts";
import type {
	AnyCollection,
	BasePage,
	CollectionDefinition,
	CommonInput,
	Content,
	EntryOf,
} from "./site-types.ts";

// The definition of a site, as site/site.ts exports it. site-definition.ts makes of it what the engine works with.

/** A language: its own name for itself, or the name and the tag by which values are formatted. */
export type LanguageOptions =
	| string
	| {
			readonly name: string;
			/** BCP 47, e.g. en-GB. By default, the code with its most likely region. */
			readonly tag?: string;
			/** By default, the tag: en_GB. */
			readonly openGraph?: string;
	  };

/** What the hooks of a site get for a page, besides its own values. */
export type PageInput<C> = CommonInput & {
	/** The page: for that of an entry, its title and description are those of the entry. */
	readonly page: BasePage & Readonly<Record<string, unknown>>;
	readonly metadata: PageMetadata;
	readonly content: Content<C>;
};

/** Replaces parts of the feed. */
export type FeedOptions<C> = {
	feed?(input: CommonInput & { readonly content: Content<C> }): Partial<Feed>;
	entry?(
		input: CommonInput & {
			readonly content: Content<C>;
			readonly entry: FeedSource<C>;
		},
	): Partial<FeedEntry>;
};

/** An entry of the collection that has the feed. */
type FeedSource<C> = unknown extends C
	? unknown
	: {
			[K in keyof C]: C[K] extends AnyCollection
				? C[K]["options"] extends { readonly feed: true }
					? EntryOf<C[K]>
					: never
				: never;
		}[keyof C];

/** Replaces parts of the search index. */
export type SearchOptions<C, P> = {
	/** Returns the names of categories by key, in their order. */
	categories?(
		input: CommonInput & { readonly content: Content<C> },
	): Readonly<Record<string, string>>;
	/** Replaces parts of the item of a page or entry; without a result, the search omits it. */
	item?(
		input: CommonInput & {
			readonly content: Content<C>;
			readonly view: string;
			/** The page; that of an entry has none of the site's own fields. */
			readonly page: BasePage & Partial<Shown<P>>;
			/** The entry whose page it is. */
			readonly entry?: Readonly<Record<string, unknown>>;
			readonly source: SearchSource;
		},
	): Partial<SearchSource> | undefined;
};

/** The options of the editor. */
export type EditorOptions = {
	/** BCP 47. By default, the first language of the site. */
	readonly language?: string;
	readonly look?: EditorLook;
	/** Returns what pages are called in the editor, by their ids: by default, their titles. */
	readonly pageNames?: SiteDefinition["pageNames"];
};

/** The definition of a site. */
export type SiteOptions<C, P extends Fields> = {
	/** The languages by code (BCP 47). Addresses in the first have no prefix, those in others begin with /CODE. */
	readonly languages: Readonly<Record<string, LanguageOptions>>;
	/** An IANA time zone, by which the day of the site begins and ends. */
	readonly timeZone: string;
	/** ISO 4217. */
	readonly currency: string;
	/** The collections by name: `import * as collections from "./content.ts"`. Other exports of that module are ignored. */
	readonly collections: C;
	/** The place of the site's name in the content: COLLECTION.FIELD. */
	readonly name: string;
	/** The place of the site's origin, such as https://example.org. */
	readonly origin: string;
	/** The ids of the pages in the menu. */
	readonly menu?: readonly string[];
	/** Fields that every page has, besides address, title, description and heading. */
	readonly page?: P;
	/** The file of the words of the interface in content/. */
	readonly words?: string;
	/** The fragments of the parts of the frame, to which links may lead. */
	readonly anchors?: readonly string[];
	/** Replaces parts of the metadata of every page: its title, its picture for shared links, … */
	metadata?(input: PageInput<C>): Partial<PageMetadata>;
	/** The structured data (JSON-LD) of every page. */
	jsonLd?(input: PageInput<C>): readonly object[];
	/** Whether there is a search index in each language: /search.json, of all pages that search engines list. */
	readonly search?: boolean | SearchOptions<C, P>;
	/** Replaces parts of the feed, which the collection with `feed: true` has. */
	readonly feed?: FeedOptions<C>;
	/** Further files for machines. */
	readonly files?: SiteDefinition["filesOf"];
	/** Checks of the content: see `rule`. */
	readonly rules?: readonly Check[];
	readonly lint?: readonly LintRule[];
	readonly figures?: SiteDefinition["figures"];
	readonly placeholders?: readonly string[];
	readonly corrections?: (text: string) => readonly unknown[];
	readonly templates?: readonly string[];
	readonly code?: SiteCode;
	/** How `kilde new` creates pages and redirects. */
	readonly scaffolds?: {
		readonly page?: Scaffold;
		readonly redirect?: Scaffold;
	};
	/** The default language of the editor (by default the first of the site), and its look. */
	readonly editor?: EditorOptions;
};

/** A site as `defineSite` returns it. */
export type Site<C = unknown, P extends Fields = Fields> = SiteOptions<C, P> & {
	readonly isSite: true;
};

/**
 * Defines a site; site/site.ts exports it as `site`.
 *
 * @example
 * ```ts
 * import { collection, defineSite, f } from "kilde";
 *
 * // Mostly `import * as collections from "./content.ts"`.
 * const collections = { business: collection("business.yaml", { name: f.line(), site: f.origin() }) };
 *
 * export const site = defineSite({
 * 	languages: { en: "English", fr: "Français" },
 * 	timeZone: "Europe/Paris",
 * 	currency: "EUR",
 * 	collections,
 * 	name: "business.name",
 * 	origin: "business.site",
 * 	menu: ["prices", "news", "contact"],
 * });
 * ```
 */
export function defineSite<
	const C extends object,
	// biome-ignore lint/complexity/noBannedTypes: no fields.
	const P extends Fields = {},
>(options: SiteOptions<C, P>): Site<C, P> {
	for (const name of [
		"languages",
		"timeZone",
		"currency",
		"collections",
		"name",
		"origin",
	] as const)
		if (options[name] === undefined)
			throw createSiteError(`defineSite: \`${name}\` is missing.`);
	const site = { ...options, isSite: true as const };
	recordDefinition(site);
	return site;
}

/** Lists the collections of a site with their names. */
export function listCollections(
	site: Site,
): (readonly [name: string, collection: CollectionDefinition])[] {
	return Object.entries(Object(site.collections)).flatMap(([name, value]) =>
		isCollection(value) ? [[name, value] as const] : [],
	);
}

function isCollection(value: unknown): value is CollectionDefinition {
	const { files, fields, options } = Object(value);
	return typeof files === "string" && !!fields && !!options;
}

/** Returns the languages of a site with their tags and their names in Open Graph. */
export function listLanguages({ languages }: Site): (SiteLanguage & {
	readonly name: string;
})[] {
	return Object.entries(languages).map(([code, language]) => {
		const {
			name,
			tag = getLikelyTag(code),
			openGraph = tag.replace("-", "_"),
		} = typeof language === "string"
			? ({ name: language } as Exclude<LanguageOptions, string>)
			: language;
		return { code, name, tag, openGraph };
	});
}

/** Returns a language code with its most likely region: da → da-DK. */
function getLikelyTag(code: string): string {
	try {
		const { language, region } = new Intl.Locale(code).maximize();
		return region ? `${language}-${region}` : code;
	} catch {
		// `checkDefinition` reports codes of another form.
		return code;
	}
}

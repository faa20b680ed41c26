import type { Locale } from "../languages/languages.ts";
import type { Localized } from "../schema/localized.ts";
import type { Reference } from "../schema/reference.ts";
import type { ParsedText, Prose } from "../schema/text-values.ts";
import type { MediaEntry, Redirect, SourceRef } from "../types.ts";

/** The facts of a language: texts by name. */
export type Facts = ReadonlyMap<string, string>;

/** Content in one language: texts are strings with their facts filled in, references are names. */
export type LocaleValue<T> = T extends ParsedText
	? string
	: T extends Prose
		? LocaleBody
		: T extends Reference
			? string
			: T extends Localized<infer U>
				? LocaleValue<U>
				: T extends readonly (infer U)[]
					? readonly LocaleValue<U>[]
					: T extends object
						? { readonly [K in keyof T]: LocaleValue<T[K]> }
						: T;

/** A Markdown text in one language. */
export type LocaleBody = {
	readonly html: string;
	readonly headings: readonly {
		readonly level: number;
		readonly id: string;
		readonly text: string;
	}[];
	/** Its pictures, by the names of their files. */
	readonly pictures: readonly { readonly src: string; readonly alt: string }[];
	/** Its text without markup. */
	readonly words: string;
};

/** A Markdown text of a page, with its heading if it has one. */
export type LocaleText = {
	readonly title: string | undefined;
	readonly body: LocaleBody;
};

/** A page in one language; `texts` are the texts of its view. */
export type SitePage = {
	readonly id: string;
	readonly path: string;
	readonly data: {
		readonly view: string;
		readonly title: string;
		readonly description: string;
	};
	readonly texts: Readonly<Record<string, LocaleText>>;
};

/** An entry of a collection of many files: its data, its name, and its Markdown text if it has one. */
export type Item<T = unknown> = T & {
	readonly id: string;
	readonly body: LocaleBody | undefined;
};

/** An entry with a page of its own, at `path`. */
export type RoutedItem<T = unknown> = T & {
	readonly id: string;
	readonly path: string;
	readonly body: LocaleBody;
};

/** The addresses of the pages in one language by name, with the view and the title of each. */
export type Addresses<V extends string = string> = ReadonlyMap<
	string,
	{ readonly path: string; readonly view: V; readonly title: string }
>;

/**
 * The content in one language that every page can show: everything except pages and entries with pages of their own. A site's
 * own type adds the collections of one file, each under its name.
 */
export type LocaleContent = {
	readonly locale: Locale;
	readonly addresses: Addresses;
	/** The published entries of the other collections, by the collections' names. */
	readonly items: Readonly<Record<string, readonly Item[]>>;
};

/** Entries with pages of their own, by the names of their collections. */
export type RoutedItems = Readonly<Record<string, readonly RoutedItem[]>>;

/** The whole content in one language. */
export type LocaleModel<
	F extends LocaleContent = LocaleContent,
	P extends SitePage = SitePage,
	R extends RoutedItems = RoutedItems,
> = F & {
	readonly pages: ReadonlyMap<string, P>;
	/** The published entries that have pages of their own, by the names of their collections. */
	readonly routed: R;
};

/** The content in all languages that every page can show. */
export type SharedContent<F extends LocaleContent = LocaleContent> = {
	readonly contents: ReadonlyMap<Locale, F>;
	readonly media: ReadonlyMap<string, MediaEntry>;
};

/** The whole content, with every reference checked. */
export type Model<
	F extends LocaleContent = LocaleContent,
	P extends SitePage = SitePage,
	R extends RoutedItems = RoutedItems,
> = {
	/** The address of the site itself. */
	readonly origin: string;
	readonly redirects: readonly Redirect[];
	/** By language. */
	readonly facts: ReadonlyMap<Locale, Facts>;
	readonly shared: SharedContent<F>;
	readonly byLocale: ReadonlyMap<Locale, LocaleModel<F, P, R>>;
	readonly templates: ReadonlyMap<string, SourceRef>;
};

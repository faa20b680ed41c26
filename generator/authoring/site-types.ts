import type { OpenQuestion, Scaffold } from "../definition.ts";
import type { Formatters } from "../languages/format.ts";
import type { Text } from "../languages/text.ts";
import type { CommonWords } from "../languages/words.ts";
import type { LocaleBody } from "../link/model.ts";
import type { FieldLike, Shown, Stored } from "./field.ts";

// The types of a site: its collections and their entries, and what its functions and components get.

/** The facts that a collection of one file computes, by the first parts of their names: `{{hours.open}}`; undefined is none. */
export type ComputedFacts<F = unknown> = Readonly<
	Record<
		string,
		(
			data: Shown<F>,
			context: FactInput,
		) => Readonly<Record<string, string | undefined>>
	>
>;

/** What facts are computed from besides the data of their collection. An item of another one that doesn't exist has no values. */
export type FactInput = {
	readonly locale: string;
	readonly format: Formatters;
};

/** The options of a collection. */
export type CollectionOptions<F = unknown> = {
	/** The view of its entries' own pages: a file of site/views. */
	readonly view?: string;
	/** The id of the page that lists its entries: their addresses begin with that of this page. */
	readonly below?: string;
	/** Whether there is a feed of its entries (Atom). */
	readonly feed?: boolean;
	/** The field with the day that entries are sorted by, the newest first. By default, they are in the order of their names. */
	readonly newestFirst?: keyof F & string;
	/** The field with the number or text that entries are sorted by. */
	readonly order?: keyof F & string;
	/** The Markdown texts of its entries, if the entries are YAML files: `people/{id}.{locale}.md`. */
	readonly texts?: string;
	/** Whether one page shows several of its texts: the fragments of their headings then begin with the entry's id. */
	readonly sharesPage?: true;
	readonly facts?: ComputedFacts<F>;
	/** What its entries are called, in the plural. */
	readonly called?: Text;
	/** How `kilde new` creates an entry. */
	readonly scaffold?: Scaffold;
	/** The paths of dates that mustn't be more than a year ahead, as in `rule`: `"from"`, `"*.month"`. */
	readonly dates?: readonly string[];
	/** How many days before its first day the site announces a period: `build` prints that day, too, as one with a change. */
	readonly announcedDays?: number;
	/** The languages of fields that have texts in one language only, by the names of the fields. */
	readonly fieldLanguages?: Readonly<Record<string, string>>;
	/** Lists the open questions to the owner, for `kilde check --launch`. */
	readonly questions?: (data: Stored<F>) => readonly OpenQuestion[];
};

/** A collection: files of one kind in content/, and their fields. */
export type CollectionDefinition<
	P extends string = string,
	F extends FieldLike = FieldLike,
	// biome-ignore lint/suspicious/noExplicitAny: the options of any fields.
	O extends CollectionOptions<any> = CollectionOptions<any>,
> = {
	readonly files: P;
	readonly fields: F;
	readonly options: O;
	/** Never set: the type of the data of its entries. */
	readonly stored?: Stored<F>;
};

/** The collections whose options are not of interest. */
export type AnyCollection = {
	readonly files: string;
	readonly fields: FieldLike;
	readonly options: object;
};

/** An entry of a collection of many files, or an item of a collection that is a map. */
export type EntryOf<C extends AnyCollection> =
	C["files"] extends `${string}{id}${string}`
		? Shown<C["fields"]> & { readonly id: string } & AddressOf<C> & BodyOf<C>
		: Shown<C["fields"]> extends { readonly [key: string]: infer I }
			? I
			: never;

type AddressOf<C extends AnyCollection> = C["options"] extends {
	readonly below: string;
}
	? { readonly href: string }
	: unknown;

type BodyOf<C extends AnyCollection> = C["files"] extends `${string}.md`
	? { readonly body: LocaleBody }
	: C["options"] extends { readonly texts: string }
		? { readonly body: LocaleBody }
		: unknown;

/** The content that pages may show: the data of a collection of one file, the entries of one of many, and the pages by id. */
export type Content<C> = {
	readonly pages: Readonly<
		Record<string, Pick<BasePage, "id" | "href" | "title">>
	>;
} & {
	readonly [K in keyof C as C[K] extends AnyCollection
		? K
		: never]: C[K] extends AnyCollection
		? C[K]["files"] extends `${string}{id}${string}`
			? readonly EntryOf<C[K]>[]
			: Shown<C[K]["fields"]>
		: never;
};

/**
 * A site names its definition here, once, and its words:
 *
 * @example
 * declare module "kilde" {
 * 	interface Register {
 * 		site: typeof site;
 * 	}
 * }
 */
// biome-ignore lint/suspicious/noEmptyInterface: a site adds its definition.
export interface Register {}

/** The words of a site: `kilde schema` writes them into site/words.d.ts. */
// biome-ignore lint/suspicious/noEmptyInterface: a site adds its words.
export interface SiteWords {}

type RegisteredSite = Register extends { readonly site: infer S } ? S : unknown;

type Collections = RegisteredSite extends { readonly collections: infer C }
	? C
	: Record<string, never>;

/** A collection of the registered site. */
export type Collection<N extends keyof Collections> = Collections[N];

/** The content of the registered site in one language. */
export type SiteContent = Content<Collections>;

/** The name of a collection of the registered site. */
export type CollectionName = Exclude<keyof SiteContent & string, "pages">;

/** The fields that the registered site adds to every page. */
export type SitePageFields = RegisteredSite extends {
	readonly page?: infer F;
}
	? Shown<NonNullable<F>>
	: unknown;

/** The words of the interface in one language: those that the engine has, and those of the site. */
export type Words = SiteWords & CommonWords;

/** A text in Markdown: its HTML, and the heading that the front matter of its own file gives it. */
export type PageText = LocaleBody & { readonly title?: string };

/** The fields of every page. */
export type BasePage = {
	readonly id: string;
	readonly href: string;
	readonly title: string;
	readonly description: string;
	readonly heading: string;
};

/** What every component and `data` get: how the language writes values, and the words of the interface. */
export type CommonInput = {
	/** The language of the page. */
	readonly locale: string;
	/** The day that the site is built for, yyyy-mm-dd. */
	readonly date: string;
	readonly format: Formatters;
	readonly words: Words;
	/** The address of the front page. */
	readonly home: string;
	/** The address of the search index, if the site has one (`search`). */
	readonly searchIndex: string;
};

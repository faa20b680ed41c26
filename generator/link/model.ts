import type { Locale } from "../i18n/locale.ts";
import type { Collection, Content } from "../schema/index.ts";
import type { Localized } from "../schema/localized.ts";
import type { sections, View } from "../schema/page.ts";
import type { Reference } from "../schema/reference.ts";
import type { Prose, Text } from "../text/text.ts";
import type { MediaEntry, Ref } from "../types.ts";
import type { Facts } from "./facts.ts";

/** Content in one language: texts are strings with their facts filled in, references are names. */
export type Local<T> = T extends Text
	? string
	: T extends Prose
		? LocalBody
		: T extends Reference
			? string
			: T extends Localized<infer U>
				? Local<U>
				: T extends readonly (infer U)[]
					? readonly Local<U>[]
					: T extends object
						? { readonly [K in keyof T]: Local<T[K]> }
						: T;

/** A Markdown text in one language. */
export type LocalBody = {
	readonly html: string;
	readonly headings: readonly {
		readonly level: number;
		readonly id: string;
		readonly text: string;
	}[];
	/** Its words alone, for places that show no markup. */
	readonly words: string;
};

/** What an entry of a collection holds, in one language. */
export type LocalContent<C extends Collection> = Local<Content<C>>;

/** A Markdown text of a page, with its heading if it has one. */
export type LocalText = {
	readonly title: string | undefined;
	readonly body: LocalBody;
};

/** A page in one language; `texts` are those that its view asks for. */
export type SitePage<V extends View = View> = {
	[K in V]: {
		readonly id: string;
		readonly path: string;
		readonly data: Extract<LocalContent<"page">, { view: K }>;
		readonly texts: Readonly<Record<(typeof sections)[K][number], LocalText>>;
	};
}[V];

/** An article in one language; `path` is the address of its own page. */
export type Article = LocalContent<"news"> & {
	readonly id: string;
	readonly path: string;
	readonly body: LocalBody;
};

/** An event in one language, with its description. */
export type SiteEvent = LocalContent<"event"> & {
	readonly id: string;
	readonly body: LocalBody;
};

/** One of the people behind the centre, with the biography in one language. */
export type Person = LocalContent<"person"> & {
	readonly id: string;
	readonly body: LocalBody;
};

/** Collections of one file, which the site can't do without. */
export type Singleton = Exclude<
	Collection,
	"page" | "section" | "news" | "event" | "eventText" | "person" | "personText"
>;

/** The addresses of the pages in one language by their names, and what each shows. */
export type Addresses = ReadonlyMap<
	string,
	{ readonly path: string; readonly view: View }
>;

/** The whole content in one language but for what its pages and articles say: each page may show all of it. */
export type Frame = {
	readonly [C in Singleton]: LocalContent<C>;
} & {
	readonly locale: Locale;
	readonly addresses: Addresses;
	readonly events: readonly SiteEvent[];
	readonly people: ReadonlyMap<string, Person>;
	/** The discount codes that hold on the day of the site, in the order of the content. */
	readonly currentCodes: readonly string[];
};

/** The whole content in one language. */
export type Site = Frame & {
	readonly pages: ReadonlyMap<string, SitePage>;
	/** The newest first. */
	readonly articles: readonly Article[];
};

/** What any page may show, whichever language it is in. */
export type Shared = {
	readonly frames: Readonly<Record<Locale, Frame>>;
	readonly media: ReadonlyMap<string, MediaEntry>;
};

/** The whole content, every reference known to lead somewhere. */
export type Model = {
	readonly facts: Readonly<Record<Locale, Facts>>;
	readonly shared: Shared;
	readonly sites: Readonly<Record<Locale, Site>>;
	readonly templates: ReadonlyMap<string, Ref>;
};

import type { ReactNode } from "react";
import type { PageView } from "../definition.ts";
import { recordDefinition } from "../diagnostics/site-error.ts";
import type { PageNeeds } from "../host/page-features.ts";
import type { PageMetadata } from "../plan/head.ts";
import type { SearchSource } from "../plan/search-index.ts";
import { createObjectParts, type Fields, type Shown } from "./field.ts";
import type {
	AnyCollection,
	BasePage,
	Collection,
	CollectionName,
	CommonInput,
	EntryOf,
	SiteContent,
	SitePageFields,
} from "./site-types.ts";

// The views of pages: what a page holds, what is computed for it, and how it looks, in one file of site/views.

/** A page of a view, as components get it. */
export type ViewPage<F> = BasePage & SitePageFields & Shown<F>;

/** The input of `data` of a view. */
export type ViewInput<F = Fields> = CommonInput & {
	readonly page: ViewPage<F>;
	readonly content: SiteContent;
};

/** The input of `data` of the view of an entry. */
export type EntryInput<N extends CollectionName> = CommonInput & {
	readonly entry: EntryFor<N>;
	/** The entries before and after it, in the order of its collection, without their texts. */
	readonly previous: Omit<EntryFor<N>, "body"> | undefined;
	readonly next: Omit<EntryFor<N>, "body"> | undefined;
	/** The page that lists the entries. */
	readonly list: BasePage & SitePageFields;
	readonly content: SiteContent;
};

type EntryFor<N extends CollectionName> =
	Collection<N> extends AnyCollection ? EntryOf<Collection<N>> : never;

/** Further properties of a view. `I` is the input of its `data`, `D` its result. */
export type ViewOptions<I, D> = {
	/** The fragments of the parts that it renders itself, to which links may lead. */
	readonly anchors?: readonly string[];
	/** Lists the fragments of its items in a language, such as the ids of entries, to which links may lead. */
	readonly listAnchors?: PageView["items"];
	/** Whether the site must have exactly one page of this view, in every language. */
	readonly isRequired?: boolean;
	/** Replaces parts of the page's metadata: its title, whether search engines list it, … */
	readonly metadata?: (input: I & D) => Partial<PageMetadata>;
	/** Structured data (JSON-LD) besides that of the site. */
	readonly jsonLd?: (input: I & D) => readonly object[];
	/** Replaces parts of its pages in the search index. */
	readonly search?: (
		input: I & { readonly source: SearchSource },
	) => Partial<SearchSource>;
	/** What its pages need besides their own files, such as videos of other sites. */
	readonly needs?: (input: I & D) => PageNeeds;
	/** A script of the site that its pages load. */
	readonly script?: string;
	/** An inline script instead of client.ts. */
	readonly client?: string;
};

/** A view: what a file of site/views exports by default. */
export type ViewDefinition = {
	readonly kind: "view" | "entry" | "frame";
	readonly fields: Fields;
	/** The name of the collection whose entries it shows. */
	readonly collection?: string;
	readonly data: ((input: never) => object) | undefined;
	readonly component: (props: never) => ReactNode;
	readonly options: ViewOptions<never, never>;
};

/**
 * Defines a view: the fields of its pages besides those that every page has, what is computed for them, and the component.
 * `data` is pure and returns plain JSON, which the component gets; pages are rendered again only if it changes. Without `data`,
 * the component gets the whole content.
 *
 * @example
 * ```tsx
 * import { f, view } from "kilde";
 * import { Prose } from "kilde/react";
 *
 * export default view({ intro: f.markdown() }, ({ page }) => (
 * 	<>
 * 		<h1>{page.heading}</h1>
 * 		<Prose>{page.intro}</Prose>
 * 	</>
 * ));
 * ```
 */
export function view<const F extends Fields>(
	fields: F,
	component: (props: ViewInput<F>) => ReactNode,
	options?: ViewOptions<ViewInput<F>, unknown>,
): ViewDefinition;
export function view<const F extends Fields, D extends object>(
	fields: F,
	data: (input: ViewInput<F>) => D,
	component: (props: Omit<ViewInput<F>, "content" | keyof D> & D) => ReactNode,
	options?: ViewOptions<ViewInput<F>, D>,
): ViewDefinition;
export function view(
	fields: Fields,
	...given: readonly unknown[]
): ViewDefinition {
	return createView({ kind: "view", fields }, given);
}

/**
 * Defines the view of the entries of a collection, by its name: what is computed for the page of an entry, and the component.
 *
 * @example
 * ```tsx
 * import { entryView } from "kilde";
 *
 * // The type of `entry` follows from the collection of this name, once the site is named in `Register`.
 * export default entryView("news" as never, ({ list, words }) => <a href={list.href}>{words.previous}</a>);
 * ```
 */
export function entryView<N extends CollectionName>(
	collection: N,
	component: (props: EntryInput<N>) => ReactNode,
	options?: ViewOptions<EntryInput<N>, unknown>,
): ViewDefinition;
export function entryView<N extends CollectionName, D extends object>(
	collection: N,
	data: (input: EntryInput<N>) => D,
	component: (props: Omit<EntryInput<N>, "content" | keyof D> & D) => ReactNode,
	options?: ViewOptions<EntryInput<N>, D>,
): ViewDefinition;
export function entryView(
	collection: string,
	...given: readonly unknown[]
): ViewDefinition {
	return createView({ kind: "entry", fields: {}, collection }, given);
}

/** A link in the menu; `current` is the value of aria-current. */
export type MenuLink = {
	readonly href: string;
	readonly label: string;
	readonly current?: "page" | "true";
};

/** A link to the page in a language; if it has none there, to the front page. */
export type LanguageLink = MenuLink & { readonly locale: string };

/** The input of `data` of the frame around every page. */
export type FrameInput = CommonInput & {
	/** The page in the frame; for that of an entry, `section` is the address of the page that lists it. */
	readonly page: Pick<BasePage, "href" | "title"> & {
		readonly section?: string;
		/** The view that it has. */
		readonly view: string;
		/** Its addresses in the languages that have it. */
		readonly versions: Readonly<Record<string, string>>;
	};
	/** The pages of the menu of the site. */
	readonly menu: readonly MenuLink[];
	readonly languages: readonly LanguageLink[];
	readonly content: SiteContent;
};

/**
 * Defines the frame around every page, which site/frame.tsx exports by default: header, main, and footer. The engine makes
 * the head.
 *
 * @example
 * ```tsx
 * import { frame } from "kilde";
 * import { FailureTemplate, LanguageLinks, MenuLinks, SkipLink } from "kilde/react";
 *
 * export default frame(
 * 	({ date }) => ({ year: date.slice(0, 4) }),
 * 	({ year, words, children }) => (
 * 		<>
 * 			<SkipLink />
 * 			<nav aria-label={words.menu}>
 * 				<MenuLinks />
 * 			</nav>
 * 			<nav aria-label={words.languages}>
 * 				<LanguageLinks />
 * 			</nav>
 * 			<main id="content">{children}</main>
 * 			<footer>{year}</footer>
 * 			<FailureTemplate />
 * 		</>
 * 	),
 * );
 * ```
 */
export function frame<D extends object>(
	data: (input: FrameInput) => D,
	component: (
		props: Omit<FrameInput, "content" | keyof D> &
			D & { readonly children: ReactNode },
	) => ReactNode,
): ViewDefinition {
	return createView({ kind: "frame", fields: {} }, [data, component]);
}

function createView(
	known: Pick<ViewDefinition, "kind" | "fields" | "collection">,
	given: readonly unknown[],
): ViewDefinition {
	const [data, component, options] =
		typeof given[1] === "function" ? given : [undefined, ...given];
	// Mistakes in fields are found now, where the stack leads to the view.
	createObjectParts(known.fields);
	const definition = { ...known, data, component, options: options ?? {} };
	recordDefinition(definition);
	// The overloads have checked the types.
	return definition as ViewDefinition;
}

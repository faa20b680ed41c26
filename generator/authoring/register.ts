import type { Content } from "./collection.ts";
import type { Fields, Shown } from "./field.ts";

// The types of a site, from which the types in its views follow.

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

/** The fields that the registered site adds to every page. */
export type SitePageFields = RegisteredSite extends {
	readonly page: infer F extends Fields;
}
	? Shown<F>
	: unknown;

/** The words that the engine has in the languages it knows. A site's own replace them. */
export type CommonWord =
	| "skip"
	| "menu"
	| "languages"
	| "search"
	| "newTab"
	| "notFound"
	| "notFoundText"
	| "backHome"
	| "failed"
	| "retry"
	| "previous"
	| "next";

/** The words of the interface in one language. */
export type Words = SiteWords & Readonly<Record<CommonWord, string>>;

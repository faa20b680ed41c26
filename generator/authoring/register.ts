import type { CommonWords } from "../languages/words.ts";
import type { Content } from "./collection.ts";
import type { Shown } from "./field.ts";

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

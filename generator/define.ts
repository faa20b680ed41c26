import type { z } from "zod";
import type { Collection, SiteDefinition } from "./definition.ts";

// The one module of the engine that a site imports.

export type {
	Answers,
	Collection,
	Draft,
	Existing,
	Figure,
	LintFinding,
	LintRule,
	Locale,
	Question,
	Scaffold,
	SiteDefinition,
	SiteLanguage,
} from "./definition.ts";
export type { Hint, Wording } from "./diagnostics/diagnostic.ts";
export { languageName } from "./diagnostics/language.ts";
export { write } from "./diagnostics/nearest.ts";
export { addressOfSite, host } from "./host/host-name.ts";
export { noBreakSpace } from "./i18n/locale.ts";
export { demand } from "./schema/demand.ts";
export {
	checked,
	count,
	date,
	film,
	id,
	knownPath,
	month,
	path,
	percent,
	sample,
	slug,
	time,
	webAddress,
	written,
} from "./schema/field.ts";
export { help } from "./schema/help.ts";
export { type Localized, localizedIn } from "./schema/localized.ts";
export { fixedPeriod, period } from "./schema/period.ts";
export { filmReference, reference } from "./schema/reference.ts";
export { label, prose, quotation, text, textWith } from "./schema/text.ts";
export { slugify } from "./url.ts";

/** A collection of content: see `Collection`. Its schema gives the type of what its entries hold. */
export function defineCollection<N extends string, S extends z.ZodType>(
	collection: Omit<Collection<N, z.output<S>>, "schema"> & {
		readonly schema: S;
	},
): Collection<N, z.output<S>> {
	// zod's output type is that of the schema, which `ZodType<T>` says in other words.
	return collection as unknown as Collection<N, z.output<S>>;
}

/** What the entries of a collection hold, their texts not yet filled with facts. */
export type ContentOf<C extends Collection> =
	C extends Collection<string, infer T> ? T : never;

/** A whole site: see `SiteDefinition`. */
export function defineSite(site: SiteDefinition): SiteDefinition {
	return site;
}

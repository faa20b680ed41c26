import type { z } from "zod";
import type { Collection, SiteDefinition, Target } from "./definition.ts";
import type { ContentEntry } from "./types.ts";

// The one module of the engine that a site imports.

export type {
	Answers,
	Check,
	Collection,
	Draft,
	Existing,
	Fact,
	FactContext,
	Figure,
	LintFinding,
	LintRule,
	Locale,
	PageContent,
	PageView,
	Question,
	Scaffold,
	SiteDefinition,
	SiteLanguage,
	Target,
} from "./definition.ts";
export { localesOf } from "./definition.ts";
export {
	type Diagnostic,
	errorAt,
	type Hint,
	type Wording,
	warningAt,
	worded,
} from "./diagnostics/diagnostic.ts";
export { languageName, messageTags } from "./diagnostics/language.ts";
export { write } from "./diagnostics/nearest.ts";
export type { Path } from "./diagnostics/places.ts";
export { addressOfSite, host } from "./host/host-name.ts";
export {
	capitalize,
	formatChoice,
	formatClock,
	formatDate,
	formatDuration,
	formatDurationRange,
	formatList,
	formatMoney,
	formatMoneyRange,
	formatMonth,
	formatNumber,
	formatPercent,
	formatPeriod,
	formatWeekday,
	noBreakSpace,
	type Unit,
} from "./i18n/format.ts";
export { holds, isBackward, type Period, standing } from "./i18n/period.ts";
export { startOfDay } from "./i18n/time.ts";
export { type Cause, causedBy, type Finding } from "./link/consequences.ts";
export { type Entries, outlineOf, placeAt } from "./link/entries.ts";
export { backwards } from "./link/periods.ts";
export { isWrong, slugOf } from "./link/routes.ts";
export { addressesIn } from "./schema/addresses.ts";
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
export {
	inLanguage,
	type Localized,
	localizedIn,
	sameInEach,
} from "./schema/localized.ts";
export { fixedPeriod, period } from "./schema/period.ts";
export { filmReference, reference } from "./schema/reference.ts";
export { label, prose, quotation, text, textWith } from "./schema/text.ts";
export type { ContentEntry } from "./types.ts";
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

/** An entry of a collection. */
export type EntryOf<C extends Collection> = ContentEntry<ContentOf<C>>;

/** A kind of thing that content refers to by name: see `Target`. */
export function defineTarget<N extends string>(target: Target<N>): Target<N> {
	return target;
}

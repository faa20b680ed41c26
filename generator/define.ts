import type { z } from "zod";
import type {
	Collection,
	PageView,
	Route,
	SiteDefinition,
} from "./definition.ts";
import type { Addresses, Local, LocaleContent } from "./link/model.ts";
import type { ReferenceTarget } from "./schema/reference.ts";
import type { ContentEntry } from "./types.ts";

// The one module of the engine that a site imports.

export type { Memo } from "./cache/memo.ts";
export type {
	EditorLook,
	Entries,
	Existing,
	Fact,
	Figure,
	LintRule,
	PageView,
	PlanContext,
	PlannedEntry,
	Question,
	Scaffold,
	SiteDefinition,
} from "./definition.ts";
export { isAsked } from "./definition.ts";
export {
	type Diagnostic,
	errorAt,
	type Hint,
	type Message,
	type Wording,
	warningAt,
	worded,
} from "./diagnostics/diagnostic.ts";
export { languageName, messageTags } from "./diagnostics/language.ts";
export { didYouMean, hintToWrite, suggest } from "./diagnostics/nearest.ts";
export { type Path, valueAt } from "./diagnostics/places.ts";
export { addressOfSite, host } from "./host/host-name.ts";
export {
	capitalize,
	clockFormat,
	dateFormat,
	durationFormat,
	formatChoice,
	formatDate,
	formatList,
	moneyFormat,
	monthFormat,
	noBreakSpace,
	numberFormat,
	percentFormat,
	periodFormat,
	weekdayFormat,
} from "./i18n/format.ts";
export { inLocale } from "./i18n/in-locale.ts";
export type { Locale, SiteLanguage } from "./i18n/languages.ts";
export { localesOf } from "./i18n/languages.ts";
export {
	daysAfter,
	isBackward,
	isWithin,
	type Period,
	positionIn,
} from "./i18n/period.ts";
export { startsOfDays } from "./i18n/time.ts";
export {
	shareSize,
	shareVariant,
	srcset,
	uprightVariants,
	variantsOf,
} from "./images/variants.ts";
export type {
	Cause,
	Finding,
} from "./link/checks/causes.ts";
export { backwards } from "./link/checks/periods.ts";
export { partsOfPage, slugOf } from "./link/claims.ts";
export { placeAt } from "./link/entries.ts";
export type {
	Item,
	Local,
	LocalBody,
	LocaleModel as LocaleModelOf,
	LocalText,
	Model as ModelOf,
	RoutedItem,
	Shared as SharedOf,
} from "./link/model.ts";
export { plannedEntries, versionsOf } from "./plan/entry-pages.ts";
export {
	type HeadTag,
	head,
	type PageMetadata,
	type ShareImage,
} from "./plan/head.ts";
export { template } from "./plan/machine-files.ts";
export { type PlannedPage, viewPage } from "./plan/view-page.ts";
export { addressesIn } from "./schema/addresses.ts";
export { demand } from "./schema/demand.ts";
export {
	checked,
	count,
	date,
	focus,
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
export {
	choices,
	type FieldWords,
	field,
	partOf,
	size,
	unit,
} from "./schema/help.ts";
export {
	inLanguage,
	type Localized,
	localizedIn,
	sameInEach,
} from "./schema/localized.ts";
export { fixedPeriod, period } from "./schema/period.ts";
export { filmReference, reference } from "./schema/reference.ts";
export { label, prose, quotation, text, textWith } from "./schema/text.ts";
export type {
	ContentEntry,
	MediaEntry,
	Page,
	PageCode,
} from "./types.ts";
export {
	absoluteUrl,
	feedPath,
	localeOf,
	mediaAddress,
	notFoundPath,
	prefixOf,
	searchPath,
} from "./url.ts";

/** A collection of content: see `Collection`. Its schema gives the type of what its entries hold, and the names of their fields. */
export function defineCollection<
	N extends string,
	S extends z.ZodType,
	F extends string,
>(
	collection: Omit<Collection<N, z.output<S>, F>, "schema" | "route"> & {
		readonly schema: S;
		readonly route?: RouteOf<z.output<S>>;
	},
): Collection<N, z.output<S>, F> {
	// zod's output type is that of the schema, which `ZodType<T>` says in other words.
	return collection as unknown as Collection<N, z.output<S>, F>;
}

/** A route that names fields of its collection: as the end of addresses, one that is always a text. */
type RouteOf<T> = Omit<Route<T>, "slug" | "sameInAllLanguages"> & {
	readonly slug: keyof {
		[K in keyof T as T[K] extends string ? K : never]: 1;
	} &
		string;
	readonly sameInAllLanguages: readonly (T extends unknown
		? keyof T & string
		: never)[];
};

/** The data of a collection's entries, before facts are filled into their texts. */
export type ContentOf<C extends Collection> =
	C extends Collection<string, infer T> ? T : never;

/** A whole site: see `SiteDefinition`. One without checks of its own leaves them out. */
export function defineSite(
	site: Omit<SiteDefinition, keyof typeof noChecks> &
		Partial<Pick<SiteDefinition, keyof typeof noChecks>>,
): SiteDefinition {
	return { ...noChecks, ...site };
}

const noChecks = {
	lint: [],
	figures: { families: [], find: () => [] },
	checks: [],
	suppressibleChecks: [],
} satisfies Partial<SiteDefinition>;

/** An entry of a collection. */
export type EntryOf<C extends Collection> = ContentEntry<ContentOf<C>>;

/** A view of pages: the schema of what its pages hold, their texts and fragments: see `PageView`. */
export function defineView<
	S extends z.ZodType,
	const T extends readonly string[],
>(
	view: PageView & { readonly schema: S; readonly texts: T },
): PageView & { readonly schema: S; readonly texts: T } {
	return view;
}

/** A kind of thing that content refers to by name: see `ReferenceTarget`. */
export function defineTarget<N extends string>(
	target: ReferenceTarget<N>,
): ReferenceTarget<N> {
	return target;
}

/** The content in one language: what each collection of one file holds, under the collection's name; `V` are the names of views. */
export type LocaleContentOf<
	C extends readonly Collection[],
	V extends string = string,
> = {
	readonly [K in C[number] as K["files"] extends `${string}{id}${string}`
		? never
		: K["name"]]: Local<ContentOf<K>>;
} & Omit<LocaleContent, "addresses"> & { readonly addresses: Addresses<V> };
export { slugify } from "./text/slug.ts";

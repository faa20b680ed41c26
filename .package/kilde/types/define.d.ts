import type { z } from "zod";
import type { Collection, PageView, Route, SiteDefinition } from "./definition.js";
import type { Addresses, Local, LocaleContent } from "./link/model.js";
import type { ReferenceTarget } from "./schema/reference.js";
import type { ContentEntry } from "./types.js";
export type { Memo } from "./cache/memo.js";
export type { EditorLook, Entries, Existing, Fact, Figure, LintRule, PageView, PlanContext, PlannedEntry, Question, Scaffold, SiteDefinition, } from "./definition.js";
export { isAsked } from "./definition.js";
export { type Diagnostic, errorAt, type Hint, type Message, type Wording, warningAt, worded, } from "./diagnostics/diagnostic.js";
export { languageName, messageTags } from "./diagnostics/language.js";
export { didYouMean, hintToWrite, suggest } from "./diagnostics/nearest.js";
export { type Path, valueAt } from "./diagnostics/places.js";
export { addressOfSite, host } from "./host/host-name.js";
export { capitalize, clockFormat, dateFormat, durationFormat, formatChoice, formatDate, formatList, moneyFormat, monthFormat, noBreakSpace, numberFormat, percentFormat, periodFormat, weekdayFormat, } from "./i18n/format.js";
export { inLocale } from "./i18n/in-locale.js";
export type { Locale, SiteLanguage } from "./i18n/languages.js";
export { localesOf } from "./i18n/languages.js";
export { daysAfter, isBackward, isWithin, type Period, positionIn, } from "./i18n/period.js";
export { startsOfDays } from "./i18n/time.js";
export { shareSize, shareVariant, srcset, variantsOf, } from "./images/variants.js";
export type { Cause, Finding, } from "./link/checks/causes.js";
export { backwards } from "./link/checks/periods.js";
export { partsOfPage, slugOf } from "./link/claims.js";
export { placeAt } from "./link/entries.js";
export type { Item, Local, LocalBody, LocaleModel as LocaleModelOf, LocalText, Model as ModelOf, RoutedItem, Shared as SharedOf, } from "./link/model.js";
export { plannedEntries, versionsOf } from "./plan/entry-pages.js";
export { type HeadTag, head, type PageMetadata, type ShareImage, } from "./plan/head.js";
export { template } from "./plan/machine-files.js";
export { type PlannedPage, viewPage } from "./plan/view-page.js";
export { addressesIn } from "./schema/addresses.js";
export { demand } from "./schema/demand.js";
export { checked, count, date, focus, id, knownPath, month, path, percent, sample, slug, time, webAddress, written, } from "./schema/field.js";
export { choices, type FieldWords, field, partOf, size, unit, } from "./schema/help.js";
export { inLanguage, type Localized, localizedIn, sameInEach, } from "./schema/localized.js";
export { fixedPeriod, period } from "./schema/period.js";
export { filmReference, reference } from "./schema/reference.js";
export { label, prose, quotation, text, textWith } from "./schema/text.js";
export type { ContentEntry, MediaEntry, Page, PageCode, } from "./types.js";
export { absoluteUrl, feedPath, localeOf, mediaAddress, notFoundPath, prefixOf, searchPath, } from "./url.js";
/** A collection of content: see `Collection`. Its schema gives the type of what its entries hold, and the names of their fields. */
export declare function defineCollection<N extends string, S extends z.ZodType, F extends string>(collection: Omit<Collection<N, z.output<S>, F>, "schema" | "route"> & {
    readonly schema: S;
    readonly route?: RouteOf<z.output<S>>;
}): Collection<N, z.output<S>, F>;
/** A route that names fields of its collection: as the end of addresses, one that is always a text. */
type RouteOf<T> = Omit<Route<T>, "slug" | "sameInAllLanguages"> & {
    readonly slug: keyof {
        [K in keyof T as T[K] extends string ? K : never]: 1;
    } & string;
    readonly sameInAllLanguages: readonly (T extends unknown ? keyof T & string : never)[];
};
/** The data of a collection's entries, before facts are filled into their texts. */
export type ContentOf<C extends Collection> = C extends Collection<string, infer T> ? T : never;
/** A whole site: see `SiteDefinition`. One without checks of its own leaves them out. */
export declare function defineSite(site: Omit<SiteDefinition, keyof typeof noChecks> & Partial<Pick<SiteDefinition, keyof typeof noChecks>>): SiteDefinition;
declare const noChecks: {
    lint: never[];
    figures: {
        families: never[];
        find: () => never[];
    };
    checks: never[];
    suppressibleChecks: never[];
};
/** An entry of a collection. */
export type EntryOf<C extends Collection> = ContentEntry<ContentOf<C>>;
/** A view of pages: the schema of what its pages hold, their texts and fragments: see `PageView`. */
export declare function defineView<S extends z.ZodType, const T extends readonly string[]>(view: PageView & {
    readonly schema: S;
    readonly texts: T;
}): PageView & {
    readonly schema: S;
    readonly texts: T;
};
/** A kind of thing that content refers to by name: see `ReferenceTarget`. */
export declare function defineTarget<N extends string>(target: ReferenceTarget<N>): ReferenceTarget<N>;
/** The content in one language: what each collection of one file holds, under the collection's name; `V` are the names of views. */
export type LocaleContentOf<C extends readonly Collection[], V extends string = string> = {
    readonly [K in C[number] as K["files"] extends `${string}{id}${string}` ? never : K["name"]]: Local<ContentOf<K>>;
} & Omit<LocaleContent, "addresses"> & {
    readonly addresses: Addresses<V>;
};
export { slugify } from "./text/slug.js";

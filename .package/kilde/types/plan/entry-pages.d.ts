import type { Memo } from "../cache/memo.js";
import { type PlanContext, type PlannedEntry, type SiteDefinition } from "../definition.js";
import type { Locale } from "../i18n/languages.js";
import type { Model } from "../link/model.js";
import type { PlannedPage } from "./view-page.js";
/** The pages of all entries of collections whose routes say how they are made. */
export declare function entryPages(model: Model, site: SiteDefinition, context: PlanContext, memo: Memo): PlannedPage[];
/** The entries that have pages by their routes, in each language that has them. */
export declare function plannedEntries(model: Model, { collections }: SiteDefinition): (PlannedEntry & {
    readonly locale: Locale;
})[];
/** The addresses of each entry of a collection by language, by the entry's id. */
export declare function versionsOf(collection: string, { byLocale }: Model): ReadonlyMap<string, PlannedEntry["versions"]>;

/// <reference path="./css.d.ts" preserve="true" />

// `kilde`: what the definition of a site, its collections and its views are made with. Components are in `kilde/react`.

/**
 * The package zod, for the fields that no builder of `f` fits.
 *
 * @example
 * ```ts
 * import { collection, f, z } from "kilde";
 *
 * export const room = collection("room.yaml", { name: f.line(), size: z.array(z.number()).length(2) });
 * ```
 */
export * as z from "zod";
export type {
	ContactLink,
	Formatted,
	ShownLink,
	ShownPage,
	ShownVideo,
} from "./authoring/builders.ts";
export { collection } from "./authoring/collection.ts";
export {
	defineSite,
	type EditorOptions,
	type LanguageOptions,
	type Site,
	type SiteOptions,
} from "./authoring/define-site.ts";
export { f } from "./authoring/f.ts";
export type { Field, Fields, Shown, Stored } from "./authoring/field.ts";
/**
 * Describes pages for search engines (schema.org): a business and its hours, questions, articles, the way to a page. They are
 * the results of the option `jsonLd` of a site or a view.
 *
 * @example jsonLd.faq([{ question: "Is it open?", answer: "Every day." }])["@type"]; // "FAQPage"
 */
export * as jsonLd from "./authoring/json-ld.ts";
export { errorAt, formatDay, warningAt } from "./authoring/problems.ts";
export {
	pages,
	type RuleContext,
	type RuleOptions,
	rule,
	type ValueAt,
} from "./authoring/rule.ts";
export type {
	CommonInput,
	Content,
	EntryOf,
	PageText,
	Register,
	SiteContent,
	SiteWords,
	Words,
} from "./authoring/site-types.ts";
export {
	type EntryInput,
	entryView,
	type FrameInput,
	frame,
	type LanguageLink,
	type MenuLink,
	type ViewInput,
	type ViewOptions,
	view,
} from "./authoring/view.ts";
export type {
	Check,
	EditorLook,
	Entries,
	ExistingContent,
	Figure,
	LintRule,
	Question,
	Scaffold,
	SiteCode,
} from "./definition.ts";
export type {
	Diagnostic,
	Place,
	SiteProblem,
} from "./diagnostics/diagnostic.ts";
export { getValueAt, type Path } from "./diagnostics/places.ts";
export type { PageNeeds } from "./host/page-features.ts";
export { shareSize } from "./images/variants.ts";
export {
	addDays,
	comparePeriod,
	createDayStartFormatter,
	isInPeriod,
	type Period,
} from "./languages/days.ts";
export {
	capitalize,
	type Formatters,
	noBreakSpace,
	type Weekday,
	weekdays,
} from "./languages/format.ts";
export { type Locale, listLocales } from "./languages/languages.ts";
export { getLanguageName } from "./languages/message-language.ts";
export type { AuthorText, Text } from "./languages/text.ts";
export { type CommonWords, getCommonWords } from "./languages/words.ts";
export { getPlace } from "./link/entries.ts";
export type { LocaleBody } from "./link/model.ts";
export type { Feed, FeedEntry } from "./plan/feed.ts";
export type { PageMetadata, ShareImage } from "./plan/head.ts";
export type { FillingPicture, ShownPicture } from "./plan/pictures.ts";
export type { SearchItem, SearchSource } from "./plan/search-index.ts";
export { getLocalizedValue, type Localized } from "./schema/localized.ts";
export { fillPlaceholders } from "./text/fill-placeholders.ts";
export { slugify } from "./text/slug.ts";
export { getLocalePrefix, toAbsoluteUrl } from "./text/url.ts";
export type { ContentEntry } from "./types.ts";

/// <reference path="./css.d.ts" preserve="true" />
export type {
	CommonInput,
	PageText,
	Register,
	SiteContent,
	SiteWords,
	Words,
} from "./authoring/site-types.ts";

import type { z } from "zod";
import {
	defineSite as defineWholeSite,
	type Site,
	type SiteOptions,
} from "./authoring/define-site.ts";
import type { Fields } from "./authoring/field.ts";
import { checkDefinition } from "./definition/check-definition.ts";
import type {
	Collection,
	PageView,
	Route,
	SiteDefinition,
} from "./definition.ts";
import { createSiteError, recordDefinition } from "./diagnostics/site-error.ts";
import type { Text } from "./languages/text.ts";
import type {
	Addresses,
	Item,
	LocaleContent,
	LocaleValue,
	RoutedItem,
} from "./link/model.ts";
import type { ReferenceTarget } from "./schema/reference.ts";
import type { ContentEntry } from "./types.ts";

/** The package zod, for the fields that no builder of `f` fits. */
export * as z from "zod";
export type {
	ContactLink,
	Formatted,
	ShownLink,
	ShownPage,
	ShownVideo,
} from "./authoring/builders.ts";
export { collection } from "./authoring/collection.ts";
export type { LanguageOptions, Site } from "./authoring/define-site.ts";
export { f } from "./authoring/f.ts";
export type { Field, Shown, Stored } from "./authoring/field.ts";
export {
	type EntryInput,
	entryView,
	type FrameInput,
	frame,
	type LanguageLink,
	type ViewInput,
	view,
} from "./authoring/view.ts";
export { errorAt, warningAt } from "./checks.ts";

// `kilde`: defines a site, and exports the types of its definition. Schemas, checks, formats and pages have modules of their
// own: fields.ts, checks.ts, format.ts and plan.ts.

/**
 * Describes pages for search engines (schema.org): a business and its hours, questions, articles, the way to a page. The
 * results are the `structuredData` of a page's head.
 *
 * @example jsonLd.faq([{ question: "Is it open?", answer: "Every day." }])["@type"]; // "FAQPage"
 */
export * as jsonLd from "./authoring/json-ld.ts";
export {
	pages,
	type RuleContext,
	type RuleOptions,
	rule,
	type ValueAt,
} from "./authoring/rule.ts";
export type {
	Check,
	Collection,
	EditorLook,
	Entries,
	ExistingContent,
	Fact,
	FactSource,
	Figure,
	LintRule,
	Pages,
	PageView,
	PlanContext,
	PlanEntry,
	Question,
	Route,
	Scaffold,
	SiteCode,
	SiteDefinition,
} from "./definition.ts";
export type { Locale, SiteLanguage } from "./languages/languages.ts";
export type { AuthorText, Text } from "./languages/text.ts";
export { type CommonWords, getCommonWords } from "./languages/words.ts";
export type {
	EntryView,
	Item,
	LocaleBody,
	LocaleModel as LocaleModelOf,
	LocaleText,
	LocaleValue,
	Model as ModelOf,
	PlannedEntry,
	RoutedItem,
	SharedContent as SharedOf,
} from "./link/model.ts";
export type { FillingPicture, ShownPicture } from "./plan/pictures.ts";
export type { ReferenceTarget } from "./schema/reference.ts";
export { fillPlaceholders } from "./text/fill-placeholders.ts";
export type {
	ContentEntry,
	MediaEntry,
	Page,
	PageCode,
	Redirect,
} from "./types.ts";

/**
 * Defines a collection of content: see `Collection`. Its schema determines the type of its entries.
 *
 * @example
 * ```ts
 * import { defineCollection } from "kilde";
 * import { field, id, getLocalizedValue, label, defineLocalized, z } from "kilde/fields";
 *
 * const localized = defineLocalized([
 * 	{ code: "fr", tag: "fr-FR", openGraph: "fr_FR" },
 * 	{ code: "en", tag: "en-GB", openGraph: "en_GB" },
 * ]);
 *
 * // content/courses.yaml: texts cite a course as {{course.NAME}}.
 * export const courses = defineCollection({
 * 	name: "courses",
 * 	files: "courses.yaml",
 * 	schema: z.record(
 * 		id,
 * 		z.strictObject({
 * 			title: field(localized(label), { en: "Title" }),
 * 		}),
 * 	),
 * 	facts: {
 * 		families: ["course"],
 * 		list: (all, { locale }) =>
 * 			Object.entries(all).map(([name, { title }]) => [
 * 				`course.${name}`,
 * 				getLocalizedValue(title, locale),
 * 			]),
 * 	},
 * });
 * ```
 */
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
	const { name, files, schema } = collection;
	requireParts(`defineCollection “${name}”`, { name, files, schema });
	recordDefinition(collection);
	// TypeScript can't see that `S` and `ZodType<z.output<S>>` are the same here.
	return collection as unknown as Collection<N, z.output<S>, F>;
}

/** A route whose `slug` is a field that is always a string. */
type RouteOf<T> = Omit<Route<T>, "slug" | "sameInAllLanguages"> & {
	readonly slug: keyof {
		[K in keyof T as T[K] extends string ? K : never]: 1;
	} &
		string;
	readonly sameInAllLanguages: readonly (T extends unknown
		? keyof T & string
		: never)[];
};

/** The data of a collection's entries, before facts are inserted into texts. */
export type ContentOf<C extends Collection> =
	C extends Collection<string, infer T> ? T : never;

/**
 * Defines a site: see `SiteDefinition`. site/site.ts exports it as `site`. Checks are optional.
 *
 * @example
 * ```ts
 * import { defineCollection, defineSite, defineView } from "kilde";
 * import { defineAddresses, field, defineLocalized, text, z } from "kilde/fields";
 * import { createHead, notFoundPath, createPage } from "kilde/plan";
 *
 * const languages = [{ code: "en", tag: "en-GB", openGraph: "en_GB" }];
 * const localized = defineLocalized(languages);
 *
 * const page = defineCollection({
 * 	name: "page",
 * 	files: "pages/{id}.yaml",
 * 	schema: z.strictObject({
 * 		view: z.literal("home"),
 * 		path: field(defineAddresses(languages, "/page"), { en: "Address" }),
 * 		title: field(localized(text), { en: "Title" }),
 * 		description: field(localized(text), { en: "Description" }),
 * 		heading: field(localized(text), { en: "Heading" }),
 * 	}),
 * });
 *
 * const section = defineCollection({
 * 	name: "section",
 * 	files: "pages/{id}/{part}.{locale}.md",
 * 	schema: z.strictObject({}),
 * });
 *
 * export const site = defineSite({
 * 	languages,
 * 	timeZone: "Europe/London",
 * 	editorLanguage: "en",
 * 	collections: [page, section],
 * 	pages: {
 * 		collection: page,
 * 		texts: section,
 * 		views: { home: { texts: ["text"], anchors: [], isRequired: true } },
 * 		anchors: [],
 * 	},
 * 	origin: () => "https://bakery.example",
 * 	code: {},
 * 	pagesOf: (model, { assets }) =>
 * 		[...model.byLocale.values()].flatMap(({ locale, pages }) =>
 * 			[...pages.values()].flatMap(({ path, data, texts }) =>
 * 				[path, notFoundPath].map((address) => {
 * 					const metadata = {
 * 						...{ path: address, versions: { [locale]: path } },
 * 						...{ title: data.title, description: data.description },
 * 						...{ keywords: [], image: undefined, type: "website" as const },
 * 						indexed: address === path,
 * 					};
 * 					const tags = createHead(
 * 						{ site: { languages }, locale, origin: model.origin, name: "Bakery", assets },
 * 						metadata,
 * 					);
 * 					return createPage(metadata, {
 * 						view: "home",
 * 						document: { language: locale, head: tags },
 * 						content: { html: texts.text?.body.html },
 * 					});
 * 				}),
 * 			),
 * 		),
 * });
 * ```
 */
export function defineSite(site: LooseDefinition): SiteDefinition;
export function defineSite<
	const C extends object,
	// biome-ignore lint/complexity/noBannedTypes: no fields.
	const P extends Fields = {},
>(site: SiteOptions<C, P>): Site<C, P>;
export function defineSite(
	site: LooseDefinition | SiteOptions<object, Fields>,
): SiteDefinition | Site {
	if (!("pagesOf" in site)) return defineWholeSite(site);
	checkSiteParts(site);
	const complete = { ...noChecks, ...site };
	checkDefinition(complete);
	recordDefinition(complete);
	return complete;
}

type LooseDefinition = Omit<SiteDefinition, keyof typeof noChecks> &
	Partial<Pick<SiteDefinition, keyof typeof noChecks>>;

/** Throws if a definition lacks a part: the command runs without the type checker. */
function checkSiteParts(site: Partial<SiteDefinition>): void {
	const { languages, timeZone, collections, origin, pagesOf, code } = site;
	const { collection, texts, views }: Partial<SiteDefinition["pages"]> =
		site.pages ?? {};
	requireParts("defineSite", {
		...{ languages, timeZone, collections, origin, pagesOf, code },
		"pages.collection": collection,
		"pages.texts": texts,
		"pages.views": views,
		...Object.fromEntries(
			(collections ?? []).map((each, index) => [`collections[${index}]`, each]),
		),
	});
}

function requireParts(
	caller: string,
	parts: Readonly<Record<string, unknown>>,
): void {
	for (const [name, part] of Object.entries(parts))
		if (part === undefined)
			throw createSiteError(`${caller}: \`${name}\` is missing.`);
}

const noChecks = {
	lint: [],
	figures: { families: [], find: () => [] },
	checks: [],
} satisfies Partial<SiteDefinition>;

/** An entry of a collection. */
export type EntryOf<C extends Collection> = ContentEntry<ContentOf<C>>;

/**
 * Defines a view of pages: the schema of their files, their texts and fragments. See `PageView`.
 *
 * @example
 * ```ts
 * import { defineView } from "kilde";
 * import { field, label, z } from "kilde/fields";
 *
 * // A page with this view has content/pages/NAME/terms.LANGUAGE.md beside it.
 * export const contact = defineView({
 * 	schema: z.strictObject({
 * 		view: z.literal("contact"),
 * 		map: field(label, { en: "Words on the map" }),
 * 	}),
 * 	texts: ["terms"],
 * 	anchors: ["map"],
 * });
 * ```
 */
export function defineView<
	S extends z.ZodType,
	const T extends readonly string[],
>(
	view: PageView & { readonly schema: S; readonly texts: T },
): PageView & { readonly schema: S; readonly texts: T } {
	return view;
}

/**
 * Defines a target of references by name: see `ReferenceTarget`.
 *
 * @example
 * ```ts
 * import { defineTarget } from "kilde";
 * import { field, reference, z } from "kilde/fields";
 *
 * const teacher = defineTarget({
 * 	name: "teacher",
 * 	expected: { en: "the name of a teacher" },
 * 	called: { en: "teacher" },
 * 	whereToFind: { en: "Teachers are in content/teachers, named by their files." },
 * });
 *
 * // `link` reports a teacher that doesn't exist, and suggests the nearest one.
 * export const course = z.strictObject({
 * 	by: field(reference(teacher), { en: "Teacher" }),
 * });
 * ```
 */
export function defineTarget<N extends string>(
	target: ReferenceTarget<N> & Readonly<Record<TargetText, Text>>,
): ReferenceTarget<N> {
	return target;
}

/** The parts of a target that are shown in messages. */
type TargetText = "expected" | "called" | "whereToFind";

/**
 * The content in one language: what each collection of one file holds, under the collection's name, and the entries of the
 * others as `items`; `V` are the names of views.
 */
export type LocaleContentOf<
	C extends readonly Collection[],
	V extends string = string,
> = {
	readonly [K in C[number] as K["files"] extends `${string}{id}${string}`
		? never
		: K["name"]]: LocaleValue<ContentOf<K>>;
} & Omit<LocaleContent, "addresses" | "items"> & {
		readonly addresses: Addresses<V>;
		readonly items: {
			readonly [K in C[number] as K["files"] extends `${string}{id}${string}`
				? K["name"]
				: never]: readonly Item<LocaleValue<ContentOf<K>>>[];
		};
	};

/** The entries with pages of their own, by the names of their collections: those that have a `route`. */
export type RoutedOf<C extends readonly Collection[]> = {
	readonly [K in C[number] as K["files"] extends `${string}{id}.{locale}.md`
		? K["name"]
		: never]: readonly RoutedItem<LocaleValue<ContentOf<K>>>[];
};

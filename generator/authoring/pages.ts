import type { Memo } from "../cache/memo.ts";
import type { Formatters } from "../languages/format.ts";
import {
	getForLocale,
	type Locale,
	type SiteLanguage,
} from "../languages/languages.ts";
import { getCommonWords } from "../languages/words.ts";
import type { LocaleModel, Model } from "../link/model.ts";
import type { PageMetadata } from "../plan/head.ts";
import { notFoundView } from "../plan/view-page.ts";
import { getSearchPath, notFoundPath } from "../text/url.ts";
import { findContentValue } from "./content-value.ts";
import type { Site } from "./define-site.ts";
import {
	type CommonData,
	createContentResolver,
	type ResolvedContent,
	type ResolvedPage,
} from "./resolve.ts";
import type { CollectionDefinition, CommonInput } from "./site-types.ts";
import { guardWords } from "./unknown-names.ts";
import type { ViewDefinition } from "./view.ts";

// The pages of a site before they are planned: those of content/pages, those of entries, and the one for addresses that
// don't exist.

/** The parts of a site that its pages are planned by. */
export type PlannerSite = {
	readonly site: Site;
	readonly languages: readonly (SiteLanguage & { readonly name: string })[];
	readonly views: Readonly<Record<string, ViewDefinition>>;
	readonly frame: ViewDefinition;
	readonly formatters: ReadonlyMap<Locale, Formatters>;
	readonly collections: readonly (readonly [
		name: string,
		collection: CollectionDefinition,
	])[];
};

/** A language of the site, and what its pages are planned from. */
export type PageLanguage = {
	readonly locale: Locale;
	readonly content: ResolvedContent;
	readonly model: LocaleModel;
	readonly common: CommonData;
	readonly input: CommonInput;
};

/** A page to plan. */
export type PageToPlan = {
	/** The object that it is made from: it identifies the page in the next build. */
	readonly source: object;
	readonly viewName: string;
	readonly view: ViewDefinition;
	/** The part of the input of `data` that only this page has. */
	readonly own: Readonly<Record<string, unknown>>;
	readonly page: ResolvedPage;
	/** For the page of an entry: the name of its collection, and the page that lists the entries. */
	readonly collection?: string;
	readonly list?: ResolvedPage;
	readonly versions: Readonly<Record<Locale, string>>;
	readonly metadata: Partial<PageMetadata>;
};

/** Returns functions that list the languages of a site, and the pages of one. */
export function createPageLister(planned: PlannerSite) {
	const { site, languages, formatters } = planned;
	const resolveContent = createContentResolver({
		...planned,
		page: site.page ?? {},
	});
	return {
		listLanguages: (model: Model, date: string, memo: Memo) =>
			languages.map(({ code: locale, tag }): PageLanguage => {
				const own = getForLocale(model.byLocale, locale);
				const format = getForLocale(formatters, locale);
				const content = resolveContent(locale, model, format, memo);
				const common = memo.call(
					createCommonData,
					Object(own).words ?? noWords,
					locale,
					date,
					tag,
					site.currency,
					own.pages.get("home")?.path ?? "/",
					getSearchPath(locale, { languages }),
				);
				const input = memo.call(createCommonInput, common, format);
				return { locale, content, model: own, common, input };
			}),
		listPages: (
			language: PageLanguage,
			all: readonly PageLanguage[],
		): PageToPlan[] => [
			...listPages(language, all, planned),
			...listEntryPages(language, all, planned),
			...(language === all[0] ? [createNotFoundPage(language, planned)] : []),
		],
	};
}

/** The same object in each build. */
const noWords = {};

/** Lists the pages of content/pages in a language. */
function listPages(
	{ model, content }: PageLanguage,
	all: readonly PageLanguage[],
	{ views }: PlannerSite,
): PageToPlan[] {
	return [...model.pages.values()].map((source) => {
		const { view: viewName } = source.data;
		const page = content.getPage(source);
		return {
			source,
			viewName,
			view: getView(viewName, views),
			own: { page },
			page,
			versions: listVersions(
				all,
				(other) => other.model.pages.get(source.id)?.path,
			),
			metadata: {},
		};
	});
}

/** Lists the pages of entries in a language. */
function listEntryPages(
	{ model, content }: PageLanguage,
	all: readonly PageLanguage[],
	{ collections, views }: PlannerSite,
): PageToPlan[] {
	return collections.flatMap(([name, { options }]) => {
		const { view: viewName, below = "" } = options;
		const listSource = model.pages.get(below);
		if (viewName === undefined || !listSource) return [];
		const list = content.getPage(listSource);
		const entries = content.getEntries(name);
		const paths = all.map(({ locale, content: other }) => ({
			locale,
			byId: new Map(other.getEntries(name).map(({ id, href }) => [id, href])),
		}));
		return entries.map(({ source, id, href, value }, index) => ({
			source,
			viewName,
			view: getView(viewName, views),
			own: {
				entry: value,
				previous: entries[index - 1]?.listed,
				next: entries[index + 1]?.listed,
				list,
			},
			page: createEntryPage(id, href, value),
			collection: name,
			list,
			versions: Object.fromEntries(
				paths.flatMap(({ locale, byId }) => {
					const path = byId.get(id);
					return path === undefined ? [] : [[locale, path]];
				}),
			),
			metadata: { type: "article" as const },
		}));
	});
}

function createNotFoundPage(
	{ common: { words }, model }: PageLanguage,
	{ views }: PlannerSite,
): PageToPlan {
	const title = words.notFound ?? "404";
	const page = {
		id: notFoundView,
		href: notFoundPath,
		title,
		description: words.notFoundText ?? title,
		heading: title,
	};
	return {
		source: model.pages,
		viewName: notFoundView,
		view: views[notFoundView] ?? defaultNotFound,
		own: { page },
		page,
		versions: {},
		metadata: { indexed: false },
	};
}

/** The view of that page for sites without one: the renderer has its component. */
const defaultNotFound: ViewDefinition = {
	kind: "view",
	fields: {},
	data: () => ({}),
	component: () => null,
	options: {},
};

function getView(name: string, views: PlannerSite["views"]): ViewDefinition {
	const view = views[name];
	// The schema of pages and `createSiteDefinition` have checked the names.
	if (!view) throw new Error(`No view ${name}.`);
	return view;
}

function createCommonData(
	words: CommonData["words"],
	locale: Locale,
	date: string,
	tag: string,
	currency: string,
	home: string,
	searchIndex: string,
): CommonData {
	const all = { ...getCommonWords(locale), ...words };
	return { locale, date, tag, currency, words: all, home, searchIndex };
}

function createCommonInput(
	{ tag: _, currency: __, words, ...common }: CommonData,
	format: Formatters,
): CommonInput {
	return { ...common, format, words: guardWords(words) };
}

function listVersions(
	all: readonly PageLanguage[],
	findPath: (language: PageLanguage) => string | undefined,
): Record<Locale, string> {
	return Object.fromEntries(
		all.flatMap((language) => {
			const path = findPath(language);
			return path === undefined ? [] : [[language.locale, path]];
		}),
	);
}

/** Characters of a description that is taken from a text. */
const descriptionLength = 160;

function createEntryPage(
	id: string,
	href: string,
	entry: Readonly<Record<string, unknown>>,
): ResolvedPage {
	const title = String(entry.title ?? entry.name ?? id);
	const description = describeEntry(entry) || title;
	return { id, href, title, description, heading: title };
}

/** Returns the description of an entry: its field `description`, `excerpt` or `summary`, or the beginning of its text. */
function describeEntry(entry: Readonly<Record<string, unknown>>): string {
	const { description, excerpt, summary, body } = entry;
	const given = description ?? excerpt ?? summary;
	if (typeof given === "string") return given;
	const words = String(Object(body).words ?? "").trim();
	if (words.length <= descriptionLength) return words;
	return `${words.slice(0, descriptionLength).replace(/\s+\S*$/, "")}…`;
}

/** Returns the name of the site, at the place of the content that its definition gives. */
export function getSiteName(
	{ site }: PlannerSite,
	{ values }: ResolvedContent,
): string {
	return String(
		findContentValue(site, "name", (collection) => values[collection]),
	);
}

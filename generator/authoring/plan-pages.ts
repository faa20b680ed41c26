import type { Memo } from "../cache/memo.ts";
import type { PlanContext } from "../definition.ts";
import { isRequested } from "../definition.ts";
import { createShareVariant } from "../images/variants.ts";
import type { Formatters } from "../languages/format.ts";
import {
	getForLocale,
	type Locale,
	type SiteLanguage,
} from "../languages/languages.ts";
import { getCommonWords } from "../languages/words.ts";
import type { LocaleModel, Model } from "../link/model.ts";
import {
	createHead,
	type PageMetadata,
	type ShareImage,
} from "../plan/head.ts";
import { getMediaFile } from "../plan/pictures.ts";
import { createPage, type PlannedPage } from "../plan/view-page.ts";
import { getMediaAddress, notFoundPath } from "../text/url.ts";
import type { Page } from "../types.ts";
import type { CollectionDefinition } from "./collection.ts";
import { findContentValue } from "./content-value.ts";
import type { PageInput, Site } from "./define-site.ts";
import { createContentResolver, type ResolvedContent } from "./resolve.ts";
import type {
	BasePage,
	CommonInput,
	FrameInput,
	ViewDefinition,
	ViewOptions,
} from "./view.ts";

/** The parts of a site that its pages are planned by. */
export type PlannerSite = {
	readonly site: Site;
	readonly languages: readonly (SiteLanguage & { readonly name: string })[];
	readonly views: Readonly<Record<string, ViewDefinition>>;
	readonly frame: ViewDefinition;
	readonly formatters: ReadonlyMap<Locale, Formatters>;
	readonly collections: readonly (readonly [string, CollectionDefinition])[];
};

/** What all pages of a language have in common: plain data, which pages refer to. */
export type CommonData = {
	readonly locale: Locale;
	readonly date: string;
	readonly tag: string;
	readonly currency: string;
	readonly words: Readonly<Record<string, string>>;
	/** The whole content, for the views without `data`. */
	readonly content?: unknown;
};

/** The language of pages, and what they are planned from. */
type Language = {
	readonly locale: Locale;
	readonly content: ResolvedContent;
	readonly model: LocaleModel;
	readonly common: CommonData;
	readonly input: CommonInput;
	readonly home: string;
};

/** A page to plan: its view, the input of `data`, and what its metadata begins with. */
type PageToPlan = {
	/** Identifies the page in the next build: the object that it is made from. */
	readonly source: object;
	readonly viewName: string;
	readonly view: ViewDefinition;
	/** The part of the input of `data` that only this page has. */
	readonly own: Readonly<Record<string, unknown>>;
	readonly page: BasePage & Readonly<Record<string, unknown>>;
	readonly section?: string;
	readonly versions: Readonly<Record<Locale, string>>;
	readonly metadata: Partial<PageMetadata>;
};

/** Creates the functions that plan the pages of a site, and its files for machines. */
export function createPlanner(planned: PlannerSite) {
	const { site, languages, views, collections, formatters } = planned;
	const resolveContent = createContentResolver({
		collections,
		views,
		page: site.page ?? {},
	});
	const cache = createPlanCache();

	function getLanguages(
		model: Model,
		{ date }: Pick<PlanContext, "date">,
		memo: Memo,
	): Language[] {
		return languages.map(({ code: locale, tag }) => {
			const own = getForLocale(model.byLocale, locale);
			const format = getForLocale(formatters, locale);
			const content = resolveContent(locale, model, format, memo);
			const words = Object(Object(own).words);
			const common = memo.call(
				createCommonData,
				words,
				locale,
				date,
				tag,
				site.currency,
			);
			return {
				locale,
				content,
				model: own,
				common,
				input: memo.call(createCommonInput, common, format),
				home: own.pages.get("home")?.path ?? "/",
			};
		});
	}

	function planPages(
		model: Model,
		context: PlanContext,
		memo: Memo,
	): PlannedPage[] {
		const all = getLanguages(model, context, memo);
		const [first] = all;
		return all.flatMap((language) =>
			[
				...listPages(language, all),
				...listEntries(language, all),
				...(language === first ? [createNotFoundPage(language)] : []),
			]
				.filter(({ page }) => isRequested(page.href, context))
				.map((page) =>
					cache.plan(page, language, context, (content) =>
						planPage(page, { ...language, content }, all, model, context),
					),
				),
		);
	}

	/** The pages of content/pages in a language. */
	function listPages(
		language: Language,
		all: readonly Language[],
	): PageToPlan[] {
		return [...language.model.pages.values()].map((source) => {
			const viewName = source.data.view;
			const page = language.content.getPage(source);
			return {
				source,
				viewName,
				view: getView(viewName),
				own: { page },
				page,
				versions: listVersions(
					all,
					({ model }) => model.pages.get(source.id)?.path,
				),
				metadata: {},
			};
		});
	}

	/** The pages of entries in a language. */
	function listEntries(
		language: Language,
		all: readonly Language[],
	): PageToPlan[] {
		return collections.flatMap(([name, { options }]) => {
			const { view: viewName, below = "" } = options;
			const list = language.model.pages.get(below);
			if (viewName === undefined || !list) return [];
			const entries = language.content.getEntries(name);
			const listPage = language.content.getPage(list);
			return entries.map((entry, index) => {
				const { id, href, source } = entry;
				const title = String(entry.value.title ?? entry.value.name ?? id);
				const description = describe(entry.value);
				const page = { id, href, title, description, heading: title };
				return {
					source,
					viewName,
					view: getView(viewName),
					own: {
						entry: entry.value,
						previous: entries[index - 1]?.value,
						next: entries[index + 1]?.value,
						list: listPage,
					},
					page,
					section: list.path,
					versions: listVersions(
						all,
						({ content }) =>
							content.getEntries(name).find((each) => each.id === id)?.href,
					),
					metadata: { type: "article" as const },
				};
			});
		});
	}

	function createNotFoundPage({ common, model }: Language): PageToPlan {
		const { words } = common;
		const title = words.notFound ?? "404";
		const page = {
			id: "not-found",
			href: notFoundPath,
			title,
			description: words.notFoundText ?? title,
			heading: title,
		};
		return {
			source: model.pages,
			viewName: "not-found",
			view: views["not-found"] ?? notFoundView,
			own: { page },
			page,
			versions: {},
			metadata: { indexed: false },
		};
	}

	function getView(name: string): ViewDefinition {
		const view = views[name];
		// The schema of pages and `createSiteDefinition` have checked the names.
		if (!view) throw new Error(`No view ${name}.`);
		return view;
	}

	function planPage(
		{
			viewName,
			view,
			own,
			page,
			section,
			versions,
			source,
			metadata: given,
		}: PageToPlan,
		language: Language,
		all: readonly Language[],
		{ origin, shared }: Model,
		{ assets }: PlanContext,
	): PlannedPage {
		const { locale, content, input, home, common } = language;
		const values = content.values;
		const legacy = {
			shared,
			get content() {
				Object.values(values);
				return shared.contents.get(locale);
			},
			page: source,
			model: language.model,
		};
		const base = { ...input, ...own, content: values, legacy };
		const data = (view.data as DataFunction | undefined)?.(base) ?? {};
		const options = view.options as ViewOptions<object, object>;
		const complete = { ...base, ...data };
		const name = String(
			findContentValue(site.name, "name", (collection) => values[collection]),
		);
		const { title, description, href, keywords = [] } = page;
		const defaults: PageMetadata = {
			path: href,
			versions,
			title: title.includes(name) ? title : `${title} – ${name}`,
			description,
			keywords: keywords as readonly string[],
			image: findShareImage([own, data], shared),
			type: "website",
			indexed: true,
			...given,
		};
		const hook: PageInput<unknown> = {
			...base,
			page,
			metadata: defaults,
		} as never;
		const metadata: PageMetadata = {
			...defaults,
			...site.metadata?.(hook),
			...options.metadata?.(complete),
		};
		const needs = options.needs?.(complete) ?? {};
		const feed =
			site.feedTitle?.(hook) ??
			(collections.some(([, { options }]) => options.feed)
				? (common.words.feed ?? name)
				: undefined);
		const frameInput: FrameInput = {
			...input,
			page: {
				href,
				title,
				view: viewName,
				versions,
				...(section !== undefined && { section }),
			},
			home,
			...({ legacy } as object),
			menu: listMenu(language, href, section),
			languages: languages.map(({ code, name }) => ({
				locale: code,
				label: name,
				href:
					versions[code] ??
					all.find((each) => each.locale === code)?.home ??
					"/",
				...(code === locale && { current: "true" as const }),
			})),
			content: values as never,
		};
		const frame = (planned.frame.data as DataFunction)(frameInput);
		const {
			content: _,
			legacy: __,
			...frameProps
		} = frameInput as typeof frameInput & { legacy: unknown };
		const jsonLd = [
			...(site.jsonLd?.({ ...hook, metadata }) ?? []),
			...(options.jsonLd?.(complete) ?? []),
		];
		return createPage(
			metadata,
			{
				view: viewName,
				document: {
					head: createHead(
						{
							site: { languages },
							locale,
							origin,
							name,
							assets,
							...(feed !== undefined && { feed }),
						},
						metadata,
					),
					jsonLd,
					frame: { ...withoutCommon(frameProps, input), ...frame },
					start: needs.start ?? [],
				},
				content: view.data ? { ...own, ...data } : own,
				common: view.data ? common : content.addTo(common),
			},
			needs,
		);
	}

	function listMenu(
		{ model, content }: Language,
		href: string,
		section: string | undefined,
	) {
		return (site.menu ?? []).flatMap((id) => {
			const source = model.pages.get(id);
			if (!source) return [];
			const { title } = content.getPage(source);
			const { path } = source;
			const current =
				path === href
					? ("page" as const)
					: path === section
						? ("true" as const)
						: undefined;
			return [{ href: path, label: title, ...(current && { current }) }];
		});
	}

	return {
		planPages,
		planFiles: (_model: Model): Page[] => [],
	};
}

type DataFunction = (input: object) => object;

const notFoundView: ViewDefinition = {
	kind: "view",
	fields: {},
	data: undefined,
	component: () => null,
	options: {},
};

function createCommonData(
	words: CommonData["words"],
	locale: Locale,
	date: string,
	tag: string,
	currency: string,
): CommonData {
	return {
		locale,
		date,
		tag,
		currency,
		words: { ...getCommonWords(locale), ...words },
	};
}

function createCommonInput(
	{ locale, date, words }: CommonData,
	format: Formatters,
): CommonInput {
	return { locale, date, format, words: words as never };
}

/** Removes the values that components get from what all pages have in common. */
function withoutCommon<T extends object>(props: T, common: object): object {
	return Object.fromEntries(
		Object.entries(props).filter(([key]) => !(key in common)),
	);
}

function listVersions(
	all: readonly Language[],
	findPath: (language: Language) => string | undefined,
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

/** Returns the description of an entry: its field `description`, `excerpt` or `summary`, or the beginning of its text. */
function describe(entry: Readonly<Record<string, unknown>>): string {
	const { description, excerpt, summary, body, title, id } = entry;
	const given = description ?? excerpt ?? summary;
	if (typeof given === "string") return given;
	const words = String(Object(body).words ?? "").trim();
	if (words === "") return String(title ?? id);
	if (words.length <= descriptionLength) return words;
	return `${words.slice(0, descriptionLength).replace(/\s+\S*$/, "")}…`;
}

/** Finds the first photo in the values of a page, for shared links: no drawing. */
function findShareImage(
	value: unknown,
	shared: Model["shared"],
): ShareImage | undefined {
	const found = findPicture(value);
	if (!found) return undefined;
	const media = getMediaFile(shared, found.name);
	const file = createShareVariant(media, found.focus);
	const { path, width, height } = file ?? {
		...media,
		path: getMediaAddress(media),
	};
	return { path, width, height, alt: found.alt, file };
}

type FoundPicture = {
	readonly name: string;
	readonly alt: string;
	readonly focus?: string;
};

function findPicture(value: unknown): FoundPicture | undefined {
	if (typeof value !== "object" || value === null) return undefined;
	const { alt, name, src, srcset, focus } = value as Record<string, unknown>;
	if (typeof alt === "string" && typeof src === "string") {
		// The pictures of a Markdown text have the names of their files as `src`.
		const file = typeof name === "string" ? name : src;
		const isPhoto =
			typeof srcset === "string" ||
			(!src.startsWith("/") && !/\.(svg|mp4|webm)$/i.test(src));
		if (!isPhoto) return undefined;
		return { name: file, alt, ...(typeof focus === "string" && { focus }) };
	}
	for (const inner of Object.values(value)) {
		const found = findPicture(inner);
		if (found) return found;
	}
	return undefined;
}

/**
 * Keeps the planned pages of the last build: a page is planned again only if its source, what its language has in common, or
 * a collection that was read for it is another object.
 */
function createPlanCache() {
	type Kept = {
		readonly key: readonly unknown[];
		readonly read: ReadonlyMap<string, unknown>;
		readonly planned: PlannedPage;
	};
	const kept = new WeakMap<object, Kept>();
	return {
		plan(
			{ source, own, versions, view }: PageToPlan,
			{ input, content, home }: Language,
			{ assets }: PlanContext,
			plan: (content: ResolvedContent) => PlannedPage,
		): PlannedPage {
			const key = [
				input,
				view,
				home,
				assets.font,
				JSON.stringify(versions),
				content.titles,
				...Object.values(own),
			];
			const last = kept.get(source);
			if (
				last &&
				last.key.length === key.length &&
				last.key.every((value, index) => value === key[index]) &&
				[...last.read].every(([name, value]) => content.values[name] === value)
			)
				return last.planned;
			const { tracked, read } = content.track();
			const planned = plan(tracked);
			kept.set(source, { key, read, planned });
			return planned;
		},
	};
}

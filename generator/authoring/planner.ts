import type { Memo } from "../cache/memo.ts";
import { isRequested, type PlanContext } from "../definition.ts";
import { createSiteError } from "../diagnostics/site-error.ts";
import type { Model } from "../link/model.ts";
import {
	createHead,
	type PageMetadata,
	type ShareImage,
} from "../plan/head.ts";
import { createPage, type PlannedPage } from "../plan/view-page.ts";
import type { PageInput } from "./define-site.ts";
import { listLanguageLinks } from "./language-links.ts";
import { planMachineFiles } from "./machine-files.ts";
import {
	createPageLister,
	getSiteName,
	type PageLanguage,
	type PageToPlan,
	type PlannerSite,
} from "./pages.ts";
import type { ReadValue, ResolvedContent } from "./resolve.ts";
import { findFrontPhoto, findShareImage } from "./share-image.ts";
import type {
	FrameInput,
	LanguageLink,
	MenuLink,
	ViewDefinition,
	ViewOptions,
} from "./view.ts";

/** Creates the functions that plan the pages of a site, and its files for machines. */
export function createPlanner(planned: PlannerSite) {
	const lister = createPageLister(planned);
	const cache = createPlanCache();
	return {
		planPages(model: Model, context: PlanContext, memo: Memo): PlannedPage[] {
			const all = lister.listLanguages(model, context.date, memo);
			return all.flatMap((language) =>
				lister
					.listPages(language, all)
					.filter(({ page }) => isRequested(page.href, context))
					.map((page) => {
						const links = listLanguageLinks(page, language, all, {
							planned,
							model,
						});
						return cache.plan(page, language, context, links, (content) =>
							planPage(page, { ...language, content }, links, {
								planned,
								model,
								context,
							}),
						);
					}),
			);
		},
		planFiles(model: Model, { date }: PlanContext, memo: Memo) {
			const all = lister.listLanguages(model, date, memo);
			return all.flatMap((language) =>
				planMachineFiles(
					model,
					planned,
					language,
					lister.listPages(language, all),
				),
			);
		},
	};
}

type PlanInput = {
	readonly planned: PlannerSite;
	readonly model: Model;
	readonly context: PlanContext;
};

type DataFunction = (input: object) => object;

function planPage(
	toPlan: PageToPlan,
	language: PageLanguage,
	links: readonly LanguageLink[],
	{ planned, model, context }: PlanInput,
): PlannedPage {
	const { view, viewName, own, page } = toPlan;
	const { content, common } = language;
	const { site, languages } = planned;
	const input = { ...language.input, ...own, content: content.values };
	const data = computeData(view, input);
	const complete = { ...input, ...data };
	const options = view.options as ViewOptions<object, object>;
	const name = getSiteName(planned, content);
	const image = findShareImage(
		[own.entry ?? own.page, data],
		language,
		model.shared,
	);
	const defaults = createMetadata(toPlan, name, image);
	const hookInput = { ...input, page, metadata: defaults } as never;
	const metadata: PageMetadata = {
		...defaults,
		...site.metadata?.(hookInput),
		...options.metadata?.(complete),
	};
	const needs = options.needs?.(complete) ?? {};
	const jsonLdInput = { ...(hookInput as PageInput<unknown>), metadata };
	const feed = planned.collections.some(([, { options }]) => options.feed)
		? common.words.feed
		: undefined;
	return createViewPage(
		view,
		metadata,
		{
			view: viewName,
			document: {
				head: createHead(
					{
						...{ site: { languages }, locale: language.locale, name },
						...{ origin: model.origin, assets: context.assets },
						...(feed !== undefined && { feed }),
					},
					metadata,
				),
				jsonLd: [
					...(site.jsonLd?.(jsonLdInput) ?? []),
					...(options.jsonLd?.(complete) ?? []),
				],
				frame: planFrame(toPlan, language, links, planned),
				start: needs.start ?? [],
			},
			content: view.data ? { ...own, ...data } : own,
			common: view.data ? common : content.addTo(common),
		},
		needs,
	);
}

/** Calls the function of a view or frame that computes its data. */
function computeData(view: ViewDefinition, input: object): object {
	const data = (view.data as DataFunction | undefined)?.(input) ?? {};
	if (data instanceof Promise)
		throw createSiteError("`data` must return an object. It can't be async.", {
			definition: view,
		});
	return data;
}

/** Creates the page of a view; mistakes in what it needs are reported at the view. */
function createViewPage(
	view: ViewDefinition,
	...page: Parameters<typeof createPage>
): PlannedPage {
	try {
		return createPage(...page);
	} catch (error) {
		throw createSiteError(error instanceof Error ? error.message : "", {
			definition: view,
		});
	}
}

function createMetadata(
	{ page, versions, metadata }: PageToPlan,
	name: string,
	image: ShareImage | undefined,
): PageMetadata {
	const { title, description, href: path, keywords = [] } = page;
	return {
		path,
		versions,
		title: title.includes(name) ? title : `${title} – ${name}`,
		description,
		// The site's own fields may have them.
		keywords: keywords as readonly string[],
		image,
		type: "website",
		indexed: true,
		...metadata,
	};
}

/** Returns the props of the frame around a page. */
function planFrame(
	{ viewName, page, list, versions }: PageToPlan,
	language: PageLanguage,
	languages: readonly LanguageLink[],
	{ site, frame }: PlannerSite,
): object {
	const { content, input } = language;
	const { href, title } = page;
	const section = list?.href;
	const own = {
		page: {
			...{ href, title, view: viewName, versions },
			...(section !== undefined && { section }),
		},
		menu: listMenu(site.menu ?? [], language, href, section),
		languages,
	};
	const frameInput: FrameInput = {
		...input,
		...own,
		// The type of the content is known to the site alone.
		content: content.values as never,
	};
	return { ...own, ...computeData(frame, frameInput) };
}

function listMenu(
	ids: readonly string[],
	{ model, content }: PageLanguage,
	href: string,
	section: string | undefined,
): MenuLink[] {
	return ids.flatMap((id) => {
		const source = model.pages.get(id);
		if (!source) return [];
		const { path } = source;
		const label = content.getPage(source).title;
		if (path === href) return [{ href: path, label, current: "page" }];
		if (path === section) return [{ href: path, label, current: "true" }];
		return [{ href: path, label }];
	});
}

/**
 * Keeps the planned pages of the last build: a page is planned again only if its own values, what its language has in common,
 * or a collection that was read for it have changed.
 */
function createPlanCache() {
	type Kept = {
		readonly key: readonly unknown[];
		readonly read: ReadonlyMap<string, ReadValue>;
		readonly page: PlannedPage;
	};
	const kept = new WeakMap<object, Kept>();
	return {
		plan(
			{ source, own, versions, view }: PageToPlan,
			language: PageLanguage,
			{ assets }: PlanContext,
			links: readonly LanguageLink[],
			plan: (content: ResolvedContent) => PlannedPage,
		): PlannedPage {
			const { input, content } = language;
			const key = [
				...[input, view, assets.font, content.base],
				JSON.stringify([versions, links, findFrontPhoto(language)]),
				...Object.values(own),
			];
			const last = kept.get(source);
			const isSame =
				last?.key.length === key.length &&
				last.key.every((value, index) => value === key[index]) &&
				[...last.read].every(([name, { isSame }]) =>
					isSame(content.values[name]),
				);
			if (isSame) return last.page;
			const { tracked, read } = content.track();
			const page = plan(tracked);
			kept.set(source, { key, read, page });
			return page;
		},
	};
}

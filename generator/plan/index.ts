import type { Memo } from "../cache/memo.ts";
import { summarizePage } from "../cache/pages.ts";
import type { PlanContext, SiteDefinition } from "../definition.ts";
import { suggestNames } from "../diagnostics/nearest.ts";
import { siteError } from "../diagnostics/site-error.ts";
import { createUprightVariants, createVariants } from "../images/variants.ts";
import type { Model } from "../link/model.ts";
import { mediaAddress, notFoundPath, outputFile } from "../text/url.ts";
import type { MediaEntry, Page } from "../types.ts";
import { planEntryPages } from "./entry-pages.ts";
import type { PageMetadata } from "./head.ts";
import { createMachineFiles, createRedirectPages } from "./machine-files.ts";
import { type PlannedPage, validateResult } from "./view-page.ts";

/** The list of everything the site consists of. */
export function plan(
	model: Model,
	site: SiteDefinition,
	context: PlanContext,
	memo: Memo,
): Page[] {
	const planned = planPages(model, site, context, memo);
	validateStartScripts(planned, site);
	const metadata = planned.map(({ metadata }) => metadata);
	const pages = [
		...planned.map(({ page }) => page),
		...createRedirectPages(model, site, metadata),
		...createMachineFiles(model, site, metadata),
		...(site.filesOf?.(model, site) ?? []),
	];
	validateAddresses(pages, site);
	return [
		...pages,
		...listMediaFiles(model, pages, memo),
		...listShareImages(metadata),
	];
}

/** Throws if a page needs a script of site/start/ that the site doesn't have. */
function validateStartScripts(
	planned: readonly PlannedPage[],
	site: SiteDefinition,
): void {
	const { start = [] } = site.code;
	for (const { page } of planned)
		for (const name of page.features.start)
			if (!start.includes(name))
				throw siteError(
					`createPage: the page ${page.path} starts with the script “${name}”, which is not in code.start of the site. ${suggestNames(name, start)}`,
					{ definition: site },
				);
}

/** Throws if two pages have the same address, or if there is no page for addresses that lead nowhere. */
function validateAddresses(pages: readonly Page[], site: SiteDefinition): void {
	const known = new Map<string, Page>();
	const fail = (message: string) => {
		throw siteError(message, { definition: site });
	};
	for (const page of pages) {
		const file = outputFile(page.path);
		const other = known.get(file);
		if (other)
			fail(
				`Two pages have the address ${page.path}: ${describePage(other)} and ${describePage(page)}. The pages of a route with an entryView are made by the engine: pagesOf must not make them, too.`,
			);
		known.set(file, page);
	}
	if (!known.has(outputFile(notFoundPath)))
		fail(
			`The site has no page at ${notFoundPath}, for addresses that lead nowhere. Add one in pagesOf, with notFoundPath as its path.`,
		);
}

function describePage(page: Page): string {
	return page.kind === "view" ? `the view “${page.view}”` : `a ${page.kind}`;
}

/** The pages for visitors. */
function planPages(
	model: Model,
	site: SiteDefinition,
	context: PlanContext,
	memo: Memo,
): PlannedPage[] {
	const pages = site.pagesOf(model, context);
	validateResult("pagesOf", Array.isArray(pages), pages, site);
	return [...pages, ...planEntryPages(model, site, context, memo)];
}

/** One page for visitors; undefined where there is none at that path. */
export function planPage(
	path: string,
	model: Model,
	site: SiteDefinition,
	context: PlanContext,
	memo: Memo,
): PlannedPage["page"] | undefined {
	const planned = planPages(model, site, { ...context, only: path }, memo);
	return planned.find(({ page }) => page.path === path)?.page;
}

/** The pictures and videos that any page shows; what is unused in content/media is left out. */
function listMediaFiles(
	{ shared }: Model,
	pages: readonly Page[],
	memo: Memo,
): Page[] {
	const shown = new Set(
		pages.flatMap((page) => memo.call(summarizePage, page).media),
	);
	const focuses = new Set([
		undefined,
		...pages.flatMap((page) =>
			"features" in page ? (page.features.focuses ?? []) : [],
		),
	]);
	return [...shared.media.values()]
		.flatMap((file) => [
			...memo.call(listForms, file),
			...[...focuses].flatMap((focus) =>
				memo.call(listUprightParts, file, focus),
			),
		])
		.filter(({ path }) => shown.has(path));
}

/** The pictures for shared links, each once. */
function listShareImages(metadata: readonly PageMetadata[]): Page[] {
	const files = metadata.flatMap(({ image }) => image?.file ?? []);
	return [...new Map(files.map((file) => [file.path, file])).values()];
}

/** The files made from a picture; a drawing or a film itself. */
function listForms(file: MediaEntry): readonly Page[] {
	const { source, digest } = file;
	const isClean = digest === source.digest;
	return (
		createVariants(file)?.all ?? [
			{ kind: "copy", path: mediaAddress(file), source, isClean },
		]
	);
}

/** The files made from the part of a picture that an upright screen shows. */
function listUprightParts(file: MediaEntry, focus?: string): readonly Page[] {
	return createUprightVariants(file, focus)?.files ?? [];
}

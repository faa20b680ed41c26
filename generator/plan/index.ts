import type { Memo } from "../cache/memo.ts";
import { getDigestAndMedia } from "../cache/pages.ts";
import type { PlanContext, SiteDefinition } from "../definition.ts";
import { formatNameSuggestion } from "../diagnostics/nearest.ts";
import { createSiteError } from "../diagnostics/site-error.ts";
import { createUprightVariants, createVariants } from "../images/variants.ts";
import type { Model } from "../link/model.ts";
import { getMediaAddress, notFoundPath, toOutputPath } from "../text/url.ts";
import type { MediaEntry, Page } from "../types.ts";
import type { PageMetadata } from "./head.ts";
import {
	createRedirectPages,
	createSearchEngineFiles,
} from "./machine-files.ts";
import type { PlannedPage } from "./view-page.ts";

/** Plans all files of a site: pages, redirects, files for machines, media. */
export function planSite(
	model: Model,
	site: SiteDefinition,
	context: PlanContext,
	memo: Memo,
): Page[] {
	const planned = site.pagesOf(model, context, memo);
	const metadata = planned.map(({ metadata }) => metadata);
	const pages = [
		...planned.map(({ page }) => page),
		...createRedirectPages(model, site, metadata),
		...createSearchEngineFiles(model, site, metadata),
		...(site.filesOf?.(model, context, memo) ?? []),
	];
	validatePages(pages, site);
	return [
		...pages,
		...listMediaFiles(model, pages, memo),
		...listShareImages(metadata),
	];
}

/** Throws if two pages have the same address, if there is no 404 page, or if a page needs a script that the site doesn't define. */
function validatePages(pages: readonly Page[], site: SiteDefinition): void {
	const { start = [] } = site.code;
	const files = new Set<string>();
	const fail = (message: string) => {
		throw createSiteError(message, { definition: site });
	};
	for (const page of pages) {
		const file = toOutputPath(page.path);
		if (files.has(file)) fail(`Two pages have the address ${page.path}.`);
		files.add(file);
		const needed = page.kind === "view" ? page.features.start : [];
		const missing = needed.find((name) => !start.includes(name));
		if (missing !== undefined)
			fail(
				`The page ${page.path} starts with the script “${missing}”, which is not in code.start of the site. ${formatNameSuggestion(missing, start)}`,
			);
	}
	if (!files.has(toOutputPath(notFoundPath)))
		fail(
			`The site has no page at ${notFoundPath}, for addresses that lead nowhere. Add one in pagesOf, with notFoundPath as its path.`,
		);
}

/** Plans the page at a path; returns undefined if there is none. */
export function planPage(
	path: string,
	model: Model,
	site: SiteDefinition,
	context: PlanContext,
	memo: Memo,
): PlannedPage["page"] | undefined {
	const own = { ...context, only: path };
	const planned = site.pagesOf(model, own, memo);
	return planned.find(({ page }) => page.path === path)?.page;
}

/** Lists the pictures and videos that pages show; unused files in content/media are not published. */
function listMediaFiles(
	{ shared }: Model,
	pages: readonly Page[],
	memo: Memo,
): Page[] {
	const shown = new Set(
		pages.flatMap((page) => memo.call(getDigestAndMedia, page).media),
	);
	const focuses = new Set(
		pages.flatMap((page) =>
			"features" in page ? (page.features.focuses ?? []) : [],
		),
	);
	return [...shared.media.values()]
		.flatMap((file) => [
			...memo.call(listPublishedFiles, file),
			...[undefined, ...focuses].flatMap((focus) =>
				memo.call(listUprightVariants, file, focus),
			),
		])
		.filter(({ path }) => shown.has(path));
}

/** Lists the preview pictures of shared links, each once. */
function listShareImages(metadata: readonly PageMetadata[]): Page[] {
	const files = metadata.flatMap(({ image }) => image?.file ?? []);
	return [...new Map(files.map((file) => [file.path, file])).values()];
}

/** Lists the files to publish for a media file: the variants of a picture, or an SVG or video itself. */
function listPublishedFiles(file: MediaEntry): readonly Page[] {
	const { source, digest } = file;
	const isClean = digest === source.digest;
	return (
		createVariants(file)?.all ?? [
			{ kind: "copy", path: getMediaAddress(file), source, isClean },
		]
	);
}

/** Lists the variants of a picture that is cropped for upright screens. */
function listUprightVariants(
	file: MediaEntry,
	focus?: string,
): readonly Page[] {
	return createUprightVariants(file, focus)?.files ?? [];
}

import type { Memo } from "../cache/memo.ts";
import { mediaOn } from "../cache/pages.ts";
import type { PlanContext, SiteDefinition } from "../definition.ts";
import { uprightVariants, variantsOf } from "../images/variants.ts";
import type { Model } from "../link/model.ts";
import type { MediaEntry, Page } from "../types.ts";
import { mediaAddress } from "../url.ts";
import { entryPages } from "./entry-pages.ts";
import type { PageMetadata } from "./head.ts";
import { machineFiles, redirectStubs } from "./machine-files.ts";
import type { PlannedPage } from "./view-page.ts";

/** The list of everything the site consists of. */
export function plan(
	model: Model,
	site: SiteDefinition,
	context: PlanContext,
	memo: Memo,
): Page[] {
	const planned = planPages(model, site, context, memo);
	const metadata = planned.map(({ metadata }) => metadata);
	const pages = [
		...planned.map(({ page }) => page),
		...redirectStubs(model, site, metadata),
		...machineFiles(model, site, metadata),
		...(site.filesOf?.(model, memo, site) ?? []),
	];
	return [
		...pages,
		...mediaFiles(model, pages, memo),
		...shareImages(metadata),
	];
}

/** The pages for visitors. */
function planPages(
	model: Model,
	site: SiteDefinition,
	context: PlanContext,
	memo: Memo,
): PlannedPage[] {
	return [
		...site.pagesOf(model, context, memo),
		...entryPages(model, site, context, memo),
	];
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
function mediaFiles(
	{ shared }: Model,
	pages: readonly Page[],
	memo: Memo,
): Page[] {
	const shown = new Set(pages.flatMap((page) => memo.call(mediaOn, page)));
	const focuses = new Set([
		undefined,
		...pages.flatMap((page) =>
			"features" in page ? (page.features.focuses ?? []) : [],
		),
	]);
	return [...shared.media.values()]
		.flatMap((file) => [
			...memo.call(formsOf, file),
			...[...focuses].flatMap((focus) => memo.call(partsOf, file, focus)),
		])
		.filter(({ path }) => shown.has(path));
}

/** The pictures for shared links, each once. */
function shareImages(metadata: readonly PageMetadata[]): Page[] {
	const files = metadata.flatMap(({ image }) => image?.file ?? []);
	return [...new Map(files.map((file) => [file.path, file])).values()];
}

/** The files made from a picture; a drawing or a film itself. */
function formsOf(file: MediaEntry): readonly Page[] {
	return (
		variantsOf(file)?.all ?? [
			{ kind: "copy", path: mediaAddress(file), source: file.source },
		]
	);
}

/** The files made from the part of a picture that an upright screen shows. */
function partsOf(file: MediaEntry, focus?: string): readonly Page[] {
	return uprightVariants(file, focus)?.files ?? [];
}

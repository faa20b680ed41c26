import type { Memo } from "../cache/memo.ts";
import { summaryOfPage } from "../cache/pages.ts";
import type { PlanContext, SiteDefinition } from "../definition.ts";
import { codeMistake } from "../diagnostics/code-fault.ts";
import { uprightVariants, variantsOf } from "../images/variants.ts";
import type { Model } from "../link/model.ts";
import { mediaAddress, outputFile } from "../text/url.ts";
import type { MediaEntry, Page } from "../types.ts";
import { entryPages } from "./entry-pages.ts";
import type { PageMetadata } from "./head.ts";
import { machineFiles, redirectStubs } from "./machine-files.ts";
import { madeBy, type PlannedPage } from "./view-page.ts";

/** The list of everything the site consists of. */
export function plan(
	model: Model,
	site: SiteDefinition,
	context: PlanContext,
	memo: Memo,
): Page[] {
	const planned = planPages(model, site, context, memo);
	planned.forEach(demandHead);
	const metadata = planned.map(({ metadata }) => metadata);
	const pages = [
		...planned.map(({ page }) => page),
		...redirectStubs(model, site, metadata),
		...machineFiles(model, site, metadata),
		...(site.filesOf?.(model, memo, site) ?? []),
	];
	demandOwnAddresses(pages);
	return [
		...pages,
		...mediaFiles(model, pages, memo),
		...shareImages(metadata),
	];
}

/** Demands a path, a title and a description of a page. */
function demandHead({ metadata, page }: PlannedPage): void {
	if (!String(page.path).startsWith("/"))
		throw codeMistake({
			name: page.view,
			key: "view",
			among: ["viewPage"],
			message: {
				en: `The path of a page of the view ${page.view} is ${page.path}; it must begin with a slash.`,
				da: `En side med viewet ${page.view} har path ${page.path}; den skal begynde med en skråstreg.`,
			},
		});
	for (const [name, called] of Object.entries(ofHead)) {
		const value: unknown = Reflect.get(metadata, name);
		if (typeof value === "string" && value.trim() !== "") continue;
		throw codeMistake({
			name: page.view,
			key: "view",
			among: ["about", "viewPage", name],
			message: {
				en: `The page ${page.path} is given no ${name}.`,
				da: `Siden ${page.path} får ${called}.`,
			},
			hint: {
				en: "Every page needs one, for search engines; in an entryView it comes from about.",
				da: "Alle sider skal have en, til søgemaskiner; i en entryView kommer den fra about.",
			},
		});
	}
}

const ofHead = { title: "ingen title", description: "ingen description" };

/** Demands that no two pages have the same address. */
function demandOwnAddresses(pages: readonly Page[]): void {
	const known = new Set<string>();
	for (const { path } of pages) {
		const file = outputFile(path);
		if (!known.has(file)) {
			known.add(file);
			continue;
		}
		throw codeMistake({
			name: path === "/" ? "viewPage(" : path,
			among: ["viewPage("],
			message: {
				en: `Two pages are made for the address ${path}.`,
				da: `Der bliver lavet to sider til adressen ${path}.`,
			},
			hint: {
				en: "Give one of them another address. entryView makes the pages of a route: pagesOf must not make them, too.",
				da: "Giv den ene en anden adresse. entryView laver siderne til en route: pagesOf må ikke også lave dem.",
			},
		});
	}
}

/** The pages for visitors. */
function planPages(
	model: Model,
	site: SiteDefinition,
	context: PlanContext,
	memo: Memo,
): PlannedPage[] {
	return [
		...madeBy("pagesOf", site.pagesOf(model, context, memo)),
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
	const shown = new Set(
		pages.flatMap((page) => memo.call(summaryOfPage, page).media),
	);
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
	const { source, digest } = file;
	const isClean = digest === source.digest;
	return (
		variantsOf(file)?.all ?? [
			{ kind: "copy", path: mediaAddress(file), source, isClean },
		]
	);
}

/** The files made from the part of a picture that an upright screen shows. */
function partsOf(file: MediaEntry, focus?: string): readonly Page[] {
	return uprightVariants(file, focus)?.files ?? [];
}

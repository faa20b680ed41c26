import type { Memo } from "../cache/memo.ts";
import { mediaOn } from "../cache/shown.ts";
import type { Setting, SiteDefinition } from "../definition.ts";
import { variantsOf } from "../images/variants.ts";
import type { Model } from "../link/model.ts";
import type { MediaEntry, Page } from "../types.ts";
import { mediaAddress } from "../url.ts";
import { entryPages } from "./entry-pages.ts";
import { machineFiles } from "./machine-files.ts";
import { redirectStubs } from "./redirects.ts";

/** The list of everything the site consists of. */
export function plan(
	model: Model,
	site: SiteDefinition,
	setting: Setting,
	memo: Memo,
): Page[] {
	const made = [
		...site.pagesOf(model, setting, memo),
		...entryPages(model, site, setting, memo),
	];
	const targets = made.map(({ target }) => target);
	const pages = [
		...made.map(({ page }) => page),
		...redirectStubs(model, site, targets),
		...machineFiles(model, site, targets),
		...(site.filesOf?.(model, memo, site) ?? []),
	];
	return [...pages, ...mediaFiles(model, pages, memo)];
}

/** The pictures and videos that any page shows; what is unused in content/media is left out. */
function mediaFiles(
	{ shared }: Model,
	pages: readonly Page[],
	memo: Memo,
): Page[] {
	const shown = new Set(pages.flatMap((page) => memo.call(mediaOn, page)));
	return [...shared.media.values()]
		.flatMap((file) => memo.call(formsOf, file))
		.filter(({ path }) => shown.has(path));
}

/** What is made from a picture; a drawing or a film itself. */
function formsOf(file: MediaEntry): readonly Page[] {
	return (
		variantsOf(file)?.files ?? [
			{ kind: "copy", path: mediaAddress(file), source: file.source },
		]
	);
}

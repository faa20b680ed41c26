import type { BuildInputs, SiteOutput } from "./build-types.ts";
import { toDigestKey } from "./cache/digest.ts";
import type { Memo } from "./cache/memo.ts";
import { getDigestAndMedia } from "./cache/pages.ts";
import { createHostFiles } from "./host/files.ts";
import { createTouchIcon } from "./images/variants.ts";
import type { Model } from "./link/model.ts";
import { planPage, planSite } from "./plan/index.ts";
import { render } from "./render/index.ts";
import { addOwnTemplates } from "./render/own-templates.ts";
import { toOutputPath, touchIconPath } from "./text/url.ts";

/**
 * The second half of `compile`: plans the pages of a model and creates their artifacts, which are rendered on demand.
 */
export function createSiteOutput(
	model: Model,
	{ site, sources, bundle, date }: BuildInputs,
	memo: Memo,
): SiteOutput {
	const all = addOwnTemplates(sources);
	const icon = toOutputPath(touchIconPath);
	const isGiven = bundle.files.some(({ path }) => path === icon);
	const pages = [
		...planSite(model, site, { date, assets: bundle.assets }, memo),
		...(isGiven ? [] : [createTouchIcon(bundle.favicon)]),
	];
	const rendered = pages
		.filter((page) => page.kind !== "picture")
		.map((page) => ({
			path: toOutputPath(page.path),
			key: () => {
				const { digest } = memo.call(getDigestAndMedia, page);
				return toDigestKey(`${bundle.digest} ${digest}`);
			},
			render: () => render(page, { sources: all, bundle }),
		}));
	const ofHosts = bundle.policy ? createHostFiles(model.redirects) : [];
	return { pages, artifacts: [...bundle.files, ...rendered, ...ofHosts] };
}

/** Returns the HTML of the page at a path, the same as from `createSiteOutput`; undefined if there is none. */
export function renderPageAt(
	path: string,
	model: Model,
	{ site, sources, bundle, date }: BuildInputs,
	memo: Memo,
): string | undefined {
	const context = { date, assets: bundle.assets };
	const page = planPage(path, model, site, context, memo);
	const all = addOwnTemplates(sources);
	return page && `${render(page, { sources: all, bundle })}`;
}

import type { Assembled, Inputs } from "./build-types.ts";
import { keyOf } from "./cache/digest.ts";
import type { Memo } from "./cache/memo.ts";
import { summarizePage } from "./cache/pages.ts";
import { createHostFiles } from "./host/files.ts";
import { createTouchIcon } from "./images/variants.ts";
import type { Model } from "./link/model.ts";
import { plan, planPage } from "./plan/index.ts";
import { render } from "./render/index.ts";
import { addOwnTemplates } from "./render/own-templates.ts";
import { outputFile, touchIconPath } from "./text/url.ts";

/** The second half of `compile`: model → pages → artifacts. Pages are rendered on demand. */
export function assemble(
	model: Model,
	{ site, sources, bundle, date }: Inputs,
	memo: Memo,
): Assembled {
	const all = addOwnTemplates(sources);
	const icon = outputFile(touchIconPath);
	const isGiven = bundle.files.some(({ path }) => path === icon);
	const pages = [
		...plan(model, site, { date, assets: bundle.assets }, memo),
		...(isGiven ? [] : [createTouchIcon(bundle.favicon)]),
	];
	const rendered = pages
		.filter((page) => page.kind !== "picture")
		.map((page) => ({
			path: outputFile(page.path),
			key: () => {
				const { digest } = memo.call(summarizePage, page);
				return keyOf(`${bundle.digest} ${digest}`);
			},
			render: () => render(page, { sources: all, bundle }),
		}));
	const ofHosts = bundle.policy ? createHostFiles(model.redirects) : [];
	return { pages, artifacts: [...bundle.files, ...rendered, ...ofHosts] };
}

/** The HTML of one page, as `assemble` makes it; undefined where there is none at that path. */
export function assemblePage(
	path: string,
	model: Model,
	{ site, sources, bundle, date }: Inputs,
	memo: Memo,
): string | undefined {
	const context = { date, assets: bundle.assets };
	const page = planPage(path, model, site, context, memo);
	const all = addOwnTemplates(sources);
	return page && `${render(page, { sources: all, bundle })}`;
}

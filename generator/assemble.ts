import type { Assembled, Inputs } from "./build-types.ts";
import { keyOf } from "./cache/digest.ts";
import type { Memo } from "./cache/memo.ts";
import { summaryOfPage } from "./cache/pages.ts";
import { codeMistake } from "./diagnostics/code-fault.ts";
import { hostFiles } from "./host/files.ts";
import { touchIcon } from "./images/variants.ts";
import type { Model } from "./link/model.ts";
import { plan, planPage } from "./plan/index.ts";
import { render } from "./render/index.ts";
import { allowedWords } from "./render/no-value.ts";
import { withOwnTemplates } from "./render/own-templates.ts";
import { notFoundPath, outputFile, touchIconPath } from "./text/url.ts";
import type { Page } from "./types.ts";

/** The second half of `compile`: model → pages → artifacts. Pages are rendered on demand. */
export function assemble(
	model: Model,
	{ site, sources, bundle, date }: Inputs,
	memo: Memo,
): Assembled {
	const all = withOwnTemplates(sources);
	const icon = outputFile(touchIconPath);
	const isGiven = bundle.files.some(({ path }) => path === icon);
	const pages = [
		...plan(model, site, { date, assets: bundle.assets }, memo),
		...(isGiven ? [] : [touchIcon(bundle.favicon)]),
	];
	let words: string | undefined;
	const rendered = pages
		.filter((page) => page.kind !== "picture")
		.map((page) => ({
			path: outputFile(page.path),
			key: () => {
				// A page with such a word is a mistake once no text has it.
				words ??= allowedWords(sources);
				const { digest } = memo.call(summaryOfPage, page);
				return keyOf(`${bundle.digest} ${words}${digest}`);
			},
			render: () =>
				render(page, { sources: all, bundle, origin: model.origin }),
		}));
	if (bundle.policy) demandNotFoundPage(pages);
	const ofHosts = bundle.policy ? hostFiles(model.redirects) : [];
	return { pages, artifacts: [...bundle.files, ...rendered, ...ofHosts] };
}

/** Throws if the site has no page for addresses that lead nowhere, which hosts look for. */
function demandNotFoundPage(pages: readonly Page[]): void {
	if (pages.some(({ path }) => path === notFoundPath)) return;
	throw codeMistake({
		name: "pagesOf",
		among: ["defineSite("],
		message: {
			en: `The site has no page at ${notFoundPath}, for addresses that lead nowhere.`,
			da: `Hjemmesiden har ingen side på ${notFoundPath} til adresser, der ikke findes.`,
		},
		hint: {
			en: "Make it in pagesOf, with notFoundPath as its path.",
			da: "Lav den i pagesOf med notFoundPath som path.",
		},
	});
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
	const all = withOwnTemplates(sources);
	return (
		page && `${render(page, { sources: all, bundle, origin: model.origin })}`
	);
}

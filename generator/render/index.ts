import type { Bundle } from "../bundle/index.ts";
import type { Memo } from "../cache/memo.ts";
import { summaryOfPage } from "../cache/pages.ts";
import type { Checked, Diagnostic } from "../diagnostics/diagnostic.ts";
import { siteError } from "../diagnostics/site-error.ts";
import { sanitizeMedia } from "../images/sanitize-media.ts";
import type { FileContent, Page, PicturePage, Ref, Source } from "../types.ts";
import { checkPolicy } from "./blocked.ts";
import { fill, templateOf } from "./fill.ts";
import { missingValueIn } from "./no-value.ts";

/** The inputs of `render` besides a page: the sources that pages refer to, the bundled code of the views, and the site's origin. */
type RenderContext = {
	readonly sources: readonly Source[];
	readonly bundle: Pick<Bundle, "policy" | "renderPage">;
	readonly origin: string;
};

/**
 * Renders a page: returns the content of its file. Throws if a source is missing, which is our own bug. Pictures are
 * encoded by images/encode.ts.
 */
export function render(
	page: Exclude<Page, PicturePage>,
	{ sources, bundle, origin }: RenderContext,
): FileContent {
	switch (page.kind) {
		case "view": {
			const policy = bundle.policy?.(page);
			const html = withValues(bundle.renderPage(page, policy), sources);
			if (policy) checkPolicy(html, { path: page.path, policy, origin });
			return html;
		}
		case "json":
			return `${JSON.stringify(page.value)}\n`;
		case "template":
			return fillPage(page, sources).value;
		case "copy": {
			const { path, bytes } = sourceOf(page.source, sources);
			return page.isClean ? bytes : sanitizeMedia(path, bytes).bytes;
		}
	}
}

/** Returns the HTML of a page; throws if it shows a missing value. */
function withValues(html: string, sources: readonly Source[]): string {
	const missing = missingValueIn(html, sources);
	if (missing !== undefined)
		throw siteError(`The page shows “${missing.text}”: a value is missing.`, {
			element: { contains: missing.word },
		});
	return html;
}

/** Reports the faults of the templates of pages, once for each page of a template. */
export function checkTemplates(
	pages: readonly Page[],
	sources: readonly Source[],
	memo: Memo,
): Diagnostic[] {
	return pages
		.filter((page) => page.kind === "template")
		.flatMap((page) =>
			memo.once(
				"template",
				memo.call(summaryOfPage, page).digest,
				() => fillPage(page, sources).diagnostics,
			),
		);
}

function fillPage(
	{ template, props }: Extract<Page, { kind: "template" }>,
	sources: readonly Source[],
): Checked<string> {
	const source = sourceOf(template, sources);
	const { bytes } = source;
	const compiled =
		templates.get(source) ?? templateOf(new TextDecoder().decode(bytes));
	templates.set(source, compiled);
	return fill(template.path, compiled, props);
}

/** Compiling a template takes longer than filling it, and several pages have the same. */
const templates = new WeakMap<Source, ReturnType<typeof templateOf>>();

function sourceOf({ path }: Ref, sources: readonly Source[]): Source {
	const source = sources.find((each) => each.path === path);
	if (!source) throw new Error(`No source ${path}.`);
	return source;
}

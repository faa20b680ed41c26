import type { Bundle } from "../bundle/index.ts";
import type { Memo } from "../cache/memo.ts";
import { getDigestAndMedia } from "../cache/pages.ts";
import type { Checked, Diagnostic } from "../diagnostics/diagnostic.ts";
import { sanitizeSvgOrVideo } from "../images/sanitize-media.ts";
import type {
	FileContent,
	Page,
	PicturePage,
	Source,
	SourceRef,
} from "../types.ts";
import { fillTemplate } from "./fill.ts";

/** The inputs of `render` besides a page: the sources that pages refer to, and the code of the views. */
type RenderContext = {
	readonly sources: readonly Source[];
	readonly bundle: Pick<Bundle, "policy" | "renderPage">;
};

/**
 * Renders a page: returns the content of its file. Throws if a source is missing, which is our own bug. Pictures are
 * encoded by images/encode.ts.
 */
export function render(
	page: Exclude<Page, PicturePage>,
	{ sources, bundle }: RenderContext,
): FileContent {
	switch (page.kind) {
		case "view": {
			return bundle.renderPage(page, bundle.policy?.(page));
		}
		case "json":
			return `${JSON.stringify(page.value)}\n`;
		case "template":
			return fillTemplatePage(page, sources).value;
		case "copy": {
			const { path, bytes } = findSource(page.source, sources);
			return page.isClean ? bytes : sanitizeSvgOrVideo(path, bytes).bytes;
		}
	}
}

/** Reports errors in the templates of pages. */
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
				memo.call(getDigestAndMedia, page).digest,
				() => fillTemplatePage(page, sources).diagnostics,
			),
		);
}

function fillTemplatePage(
	{ template, props }: Extract<Page, { kind: "template" }>,
	sources: readonly Source[],
): Checked<string> {
	const { path, bytes } = findSource(template, sources);
	return fillTemplate({ path, text: new TextDecoder().decode(bytes) }, props);
}

function findSource({ path }: SourceRef, sources: readonly Source[]): Source {
	const source = sources.find((each) => each.path === path);
	if (!source) throw new Error(`No source ${path}.`);
	return source;
}

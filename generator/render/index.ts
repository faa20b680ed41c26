import type { Bundle } from "../bundle/index.ts";
import { sanitizeMedia } from "../images/published/index.ts";
import type { FileContent, Page, PicturePage, Ref, Source } from "../types.ts";
import { fill } from "./fill.ts";

/** What `render` needs beside a page: the sources that pages refer to, and the bundled code of the views. */
type RenderContext = {
	readonly sources: ReadonlyMap<string, Source>;
	readonly bundle: Pick<Bundle, "policy" | "renderPage">;
};

/** The pages that `render` makes. Pictures are encoded by images/encode.ts. */
type RenderablePage = Exclude<Page, PicturePage>;

/** Renders a page: returns the content of its file. Throws if a source is missing, which is our own bug. */
export function render(
	page: RenderablePage,
	{ sources, bundle }: RenderContext,
): FileContent {
	switch (page.kind) {
		case "view":
			return bundle.renderPage(page, bundle.policy?.(page));
		case "json":
			return `${JSON.stringify(page.value)}\n`;
		case "template":
			return fill(
				new TextDecoder().decode(sourceOf(page.template, sources).bytes),
				page.props,
			);
		case "copy":
			return sanitizeMedia(
				page.source.path,
				sourceOf(page.source, sources).bytes,
			).bytes;
	}
}

function sourceOf({ path }: Ref, sources: ReadonlyMap<string, Source>): Source {
	const source = sources.get(path);
	if (!source) throw new Error(`No source ${path}.`);
	return source;
}

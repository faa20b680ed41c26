import type { Bundle } from "../bundle/index.ts";
import { sanitizeMedia } from "../images/published/index.ts";
import type {
	FileContent,
	Page,
	PageProps,
	PicturePage,
	Ref,
	Source,
} from "../types.ts";
import { fill } from "./fill.ts";

/** What pages are made with: the bytes that a page names, and the code of the views. */
export type RenderContext = {
	readonly sources: ReadonlyMap<string, Source>;
	readonly bundle: Pick<Bundle, "policy" | "renderPage">;
};

/** The pages made here; pictures are encoded elsewhere. */
export type RenderablePage = Exclude<Page, PicturePage>;

/** A page → what the file holds that shows it. */
export function render(
	page: RenderablePage,
	{ sources, bundle }: RenderContext,
): FileContent {
	switch (page.kind) {
		case "view": {
			return bundle.renderPage(pageProps(page), bundle.policy?.(page));
		}
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

/** What a view is given, with its name. */
function pageProps({
	view,
	props,
}: Extract<Page, { kind: "view" }>): PageProps {
	// `plan` pairs a view's name with its own content; as plain JSON the two have lost their types.
	return { view, ...Object(props()) } as PageProps;
}

function sourceOf({ path }: Ref, sources: ReadonlyMap<string, Source>): Source {
	const source = sources.get(path);
	if (!source) throw new Error(`No source ${path}.`);
	return source;
}

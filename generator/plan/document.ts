import type { Document, PageProps } from "../../site/props.ts";
import { shownBy } from "../cache/shown.ts";
import type { Page } from "../types.ts";
import { type AssetUrls, head, type Target } from "./head.ts";
import { needsOf } from "./needs.ts";
import type { Basics } from "./shell.ts";

/** A page, and what its head, the menus and the sitemap know of it. */
export type Made = { readonly target: Target; readonly page: ViewPage };

/** A page that a view shows. */
export type ViewPage = Extract<Page, { kind: "view" }>;

/** A page of a view. */
export function viewPageOf(
	{ path }: Target,
	view: PageProps["view"],
	document: Document,
	content: unknown,
): ViewPage {
	const needs = needsOf(document, content);
	const props = { document, content };
	const shown = shownBy([needs, props]);
	return { kind: "view", path, view, needs, shown, props: () => props };
}

/** Everything around a page's content: the head, and what stands above and below it. */
export function documentOf(
	site: Basics,
	{
		target,
		assets,
		...parts
	}: Pick<Document, "header" | "footer" | "structuredData" | "start"> & {
		readonly target: Target;
		readonly assets: AssetUrls;
	},
): Document {
	const { locale, strings } = site;
	return {
		language: locale,
		head: head(site, target, assets),
		skip: strings.skip,
		failure: {
			title: strings.failedTitle,
			text: strings.failedText,
			retry: strings.retry,
		},
		...parts,
	};
}

import { type AssetUrls, head } from "../../generator/define.ts";
import { languages } from "../languages.ts";
import type { Document } from "../props.ts";
import type { LayoutData } from "./layout.ts";
import type { Target } from "./targets.ts";

/** Returns the props of the document around a page's content: the head, the header and the footer. */
export function documentOf(
	layout: LayoutData,
	{
		target,
		assets,
		...parts
	}: Pick<Document, "header" | "footer" | "structuredData" | "start"> & {
		readonly target: Target;
		readonly assets: AssetUrls;
	},
): Document {
	const { locale, strings, business } = layout;
	return {
		language: locale,
		head: head(
			{
				...{ site: { languages }, locale, assets },
				origin: business.site,
				name: business.name,
				feed: strings.feed,
			},
			target,
		),
		skip: strings.skip,
		failure: {
			title: strings.failedTitle,
			text: strings.failedText,
			retry: strings.retry,
		},
		...parts,
	};
}

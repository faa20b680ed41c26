import { type AssetUrls, head } from "../../generator/define.ts";
import { languages } from "../languages.ts";
import type { Frame } from "../model/site.ts";
import type { Document } from "../props.ts";
import type { Target } from "./targets.ts";

/** Returns the props of the document around a page's content: the head, the header and the footer. */
export function documentOf(
	{ locale, strings, business }: Frame,
	{
		target,
		assets,
		...parts
	}: Pick<Document, "header" | "footer" | "structuredData" | "start"> & {
		readonly target: Target;
		readonly assets: AssetUrls;
	},
): Document {
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

import { type AssetUrls, head } from "../../generator/define.ts";
import { languages } from "../languages.ts";
import type { Document } from "../props.ts";
import type { Basics } from "./shell.ts";
import type { Target } from "./targets.ts";

/** Everything around a page's content: the head, the header and the footer. */
export function documentOf(
	around: Basics,
	{
		target,
		assets,
		...parts
	}: Pick<Document, "header" | "footer" | "structuredData" | "start"> & {
		readonly target: Target;
		readonly assets: AssetUrls;
	},
): Document {
	const { locale, strings, business } = around;
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

import { type AssetUrls, head } from "../../generator/define.ts";
import { languages } from "../languages.ts";
import type { Frame } from "../model/site.ts";
import type { footer, header } from "./navigation.ts";
import type { Target } from "./targets.ts";

/** The scripts that some pages run when they load: names of files in site/start. */
export type StartScript = "answers" | "film" | "missing" | "today";

/** The parts of a document that differ from page to page. */
type Parts = {
	readonly header: ReturnType<typeof header>;
	readonly footer: ReturnType<typeof footer>;
	readonly structuredData: readonly object[];
	readonly start: readonly StartScript[];
};

/** Returns the props of the document around a page's content: the head, the header and the footer. */
export function documentOf(
	{ locale, strings, business }: Frame,
	{
		target,
		assets,
		...parts
	}: Parts & { readonly target: Target; readonly assets: AssetUrls },
) {
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

import {
	head,
	inLocale,
	type Memo,
	type Setting,
} from "../../generator/define.ts";
import { languages } from "../languages.ts";
import type { Frame, Shared } from "../model/site.ts";
import { footer, header } from "./navigation.ts";
import { businessData } from "./structured-data.ts";
import type { Target } from "./targets.ts";

/** The scripts that some pages run when they load: names of files in site/start. */
export type StartScript = "answers" | "film" | "missing" | "today";

/** What is the same on all pages of a language. */
export type CommonParts = ReturnType<typeof commonParts>;

/** Returns what is the same on all pages of a language: the same object while it is the same. */
export function commonPartsOf(
	shared: Shared,
	locale: string,
	{ date, assets }: Setting,
	memo: Memo,
): CommonParts {
	return memo.call(commonParts, shared, locale, date.slice(0, 4), assets.font);
}

/** Returns what is the same on all pages of a language, built in a year. */
export function commonParts(
	shared: Shared,
	locale: string,
	year: string,
	font: string | undefined,
) {
	const site = inLocale(shared.frames, locale);
	return {
		assets: { font },
		business: businessData(shared, site),
		footer: footer(site, year),
	};
}

/** Returns the props of the document around a page's content. The page may have more structured data, and start scripts. */
export function documentOf(
	shared: Shared,
	site: Frame,
	target: Target,
	{ assets, business, footer }: CommonParts,
	{
		structuredData = [],
		start = [],
	}: {
		readonly structuredData?: readonly object[];
		readonly start?: readonly StartScript[];
	} = {},
) {
	const { locale, strings } = site;
	return {
		language: locale,
		head: head(
			{
				site: { languages },
				locale,
				assets,
				origin: site.business.site,
				name: site.business.name,
				feed: strings.feed,
			},
			target,
		),
		skip: strings.skip,
		header: header(shared, site, target),
		footer,
		failure: {
			title: strings.failedTitle,
			text: strings.failedText,
			retry: strings.retry,
		},
		structuredData: [business, ...structuredData],
		start,
	};
}

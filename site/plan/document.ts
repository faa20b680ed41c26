import type { PlanContext } from "kilde";
import { getForLocale } from "kilde/format";
import { createHead, toAbsoluteUrl } from "kilde/plan";
import { languages } from "../languages.ts";
import type { LocaleContent, Shared } from "../model/locale-content.ts";
import type { Metadata } from "./metadata.ts";
import { footer, header } from "./navigation.ts";
import { businessData } from "./structured-data.ts";

/** The scripts that some pages run when they load: names of files in site/start. */
export type StartScript = "answers" | "not-found" | "today";

/** The parts shared by all pages of a language. */
export type CommonParts = ReturnType<typeof commonParts>;

/** Returns the parts shared by all pages of a language. */
export function commonParts(
	shared: Shared,
	locale: string,
	{ date, assets }: PlanContext,
) {
	const content = getForLocale(shared.contents, locale);
	return {
		assets,
		business: businessData(shared, content),
		footer: footer(content, date.slice(0, 4)),
	};
}

/** Returns the props of the document around a page's content. The page may have more structured data, and start scripts. */
export function documentOf(
	shared: Shared,
	content: LocaleContent,
	metadata: Metadata,
	{ assets, business, footer }: CommonParts,
	{
		structuredData = [],
		start = [],
	}: {
		readonly structuredData?: readonly object[];
		readonly start?: readonly StartScript[];
	} = {},
) {
	const { locale, strings } = content;
	const { image } = metadata;
	const ofPage = image
		? { image: toAbsoluteUrl(content.business.site, image.path) }
		: {};
	return {
		language: locale,
		head: createHead(
			{
				site: { languages },
				locale,
				assets,
				origin: content.business.site,
				name: content.business.name,
				feed: strings.feed,
			},
			metadata,
		),
		skip: strings.skip,
		header: header(shared, content, metadata),
		footer,
		failure: {
			title: strings.failedTitle,
			text: strings.failedText,
			retry: strings.retry,
		},
		structuredData: [{ ...business, ...ofPage }, ...structuredData],
		start,
	};
}

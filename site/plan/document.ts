import { head, type Memo, type PlanContext } from "../../generator/define.ts";
import { languages } from "../languages.ts";
import type { LocaleContent, Shared } from "../model/locale-content.ts";
import type { Metadata } from "./metadata.ts";
import { footer, header } from "./navigation.ts";
import { businessData } from "./structured-data.ts";

/** The scripts that some pages run when they load: names of files in site/start. */
export type StartScript = "answers" | "film" | "not-found" | "today";

/** What a document shows that neither the content nor the page says. */
export type Edition = {
	/** The year of the build. */
	readonly year: string;
	/** The address of the font. */
	readonly font: string | undefined;
};

/** Returns the edition of a build: the same object while it is the same. */
export function editionOf({ date, assets }: PlanContext, memo: Memo): Edition {
	const edition = { year: date.slice(0, 4), font: assets.font };
	return memo.once("edition", JSON.stringify(edition), () => edition);
}

/** Returns the props of the document around a page's content. The page may have more structured data, and start scripts. */
export function documentOf(
	shared: Shared,
	content: LocaleContent,
	metadata: Metadata,
	{ year, font }: Edition,
	{
		structuredData = [],
		start = [],
	}: {
		readonly structuredData?: readonly object[];
		readonly start?: readonly StartScript[];
	} = {},
) {
	const { locale, strings } = content;
	return {
		language: locale,
		head: head(
			{
				site: { languages },
				locale,
				assets: { font },
				origin: content.business.site,
				name: content.business.name,
				feed: strings.feed,
			},
			metadata,
		),
		skip: strings.skip,
		header: header(shared, content, metadata),
		footer: footer(content, year),
		failure: {
			title: strings.failedTitle,
			text: strings.failedText,
			retry: strings.retry,
		},
		structuredData: [businessData(shared, content), ...structuredData],
		start,
	};
}

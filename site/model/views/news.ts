import { defineView } from "kilde";
import { getSlug } from "kilde/checks";
import { z } from "kilde/fields";
import { news } from "../../content/news.ts";
import { pageFields, pagePicture } from "../page-fields.ts";

/** The page of all news. */
export const newsView = defineView({
	schema: z.strictObject({
		view: z.literal("news"),
		...pageFields,
		picture: pagePicture,
	}),
	texts: [],
	anchors: [],
	isRequired: true,
	items: (entries, locale) =>
		entries
			.of(news)
			.filter((article) => article.locale === locale)
			.filter(entries.isPublished)
			.flatMap(
				(article) =>
					getSlug(article, { slug: "slug", sameInAllLanguages: [] }) ?? [],
			),
});

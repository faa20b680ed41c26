import type { Page } from "kilde";
import { createFeed, type FeedEntry } from "kilde/plan";
import { languages } from "../languages.ts";
import type {
	Article,
	LocaleModel,
	Model,
	Shared,
} from "../model/locale-content.ts";
import { timeZone } from "../model/time-zone.ts";
import { endedOffer, excerptOf } from "./articles.ts";
import { pageOfView } from "./pages.ts";
import { shareImage } from "./pictures.ts";

/** Returns the feed of the articles of a language, the newest first. */
export function feedPage(
	model: Model,
	content: LocaleModel,
	articles: readonly Article[],
): Page {
	const { business, locale } = content;
	const news = pageOfView(content, "news");
	return createFeed(
		model,
		{ languages, timeZone },
		{
			locale,
			title: `${business.name} – ${news.data.heading}`,
			subtitle: business.tagline,
			author: business.name,
			path: news.path,
			entries: articles.map((article) =>
				feedEntry(model.shared, content, article),
			),
			since: business.company.opened,
		},
	);
}

function feedEntry(
	shared: Shared,
	content: LocaleModel,
	article: Article,
): FeedEntry {
	const { path, title, date, body } = article;
	const ended = endedOffer(content, article);
	return {
		...{ path, title, date },
		image: shareImage(shared, content, body),
		summary: excerptOf(content, article),
		html:
			ended === undefined
				? body.html
				: `<p><strong>${ended}</strong></p>\n${body.html}`,
	};
}

import type { Page } from "kilde";
import { createTemplatePage, getFeedPath, toAbsoluteUrl } from "kilde/plan";
import { languages } from "../languages.ts";
import { startOfDay } from "../model/formats.ts";
import type {
	Article,
	LocaleModel,
	Model,
	Shared,
} from "../model/locale-content.ts";
import { endedOffer, excerptOf } from "./articles.ts";
import { pageOfView } from "./pages.ts";
import { shareImage } from "./pictures.ts";

/** The number of newest articles in a feed. Its readers have seen the older ones. */
const feedLength = 30;

/** The name of the template of a feed. */
export const feedTemplate = "feed.xml.hbs";

/** Returns an Atom feed (RFC 4287); its date is that of the newest article. */
export function feedPage(
	model: Model,
	content: LocaleModel,
	articles: readonly Article[],
): Page {
	const { business, locale } = content;
	const path = getFeedPath(locale, { languages });
	const news = pageOfView(content, "news");
	return createTemplatePage(model, path, feedTemplate, {
		locale,
		title: `${business.name} – ${news.data.heading}`,
		subtitle: business.tagline,
		author: business.name,
		self: toAbsoluteUrl(business.site, path),
		home: toAbsoluteUrl(business.site, news.path),
		updated: startOfDay(articles[0]?.date ?? business.company.opened),
		entries: articles
			.slice(0, feedLength)
			.map((article) => feedEntry(model.shared, content, article)),
	});
}

/** The picture is a thumbnail of Media RSS: readers show one in lists, while an enclosure of Atom is a file to fetch for most. */
function feedEntry(shared: Shared, content: LocaleModel, article: Article) {
	const origin = content.business.site;
	const image = shareImage(shared, content, article.body);
	const ended = endedOffer(content, article.id);
	const html = absoluteLinks(article.body.html, origin);
	return {
		thumbnail: image && { ...image, url: toAbsoluteUrl(origin, image.path) },
		title: article.title,
		url: toAbsoluteUrl(origin, article.path),
		updated: startOfDay(article.date),
		summary: excerptOf(content, article),
		html:
			ended === undefined ? html : `<p><strong>${ended}</strong></p>\n${html}`,
	};
}

/** Makes links and pictures within the site absolute, as feed readers need them. Text that looks like a link stays. */
function absoluteLinks(html: string, origin: string): string {
	return html.replaceAll(/<[a-z](?:"[^"]*"|[^">])*>/g, (tag) =>
		tag.replaceAll(
			/\s(?:href|src|srcset)="[^"]*"/g,
			// A srcset is several addresses, after commas.
			(attribute) =>
				attribute.replaceAll(/("|, )\//g, (_, before) => `${before}${origin}/`),
		),
	);
}

import type { Memo, PlanContext } from "kilde";
import { inLocale } from "kilde/format";
import { isAsked, type PlannedPage, versionsOf, viewPage } from "kilde/plan";
import type {
	Article,
	LocaleModel,
	Model,
	Shared,
	SitePage,
} from "../model/locale-content.ts";
import { articlesOf } from "./articles.ts";
import { type CommonParts, commonPartsOf, documentOf } from "./document.ts";
import { articleMetadata, type Metadata } from "./metadata.ts";
import { pageOfView } from "./pages.ts";
import { articleData } from "./structured-data.ts";
import { articleContent } from "./views/article.ts";

/** The number of other articles that an article links to; the page of news links to all. */
const furtherArticles = 3;

/** Returns the pages of the articles in a language. */
export function articlePages(
	model: Model,
	content: LocaleModel,
	context: PlanContext,
	memo: Memo,
): PlannedPage[] {
	const common = commonPartsOf(model.shared, content.locale, context, memo);
	const news = pageOfView(content, "news");
	const articles = articlesOf(content, memo);
	const versions = versionsOf("news", model);
	const newest = articles.slice(0, furtherArticles + 1);
	const asked = articles.filter(({ path }) => isAsked(path, context));
	return asked.map((article) => {
		const own = versions.get(article.id) ?? {};
		const others = newest.filter((other) => other !== article);
		return memo.call(
			articlePage,
			model.shared,
			content.locale,
			news,
			common,
			article,
			memo.once("versions", JSON.stringify(own), () => own),
			...others.slice(0, furtherArticles),
		);
	});
}

type Versions = Metadata["versions"];

/** Returns the page of an article; `versions` are its addresses by language, `others` are listed below it. */
function articlePage(
	shared: Shared,
	locale: string,
	news: SitePage<"news">,
	common: CommonParts,
	article: Article,
	versions: Versions,
	...others: readonly Article[]
): PlannedPage {
	const content = inLocale(shared.contents, locale);
	const metadata = articleMetadata(shared, content, news, article, versions);
	const document = documentOf(shared, content, metadata, common, {
		structuredData: [articleData(shared, content, article)],
	});
	return viewPage(metadata, {
		view: "article",
		document,
		content: articleContent(content, news, article, others),
	});
}

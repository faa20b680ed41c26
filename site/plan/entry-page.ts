import type { PlanContext, PlanEntry, PlannedEntry } from "kilde";
import { createPage } from "kilde/plan";
import type {
	Article,
	LocaleContent,
	Shared,
} from "../model/locale-content.ts";
import { commonParts, documentOf } from "./document.ts";
import { articleMetadata, byLanguage, type Metadata } from "./metadata.ts";
import { pageOfAddress } from "./pages.ts";
import { shareImage } from "./pictures.ts";
import { articleData } from "./structured-data.ts";
import { createArticleContent } from "./views/article.ts";

/** Returns the planner of articles, and of other entries whose data are the props of their views. */
export function entryPage(
	content: LocaleContent,
	shared: Shared,
	context: PlanContext,
): PlanEntry {
	const common = commonParts(shared, content.locale, context);
	return (planned) => {
		const { item, entryView, versions } = planned;
		const { view } = entryView;
		if (!isArticle(planned)) {
			const metadata = entryMetadata(planned, content, shared);
			const document = documentOf(shared, content, metadata, common);
			return createPage(metadata, { view, document, content: item });
		}
		const article = planned.item;
		const metadata = articleMetadata(shared, content, article, versions);
		const document = documentOf(shared, content, metadata, common, {
			structuredData: [articleData(shared, content, article)],
		});
		const shown = createArticleContent(content, article);
		return createPage(metadata, { view, document, content: shown });
	};
}

type PlannedArticle = PlannedEntry & { readonly item: Article };

/** Tells the articles from other entries: only theirs have this view. */
function isArticle(planned: PlannedEntry): planned is PlannedArticle {
	return planned.entryView.view === "article";
}

function entryMetadata(
	{ item, entryView, versions, within }: PlannedEntry,
	content: LocaleContent,
	shared: Shared,
): Metadata {
	const { title, description } = entryView.about(item);
	return {
		path: item.path,
		versions,
		within,
		description,
		title: `${title} – ${content.business.name}`,
		switchTo: byLanguage(shared, (other) =>
			pageOfAddress(content, within, other),
		),
		keywords: [],
		image: shareImage(shared, content, item),
		type: "website",
		indexed: true,
	};
}

import type { PlanContext, PlannedEntry } from "kilde";
import { type PlannedPage, viewPage } from "kilde/plan";
import type { LocaleContent, Shared } from "../model/locale-content.ts";
import { commonParts, documentOf } from "./document.ts";
import { byLanguage, type Metadata } from "./metadata.ts";
import { pageOfAddress } from "./pages.ts";
import { shareImage } from "./pictures.ts";

/** Returns the page of an entry of a collection with a route; the props of its view are the entry's data. */
export function entryPage(
	{ item, entryView, versions, within }: PlannedEntry,
	content: LocaleContent,
	shared: Shared,
	{ date, assets }: PlanContext,
): PlannedPage<Metadata> {
	const { title, description } = entryView.about(item);
	const metadata: Metadata = {
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
	const year = date.slice(0, 4);
	const common = commonParts(shared, content.locale, year, assets.font);
	const document = documentOf(shared, content, metadata, common);
	return viewPage(metadata, { view: entryView.view, document, content: item });
}

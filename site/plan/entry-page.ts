import {
	type Made,
	type PlannedEntry,
	type Setting,
	viewPage,
} from "../../generator/define.ts";
import type { Frame, Shared } from "../model/site.ts";
import { commonParts, documentOf } from "./document.ts";
import { pageOfAddress } from "./pages.ts";
import { byLanguage, type Target } from "./targets.ts";

/** Returns the page of an entry of a collection with a route; the props of its view are the entry's data. */
export function entryPage(
	{ item, entry, versions, within }: PlannedEntry,
	site: Frame,
	shared: Shared,
	{ date, assets }: Setting,
): Made<Target> {
	const { title, description } = entry.about(item);
	const target: Target = {
		path: item.path,
		versions,
		within,
		description,
		title: `${title} – ${site.business.name}`,
		switchTo: byLanguage(shared, (other) => pageOfAddress(site, within, other)),
		keywords: [],
		image: undefined,
		type: "website",
		indexed: true,
	};
	const year = date.slice(0, 4);
	const common = commonParts(shared, site.locale, year, assets.font);
	const document = documentOf(shared, site, target, common);
	return viewPage(target, { view: entry.view, document, content: item });
}

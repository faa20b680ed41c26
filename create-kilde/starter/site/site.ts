import { defineSite } from "kilde";
import { languages } from "./languages.ts";
import { business, collections, page, section, views } from "./model.ts";
import { entryPage, menuOf, pagesOf } from "./plan.ts";

/** The definition of this site. */
export const site = defineSite({
	languages,
	timeZone: "[[zone]]",
	editorLanguage: "[[first]]",
	collections,
	pages: {
		collection: page,
		texts: section,
		views,
		anchors: ["content"],
	},
	origin: (entries) => entries.only(business).site,
	deriveFromPages: menuOf,
	pagesOf,
	entryPage,
	code: {},
});

import { defineSite } from "kilde";
import { languages } from "./languages.ts";
import { business, collections, page, section } from "./model.ts";
import { articlePage, menuOf, pagesOf } from "./plan.ts";

/** A view with one Markdown text, of which the site needs a page. */
const text = { texts: ["text"], anchors: [], isRequired: true };

/** The definition of this site. */
export const site = defineSite({
	languages,
	timeZone: "Europe/Copenhagen",
	editorLanguage: "en",
	collections,
	pages: {
		collection: page,
		texts: section,
		views: { home: text, prices: text, contact: text, news: text },
		anchors: ["content"],
	},
	origin: (entries) => entries.only(business).site,
	deriveFromPages: menuOf,
	pagesOf,
	entryPage: articlePage,
	code: {},
});

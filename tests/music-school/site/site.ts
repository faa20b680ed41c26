import { defineSite } from "kilde";
import { checkTeachers } from "./checks.ts";
import { languages } from "./languages.ts";
import { collections, page, school, section, teacher } from "./model.ts";
import { concertPage, menuOf, pagesOf } from "./plan.ts";

/** A view with one Markdown text, of which the site needs a page. */
const text = { texts: ["text"], anchors: [], isRequired: true };

/** A school of music, whose main language is French. */
export const site = defineSite({
	languages,
	timeZone: "Europe/Paris",
	editorLanguage: "fr",
	collections,
	pages: {
		collection: page,
		texts: section,
		views: {
			...{ home: text, courses: text, concerts: text, contact: text },
			teachers: {
				...text,
				items: (entries) => entries.of(teacher).map(({ id }) => id),
			},
		},
		anchors: ["content"],
	},
	origin: (entries) => entries.only(school).site,
	checks: [checkTeachers],
	deriveFromPages: menuOf,
	pagesOf,
	entryPage: concertPage,
	code: {},
});

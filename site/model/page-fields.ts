import { defineTarget } from "kilde";
import {
	defineAddresses,
	id,
	partOfPage,
	reference,
	text,
	z,
} from "kilde/fields";
import { iconNames } from "../content/icon.ts";
import { languages, localized, localizedText } from "../languages.ts";
import { image } from "./image.ts";

/** The names of pages. */
export const pageName = defineTarget({
	name: "page",
	expected: {
		en: "the name of a page, e.g. opening-hours",
		da: "navnet på en side, f.eks. opening-hours",
	},
	called: { en: "page", da: "side" },
	whereToFind: {
		en: "Pages are in content/pages, named by their files.",
		da: "Siderne ligger i content/pages og hedder som deres filer.",
	},
	words: (page) => {
		const { path, title, heading, search } = Object(page);
		return [...Object.values(Object(path)), title, heading, search?.title];
	},
});

/** TODO bridge */
const categoryName = defineTarget({
	name: "categories",
	expected: { en: "a name from categories" },
	called: { en: "category" },
	whereToFind: { en: "" },
	path: [],
});

/** TODO bridge */
export const codeName = defineTarget({
	name: "codes",
	expected: { en: "a name from codes" },
	called: { en: "code" },
	whereToFind: { en: "" },
	path: [],
});

/** The part of a page that a link leads to; site/checks/parts.ts checks that it exists. */
const part = id.meta(partOfPage("page")).optional();

/** A link to another page of the site, by that page's file name. */
export const link = z.strictObject({
	label: localizedText,
	page: reference(pageName),
	part,
});

/** A call to action with one link. */
export const invitation = z.strictObject({
	heading: localizedText,
	text: localizedText,
	link,
});

/** The picture of a page whose view shows one. */
export const pagePicture = image.optional();

/** The fields of every page, whatever its view. */
export const pageFields = {
	path: defineAddresses(languages, "/about"),
	title: localizedText,
	description: localizedText,
	keywords: localized(z.array(text).min(1)),
	heading: localizedText,
	lead: localizedText,
	search: z
		.strictObject({
			title: localizedText,
			description: localizedText,
			category: reference(categoryName),
			icon: z.enum(iconNames),
		})
		.optional(),
};

import { defineCollection, defineTarget } from "kilde";
import { field, id, reference, z } from "kilde/fields";
import { localizedText } from "../languages.ts";
import { icon } from "./icon.ts";

/** The names of categories. */
export const categoryName = defineTarget({
	name: "category",
	expected: {
		en: "the name of a category, e.g. practical",
		da: "navnet på en kategori, f.eks. practical",
	},
	called: { en: "category", da: "kategori" },
	whereToFind: {
		en: "Categories are in content/search.yaml.",
		da: "Kategorierne står i content/search.yaml.",
	},
	path: ["categories"],
	words: (heading) => [heading],
});

const schema = z.strictObject({
	categories: field(
		z.record(id, localizedText),
		{ en: "Categories", da: "Kategorier" },
		{
			en: "The category's name and the heading above its results, in the order shown.",
			da: "Kategoriens navn og overskriften over dens resultater, i den rækkefølge, de vises.",
		},
	),
	article: field(
		z.strictObject({
			category: field(
				reference(categoryName),
				{ en: "Category", da: "Kategori" },
				{
					help: {
						en: "The category of news articles.",
						da: "Kategorien for nyheder.",
					},
					example: "news",
				},
			),
			icon,
		}),
		{ en: "Articles", da: "Nyheder" },
		{
			en: "How the search shows articles.",
			da: "Hvordan artikler vises i søgningen.",
		},
	),
});

/** The categories of the search: content/search.yaml. */
export const search = defineCollection({
	name: "search",
	files: "search.yaml",
	schema: field(schema, { en: "Search", da: "Søgning" }),
	target: categoryName,
});

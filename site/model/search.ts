import { defineCollection, defineTarget } from "kilde";
import { id, reference, z } from "kilde/fields";
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
	categories: z.record(id, localizedText),
	article: z.strictObject({
		category: reference(categoryName).meta({ example: "news" }),
		icon,
	}),
});

/** The categories of the search: content/search.yaml. */
export const search = defineCollection({
	name: "search",
	files: "search.yaml",
	schema,
	target: categoryName,
});

import * as z from "zod";
import {
	defineCollection,
	defineTarget,
	help,
	id,
	reference,
} from "../../generator/define.ts";
import { localizedText } from "../languages.ts";
import { icon } from "./icon.ts";

/** The names of categories. */
export const categoryName = defineTarget({
	name: "category",
	wanted: {
		en: "a category from content/search.yaml, as practical",
		da: "en kategori fra content/search.yaml, f.eks. practical",
	},
	called: { en: "category", da: "ingen kategori" },
	whereToFind: {
		en: "Categories are in content/search.yaml.",
		da: "Kategorierne står i content/search.yaml.",
	},
	path: ["categories"],
	words: (heading) => [heading],
});

const schema = z.strictObject({
	categories: z.record(id, localizedText).meta(
		help({
			en: "A name and the heading above its results, in the order shown.",
			da: "Et navn og overskriften over dens resultater, i den rækkefølge, de vises.",
		}),
	),
	article: z
		.strictObject({
			category: reference(categoryName).meta(
				help({
					en: "The category of news articles.",
					da: "Kategorien for nyheder, f.eks. news.",
				}),
			),
			icon: icon.meta(
				help({ en: "A small picture.", da: "Et ikon, f.eks. heart." }),
			),
		})
		.meta(
			help({ en: "How articles are shown.", da: "Hvordan artikler vises." }),
		),
});

/** The categories of the search: content/search.yaml. */
export const search = defineCollection({
	name: "search",
	files: "search.yaml",
	schema,
	gives: categoryName,
});

import * as z from "zod";
import { id } from "./field.ts";
import { help } from "./help.ts";
import { icon } from "./icon.ts";
import { localized } from "./localized.ts";
import { reference } from "./reference.ts";
import { text } from "./text.ts";

/** How the site's search groups what it finds: content/search.yaml. */
export const search = z.strictObject({
	categories: z.record(id, localized(text)).meta(
		help({
			en: "A name and the heading above its results, in the order shown.",
			da: "Et navn og overskriften over dens resultater, i den rækkefølge, de vises.",
		}),
	),
	article: z
		.strictObject({
			category: reference("category").meta(
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

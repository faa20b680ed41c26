import { z } from "zod";
import { id } from "./field.ts";
import { icon } from "./icon.ts";
import { localized } from "./localized.ts";
import { reference } from "./reference.ts";
import { text } from "./text.ts";

/** How the site's search groups what it finds: content/search.yaml. */
export const search = z.strictObject({
	categories: z
		.record(id, localized(text))
		.describe("A name and the heading above its results, in the order shown."),
	article: z
		.strictObject({
			category: reference("category").describe(
				"The category of news articles.",
			),
			icon: icon.describe("A small picture."),
		})
		.describe("How articles are shown."),
});

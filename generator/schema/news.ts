import { z } from "zod";
import { demand } from "./demand.ts";
import { date, sample, slug } from "./field.ts";
import { period } from "./period.ts";
import { text } from "./text.ts";

/** What stands above the text of an article: content/news/NAME.da.md and NAME.en.md. */
export const news = z.strictObject({
	sample,
	slug: slug.describe("The last part of the article's address."),
	title: text.describe("The headline."),
	date: date.describe("The day it was published, as 2025-08-12."),
	...period,
	type: z
		.enum(["announcement", "press-release", "event", "news"])
		.describe("announcement, press-release, event or news."),
	featured: z
		.boolean({
			error: demand({ en: "true or false", da: "true eller false" }),
		})
		.describe("true puts a mark on the article."),
	excerpt: text.describe(
		"One or two sentences for lists, search results and feeds.",
	),
	translated: z
		.literal(false, {
			error: demand({
				en: "false, or left out",
				da: "false, eller linjen skal udelades",
			}),
		})
		.optional()
		.describe(
			"false when the article stands in one language only, on purpose.",
		),
});

import * as z from "zod";
import { demand } from "./demand.ts";
import { date, sample, slug } from "./field.ts";
import { help } from "./help.ts";
import { period } from "./period.ts";
import { text } from "./text.ts";

/** What stands above the text of an article: content/news/NAME.da.md and NAME.en.md. */
export const news = z.strictObject({
	sample,
	slug: slug.meta(
		help({
			en: "The last part of the article's address.",
			da: "Sidste del af artiklens adresse, f.eks. aabningstilbud-august.",
		}),
	),
	title: text.meta(help({ en: "The headline.", da: "Overskriften." })),
	date: date.meta(
		help({
			en: "The day it was published, as 2025-08-12.",
			da: "Den dag, den blev udgivet, f.eks. 2025-08-12.",
		}),
	),
	...period,
	type: z.enum(["announcement", "press-release", "event", "news"]).meta(
		help({
			en: "announcement, press-release, event or news.",
			da: "announcement (meddelelse), press-release (pressemeddelelse), event eller news (nyhed).",
		}),
	),
	featured: z
		.boolean({
			error: demand({ en: "true or false", da: "true eller false" }),
		})
		.meta(
			help({
				en: "true puts a mark on the article.",
				da: "true fremhæver artiklen med et mærke, false gør ikke.",
			}),
		),
	excerpt: text.meta(
		help({
			en: "One or two sentences for lists, search results and feeds.",
			da: "En eller to sætninger til lister, søgeresultater og feeds.",
		}),
	),
	translated: z
		.literal(false, {
			error: demand({
				en: "false, or left out",
				da: "false, eller linjen skal udelades",
			}),
		})
		.optional()
		.meta(
			help({
				en: "false when the article stands in one language only, on purpose.",
				da: "false, når artiklen med vilje kun findes på ét sprog.",
			}),
		),
});

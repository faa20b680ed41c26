import * as z from "zod";
import {
	choices,
	date,
	defineCollection,
	demand,
	explained,
	period,
	sample,
	slug,
	slugify,
	text,
} from "../../generator/define.ts";
import { languages } from "../languages.ts";
import { inEachLanguage, namingWords, quoted } from "./scaffold.ts";

/** The types of article, with their meaning. */
const types = {
	announcement: { en: "announcement", da: "meddelelse" },
	"press-release": { en: "press release", da: "pressemeddelelse" },
	event: { en: "event", da: "event" },
	news: { en: "news", da: "nyhed" },
};

const schema = z.strictObject({
	sample,
	slug: explained(slug, {
		en: "The last part of the article's address.",
		da: "Sidste del af artiklens adresse, f.eks. aabningstilbud-august.",
	}),
	title: explained(text, { en: "The headline.", da: "Overskriften." }),
	date: explained(date, {
		en: "The day it was published, e.g. 2025-08-12.",
		da: "Den dag, den blev udgivet, f.eks. 2025-08-12.",
	}),
	...period,
	type: explained(
		z
			.enum(["announcement", "press-release", "event", "news"])
			.meta(choices(types)),
		{
			en: "announcement, press-release, event or news.",
			da: "announcement (meddelelse), press-release (pressemeddelelse), event eller news (nyhed).",
		},
		{ name: { en: "Kind", da: "Slags" } },
	),
	featured: explained(
		z.boolean({
			error: demand({
				en: "true or false",
				da: "true eller false",
				onPage: { en: "yes or no", da: "ja eller nej" },
			}),
		}),
		{
			en: "true marks the article as featured.",
			da: "true, hvis artiklen skal fremhæves med et mærke; ellers false.",
		},
		{
			name: { en: "Featured", da: "Fremhævet" },
			about: { en: "The article gets a badge.", da: "Artiklen får et mærke." },
		},
	),
	excerpt: explained(text, {
		en: "One or two sentences for lists, search results and news readers.",
		da: "En eller to sætninger til lister, søgeresultater og nyhedslæsere.",
	}),
	translated: explained(
		z
			.literal(false, {
				error: demand({
					en: "false, or left out",
					da: "false, eller linjen skal udelades",
				}),
			})
			.optional(),
		{
			en: "false if the article is deliberately in one language only.",
			da: "false, hvis artiklen med vilje kun findes på ét sprog.",
		},
		{
			name: { en: "In one language only", da: "Kun på ét sprog" },
			about: {
				en: "Deliberately: nobody asks for the translation.",
				da: "Med vilje: Der bliver ikke spurgt efter oversættelsen.",
			},
		},
	),
});

/** An article, by its front matter: content/news/NAME.da.md and NAME.en.md. */
export const news = defineCollection({
	name: "news",
	files: "news/{id}.{locale}.md",
	schema,
	sharesPage: true,
	hasPeriod: true,
	scaffold: {
		name: "article",
		label: { en: "Article", da: "Nyhed" },
		questions: () => [
			...inEachLanguage({ en: "Headline", da: "Overskrift" }),
			{
				name: "type",
				prompt: { en: "Type", da: "Type" },
				typed: {
					en: "announcement, press-release, event or news",
					da: "announcement: meddelelse, press-release: pressemeddelelse, event eller news: nyhed",
				},
				otherwise: "news",
				choices: types,
			},
		],
		draft: (answers, { date }) =>
			languages.map(({ code }) => {
				const title = answers[code] ?? "";
				return {
					path: `content/news/${slugify(namingWords(answers))}.${code}.md`,
					scaffold: `article.${code}.md`,
					props: {
						date,
						type: answers.type ?? "",
						slug: slugify(title),
						title: quoted(title),
					},
				};
			}),
	},
	route: {
		view: "news",
		slug: "slug",
		sameInAllLanguages: ["date", "from", "until", "type", "featured"],
	},
	dates: () => [["date"], ["from"]],
});

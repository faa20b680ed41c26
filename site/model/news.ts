import { defineCollection, defineTarget } from "kilde";
import {
	choices,
	date,
	encodeRequirement,
	period,
	sample,
	slug,
	slugify,
	text,
	z,
} from "kilde/fields";
import { languages } from "../languages.ts";
import { inEachLanguage, namingWords, quoted } from "./scaffold.ts";

/** The names of articles. */
export const articleName = defineTarget({
	name: "article",
	expected: {
		en: "the name of an article, e.g. opening-offer",
		da: "navnet på en artikel, f.eks. opening-offer",
	},
	called: { en: "article", da: "artikel" },
	whereToFind: {
		en: "Articles are in content/news, named by their files.",
		da: "Artiklerne ligger i content/news og hedder som deres filer.",
	},
	words: (article) => [Object(article).title, Object(article).slug],
});

/** The types of article, with their meaning. */
const types = {
	announcement: { en: "announcement", da: "meddelelse" },
	"press-release": { en: "press release", da: "pressemeddelelse" },
	event: { en: "event", da: "event" },
	news: { en: "news", da: "nyhed" },
};

const schema = z.strictObject({
	sample,
	slug: slug.meta({ example: "aabningstilbud-august" }),
	title: text,
	date,
	...period,
	type: z
		.enum(["announcement", "press-release", "event", "news"])
		.meta(choices(types)),
	featured: z.boolean(),
	excerpt: text,
	translated: z
		.literal(false, {
			error: encodeRequirement({
				en: "false, or left out",
				da: "false, eller linjen skal udelades",
			}),
		})
		.optional(),
});

/** An article, by its front matter: content/news/NAME.da.md and NAME.en.md. */
export const news = defineCollection({
	name: "news",
	called: { en: "Articles", da: "Nyheder" },
	files: "news/{id}.{locale}.md",
	schema,
	sharesPage: true,
	hasPeriod: true,
	target: articleName,
	scaffold: {
		name: "article",
		label: { en: "News article", da: "Nyhed" },
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
		entryView: {
			view: "article",
			about: ({ title, excerpt }) => ({ title, description: excerpt }),
		},
	},
	dates: () => [["date"], ["from"]],
});

import {
	type Collection,
	collection,
	defineTarget,
	f,
	type Stored,
} from "kilde";
import { slugify } from "kilde/fields";
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

const fields = {
	slug: f.slug().example("aabningstilbud-august"),
	title: f.text(),
	date: f.date().shared(),
	...f.period(),
	type: f.oneOf("announcement", "press-release", "event", "news").shared(),
	featured: f.boolean().shared(),
	excerpt: f.text(),
};

/** An article, by its front matter: content/news/NAME.da.md and NAME.en.md. */
export const news = collection("news/{id}.{locale}.md", fields, {
	view: "article",
	below: "news",
	newestFirst: "date",
	feed: true,
	called: { en: "Articles", da: "Nyheder" },
	sharesPage: true,
	target: articleName,
	dates: ["date", "from"],
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
});

/** TODO bridge */
export const newsEntries = {
	name: "news",
	files: "news/{id}.{locale}.md",
} as Collection<"news", Stored<typeof fields>, "news/{id}.{locale}.md">;

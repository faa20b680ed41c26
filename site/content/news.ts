import { collection, f } from "kilde";
import { slugify } from "kilde/fields";
import { languages } from "../languages.ts";
import { inEachLanguage, namingWords, quoted } from "../model/scaffold.ts";
import { offers } from "./discounts.ts";

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
	// When the offer has ended, the page of the article says so.
	offer: f.ref(offers).shared().optional(),
};

/** An article, by its front matter: content/news/NAME.da.md and NAME.en.md. */
export const news = collection("news/{id}.{locale}.md", fields, {
	view: "article",
	below: "news",
	newestFirst: "date",
	feed: true,
	called: { en: "Articles", da: "Nyheder" },
	sharesPage: true,
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

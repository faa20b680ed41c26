import { type Scaffold, slugify } from "kilde";
import { inEachLanguage, locales, namingWords, quoted } from "./answers.ts";

/** The types of article. */
const types = {
	announcement: { en: "announcement", da: "meddelelse" },
	"press-release": { en: "press release", da: "pressemeddelelse" },
	event: { en: "event", da: "event" },
	news: { en: "news", da: "nyhed" },
};

/** A news article. */
export const newArticle: Scaffold = {
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
		locales.map((locale) => {
			const title = answers[locale] ?? "";
			return {
				path: `content/news/${slugify(namingWords(answers))}.${locale}.md`,
				scaffold: `article.${locale}.md`,
				props: {
					date,
					type: answers.type ?? "",
					slug: slugify(title),
					title: quoted(title),
				},
			};
		}),
};

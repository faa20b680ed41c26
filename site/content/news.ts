import { collection, f } from "kilde";
import { newArticle } from "../scaffolds/article.ts";
import { offers } from "./discounts.ts";

/** An article, by its front matter: content/news/NAME.da.md and NAME.en.md. */
export const news = collection(
	"news/{id}.{locale}.md",
	{
		slug: f.slug().example("aabningstilbud-august"),
		title: f.text(),
		date: f.date().shared(),
		...f.period(),
		type: f.oneOf("announcement", "press-release", "event", "news").shared(),
		featured: f.boolean().shared(),
		excerpt: f.text(),
		// When the offer has ended, the page of the article says so.
		offer: f.ref(offers).shared().optional(),
	},
	{
		view: "article",
		below: "news",
		newestFirst: "date",
		feed: true,
		called: { en: "Articles", da: "Nyheder" },
		sharesPage: true,
		dates: ["date", "from"],
		scaffold: newArticle,
	},
);

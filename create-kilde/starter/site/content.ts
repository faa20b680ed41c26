import { collection, f } from "kilde";

// What the files in content/ hold. The editor makes labels of the names: “closed on”.

export const business = collection("business.yaml", {
	name: f.line().fact("business.name"),
	site: f.origin(),
	email: f.email(),
	phone: f.phone(),
});

/** Texts cite a price as {{price.NAME}}. */
export const prices = collection(
	"prices.yaml",
	f.map({
		name: f.localized(f.line()),
		price: f.money().fact("price.{key}"),
	}),
);

/** Texts cite the hours as {{hours.open}}. */
export const hours = collection(
	"hours.yaml",
	{ opens: f.time(), closes: f.time(), closedOn: f.list(f.weekday()) },
	{
		facts: {
			hours: ({ opens, closes }) => ({ open: `${opens.text}–${closes.text}` }),
		},
	},
);

/** Each article has a page below the page of news. */
export const news = collection(
	"news/{id}.{locale}.md",
	{ slug: f.slug(), title: f.line(), date: f.date().shared() },
	{ view: "article", below: "news", feed: true, newestFirst: "date" },
);

import { defineCollection, type Text } from "kilde";
import {
	date,
	defineAddresses,
	field,
	id,
	label,
	siteOriginPattern,
	slug,
	text,
	textMatching,
	time,
	unit,
	z,
} from "kilde/fields";
import { currency, formatsIn, languages, localized } from "./languages.ts";

// The names of fields are shown in the editor and in messages: English is enough, and other languages may be beside it.

const onlyOrigin = {
	en: "only https:// and the domain, e.g. https://www.example.org",
	da: "kun https:// og domænet, f.eks. https://www.example.org",
};

/** content/business.yaml: texts cite the name as {{business.name}}. */
export const business = defineCollection({
	name: "business",
	files: "business.yaml",
	schema: z.strictObject({
		name: field(z.string(), { en: "Name", da: "Navn" }),
		site: field(textMatching(siteOriginPattern, onlyOrigin), {
			en: "Address on the web",
			da: "Adresse på nettet",
		}),
		email: field(z.email(), { en: "Email", da: "E-mail" }),
		phone: field(z.string(), { en: "Phone", da: "Telefon" }),
	}),
	facts: {
		families: ["business"],
		list: ({ name }) => [["business.name", name]],
	},
});

/** content/prices.yaml: texts cite a price as {{price.NAME}}. */
export const prices = defineCollection({
	name: "prices",
	files: "prices.yaml",
	schema: z.record(
		id,
		z.strictObject({
			name: field(localized(label), { en: "Name", da: "Navn" }),
			price: field(z.number().meta(unit({ en: currency })), {
				en: "Price",
				da: "Pris",
			}),
		}),
	),
	facts: {
		families: ["price"],
		list: (all, { locale }) =>
			Object.entries(all).map(([name, { price }]) => [
				`price.${name}`,
				formatsIn(locale).money(price),
			]),
	},
});

/** The days of a week, by which content/hours.yaml names those that are closed. */
export const days = [
	...["monday", "tuesday", "wednesday", "thursday", "friday"],
	...["saturday", "sunday"],
] as const;

/** content/hours.yaml: texts cite the times as {{hours.open}}. */
export const hours = defineCollection({
	name: "hours",
	files: "hours.yaml",
	schema: z.strictObject({
		opens: field(time, { en: "Opens at", da: "Åbner" }),
		closes: field(time, { en: "Closes at", da: "Lukker" }),
		closed: field(z.array(z.enum(days)), { en: "Closed on", da: "Lukket" }),
	}),
	facts: {
		families: ["hours"],
		list: ({ opens, closes }, { locale }) => {
			const { clock } = formatsIn(locale);
			return [["hours.open", `${clock(opens)}–${clock(closes)}`]];
		},
	},
});

const word = (name: Text) => field(localized(label), name);

/** content/words.yaml: the words of the pages that are no content. */
export const words = defineCollection({
	name: "words",
	files: "words.yaml",
	schema: z.strictObject({
		skip: word({ en: "Link to the content", da: "Link til indholdet" }),
		menu: word({ en: "Name of the menu", da: "Menuens navn" }),
		languages: word({ en: "Name of the languages", da: "Sprogenes navn" }),
		missing: word({ en: "Heading without a page", da: "Overskrift uden side" }),
		back: word({ en: "Link to the front page", da: "Link til forsiden" }),
		amount: word({ en: "Number of hours", da: "Antal timer" }),
		total: word({ en: "Sum", da: "Sum" }),
		hours: word({
			en: "Heading of the hours",
			da: "Overskrift over åbningstiderne",
		}),
		closed: word({ en: "On closed days", da: "På lukkedage" }),
		failed: word({ en: "Where a part fails", da: "Hvor en del svigter" }),
	}),
});

/** The views of pages, by the names of their files in views/: each shows one Markdown text, and all but the last has a page. */
export const views = {
	home: { texts: ["text"], anchors: [], isRequired: true },
	prices: { texts: ["text"], anchors: [], isRequired: true },
	contact: { texts: ["text"], anchors: [], isRequired: true },
	news: { texts: ["text"], anchors: [], isRequired: true },
	text: { texts: ["text"], anchors: [] },
};

/** content/pages/NAME.yaml. */
export const page = defineCollection({
	name: "page",
	files: "pages/{id}.yaml",
	schema: z.strictObject({
		view: z.enum(Object.keys(views) as (keyof typeof views)[]),
		path: field(defineAddresses(languages, "/page"), {
			en: "Address",
			da: "Adresse",
		}),
		title: field(localized(text), { en: "Title", da: "Titel" }),
		description: field(localized(text), {
			en: "Description for search engines",
			da: "Beskrivelse til søgemaskiner",
		}),
		heading: field(localized(text), { en: "Heading", da: "Overskrift" }),
	}),
});

/** content/pages/NAME/text.LANGUAGE.md. */
export const section = defineCollection({
	name: "section",
	files: "pages/{id}/{part}.{locale}.md",
	schema: z.strictObject({}),
});

/** content/news/NAME.LANGUAGE.md: each has a page. */
export const news = defineCollection({
	name: "news",
	files: "news/{id}.{locale}.md",
	schema: z.strictObject({
		slug: field(slug, { en: "End of the address", da: "Adressens slutning" }),
		title: field(text, { en: "Headline", da: "Overskrift" }),
		date: field(date, { en: "Date", da: "Dato" }),
	}),
	route: {
		view: "news",
		slug: "slug",
		sameInAllLanguages: ["date"],
		entryView: {
			view: "article",
			about: ({ title }) => ({ title, description: title }),
		},
	},
});

/** All kinds of files in content/. */
export const collections = [
	business,
	prices,
	hours,
	words,
	page,
	section,
	news,
] as const;

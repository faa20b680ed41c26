import { collection, f, type Stored } from "kilde";
import { slugify } from "kilde/fields";
import { languages } from "../languages.ts";
import {
	inEachLanguage,
	namingWords,
	quoted,
	quotedInEach,
} from "../model/scaffold.ts";
import { linkOut } from "./fields.ts";
import { prices } from "./prices.ts";

const fields = {
	order: f.count(),
	title: f.localized(f.text()),
	summary: f.localized(f.text()),
	length: f.localized(f.text()).optional(),
	price: f.ref(prices),
	image: f.picture(),
	link: linkOut,
	...f.period(),
};

/** An event that guests can book: content/events/NAME.yaml, with its description in NAME.da.md and NAME.en.md. */
export const event = collection("events/{id}.yaml", fields, {
	texts: "events/{id}.{locale}.md",
	order: "order",
	called: { en: "Events", da: "Events" },
	dates: ["from"],
	scaffold: {
		name: "event",
		label: { en: "Event", da: "Event" },
		questions: () => [
			...inEachLanguage({ en: "Name", da: "Navn" }),
			{
				name: "link",
				prompt: {
					en: "Address where guests book it",
					da: "Adressen, hvor gæster booker den",
				},
				otherwise: "https://booking.example/",
			},
		],
		draft: (answers, existing) => {
			const path = `content/events/${slugify(namingWords(answers))}`;
			// A new event is the last one, with the price and picture of the event before it.
			const last = existing
				.all<Stored<typeof fields>>("event")
				.toSorted((a, b) => a.order - b.order)
				.at(-1);
			return [
				{
					path: `${path}.yaml`,
					scaffold: "event.yaml",
					props: {
						...quotedInEach(answers),
						link: quoted(answers.link ?? ""),
						order: (last?.order ?? 0) + 1,
						price: last?.price.name ?? "event",
						image: last?.image.src.name ?? "event.svg",
					},
				},
				...languages.map(({ code }) => ({
					path: `${path}.${code}.md`,
					scaffold: `event.${code}.md`,
					props: {},
				})),
			];
		},
	},
});

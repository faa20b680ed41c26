import { defineCollection } from "kilde";
import { count, period, sample, slugify, z } from "kilde/fields";
import { languages, localizedText } from "../languages.ts";
import { image } from "./image.ts";
import { linkOut } from "./link-out.ts";
import { priceReference } from "./prices.ts";
import {
	inEachLanguage,
	namingWords,
	quoted,
	quotedInEach,
} from "./scaffold.ts";

const schema = z.strictObject({
	sample,
	order: count,
	title: localizedText,
	summary: localizedText,
	length: localizedText.optional(),
	price: priceReference,
	image,
	link: linkOut,
	...period,
});

/** An event that guests can book: content/events/NAME.yaml, with its description in NAME.da.md and NAME.en.md. */
export const event = defineCollection({
	name: "event",
	called: { en: "Events", da: "Events" },
	files: "events/{id}.yaml",
	schema,
	hasPeriod: true,
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
				.all<z.output<typeof schema>>("event")
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
	dates: () => [["from"]],
});

/** The description of an event, which has no front matter. */
export const eventText = defineCollection({
	name: "eventText",
	files: "events/{id}.{locale}.md",
	schema: z.strictObject({}),
	sharesPage: true,
	textOf: "event",
});

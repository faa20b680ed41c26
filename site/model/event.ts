import { defineCollection } from "kilde";
import { count, field, period, sample, slugify, z } from "kilde/fields";
import { languages, localizedText } from "../languages.ts";
import { oneSentence } from "./fields.ts";
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
	order: field(
		count,
		{ en: "Order", da: "Rækkefølge" },
		{
			en: "Its place on the page: 1 comes first.",
			da: "Plads på siden: 1 kommer først.",
		},
	),
	title: field(localizedText, { en: "Name", da: "Navn" }),
	summary: oneSentence,
	length: field(
		localizedText.optional(),
		{ en: "Length", da: "Varighed" },
		{
			en: "For example: 2 hours. Leave it out if it varies.",
			da: "For eksempel: 2 timer. Udelad den, hvis den varierer.",
		},
	),
	price: priceReference,
	image: field(
		image,
		{ en: "Picture", da: "Billede" },
		{ en: "The picture on the card.", da: "Billedet på kortet." },
	),
	link: field(
		linkOut,
		{ en: "Booking link", da: "Bookinglink" },
		{
			en: "The address where guests book a place: one, or one for each language.",
			da: "Adressen, hvor gæster booker en plads: én adresse eller én for hvert sprog.",
		},
	),
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

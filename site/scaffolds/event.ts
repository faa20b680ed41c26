import { type Scaffold, type Stored, slugify } from "kilde";
import type { event } from "../content/events.ts";
import {
	inEachLanguage,
	locales,
	namingWords,
	quoted,
	quotedInEach,
} from "./answers.ts";

/** An event: the last one, with the price and the picture of the one before it. */
export const newEvent: Scaffold = {
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
		const last = existing
			.all<Stored<(typeof event)["fields"]>>("event")
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
			...locales.map((locale) => ({
				path: `${path}.${locale}.md`,
				scaffold: `event.${locale}.md`,
				props: {},
			})),
		];
	},
};

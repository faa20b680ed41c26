import type { Entries } from "kilde";
import { type Diagnostic, getPlace, warningAt } from "kilde/checks";
import type { EditorText } from "../languages.ts";
import { event } from "../model/event.ts";
import { newsEntries as news } from "../model/news.ts";
import { page as pages } from "../model/page.ts";

/** The pages that list the entries of a collection: their view, what they list, and the name of its scaffold. */
const lists = [
	{
		view: "events",
		collection: event.name,
		scaffold: "event",
		listed: { en: "events", da: "events" },
	},
	{
		view: "news",
		collection: news.name,
		scaffold: "article",
		listed: { en: "articles", da: "nyheder" },
	},
];

/** Warns about pages that list nothing on that day. */
export function checkEmptyLists(entries: Entries): Diagnostic[] {
	return lists.flatMap(({ view, collection, scaffold, listed }) =>
		entries.content.some(
			(entry) => entry.collection === collection && entries.isPublished(entry),
		)
			? []
			: entries
					.of(pages)
					.filter(({ data }) => data.view === view)
					.map((page) =>
						warningAt(page.file, getPlace(page, ["lead"]), "empty-list", {
							message: noneOf(listed),
							hint: advice(scaffold),
							pageHint: pageAdvice,
						}),
					),
	);
}

function noneOf({ en, da }: EditorText): EditorText {
	return {
		en: `This page has no ${en} to show: there are none, or all are over or not yet due.`,
		da: `Siden har ingen ${da} at vise: Der er ingen, eller de er alle slut eller endnu ikke aktuelle.`,
	};
}

function advice(scaffold: string) {
	return {
		en: `Add one with kilde new ${scaffold}. If there are none for a while, say so in lead, and write # kilde-allow: the reason above it.`,
		da: `Tilføj en med kilde new ${scaffold}. Er der ingen i en periode, så skriv det i lead, og skriv # kilde-tillad: grunden ovenover.`,
	};
}

const pageAdvice = {
	en: "Add one, or say in <lead> that there are none for a while.",
	da: "Tilføj en, eller skriv i <lead>, at der ingen er i en periode.",
};

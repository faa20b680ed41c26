import type { Entries } from "../../definition.ts";
import {
	errorAt,
	type Hint,
	type Place,
	type Wording,
} from "../../diagnostics/diagnostic.ts";
import { languageName, messageTags } from "../../diagnostics/language.ts";
import {
	didYouMean,
	nearest,
	suggest,
	suggestFile,
} from "../../diagnostics/nearest.ts";
import { formatList } from "../../i18n/format.ts";
import type { Locale } from "../../i18n/languages.ts";
import { mediaTarget, type Reference } from "../../schema/reference.ts";
import { reveal } from "../../text/invisible-spaces.ts";
import { missingViews, placeAt } from "../entries.ts";
import { causeOfFact, causeOfName, mayBeUnread } from "../fact-definitions.ts";
import { factSources } from "../facts.ts";
import type { Facts } from "../model.ts";
import { mayBeThere, nameFor, namesOf, targetOf } from "../targets.ts";
import type { Finding } from "./consequences.ts";
import { isRenamed } from "./texts-of-entries.ts";

/** Reports citations of facts that don't exist. */
export function checkCitations(entries: Entries, facts: Facts): Finding[] {
	const unknown = entries.content.filter(({ citations }) =>
		citations.some(({ fact }) => !facts.has(fact)),
	);
	return unknown.flatMap(({ file, citations }) =>
		citations
			.filter(({ fact }) => !facts.has(fact) && !mayBeUnread(fact, entries))
			.map(({ fact, place }) => {
				const near = nearest(fact, facts.keys());
				const family = [...facts.keys()].filter(
					(name) => name.split(".")[0] === fact.split(".")[0],
				);
				const hint = near
					? didYouMean(`{{${near}}}`)
					: (suggest(fact, family) ?? whereFactsAre(entries));
				const error = errorAt(
					file,
					place,
					"unknown-fact",
					{
						en: `There is no fact {{${fact}}}.`,
						da: `Der er ingen oplysning, som hedder {{${fact}}}.`,
						onPage: {
							en: "A fact of this text is no longer there.",
							da: "En oplysning i teksten findes ikke længere.",
						},
					},
					{ ...hint, onPage: insertAnother },
				);
				return { ...error, cause: causeOfFact(fact, entries) };
			}),
	);
}

/** Reports references in YAML to things that don't exist, or not in the language of the reference. */
export function checkReferences(entries: Entries): Finding[] {
	const { collection: page } = entries.site.pages;
	const referring = entries.content.filter(
		({ references }) => references.length > 0,
	);
	return referring.flatMap((entry) => {
		return entry.references.flatMap(({ reference, path, locales }) => {
			const problem = checkOne(reference, () => placeAt(entry, path), locales);
			return problem ? [problem] : [];
		});

		function checkOne(
			{ target, name }: Reference,
			place: () => Place,
			locales: readonly Locale[],
		): Finding | undefined {
			const known = knownNames(target, entries);
			const { target: meant, collection } = targetOf(target, entries);
			const { called, whereToFind } = meant;
			if (known && !known.includes(name)) {
				if (mayBeThere(target, name, entries)) return undefined;
				if (collection && isRenamed(collection, name, entries))
					return undefined;
				const error = errorAt(
					entry.file,
					place(),
					"unknown-name",
					{
						en: `There is no ${called.en} ${reveal(name).en}.`,
						da: `Der er ${called.da}, som hedder ${reveal(name).da}.`,
						onPage: {
							en: "What is chosen here is not there, or no longer.",
							da: "Det, der er valgt her, findes ikke, eller ikke længere.",
						},
					},
					{
						...(instead(target, name, { known, entries }) ?? whereToFind),
						onPage: chooseAnother,
					},
				);
				return { ...error, cause: causeOfName(target, name, entries) };
			}
			const paths =
				target === page.target?.name
					? entries.find(page, name)?.data?.path
					: undefined;
			const without =
				paths && locales.find((locale) => paths[locale] === undefined);
			if (!without) return undefined;
			return errorAt(
				entry.file,
				place(),
				"unknown-name",
				{
					en: `The page ${name} has no ${languageName(without).en} address, and this link is shown in ${languageName(without).en} too.`,
					da: `Siden ${name} har ingen ${languageName(without).da} adresse, og linket vises også på ${languageName(without).da}.`,
					onPage: {
						en: `This page has no ${languageName(without).en} address, and the link is shown in ${languageName(without).en} too.`,
						da: `Siden har ingen adresse på ${languageName(without).da}, og linket vises også på ${languageName(without).da}.`,
					},
				},
				{
					en: "Choose a page that also exists in that language.",
					da: "Vælg en side, der også findes på det sprog.",
				},
			);
		}
	});
}

const insertAnother: Wording = {
	en: "Delete it, or insert another one with + Fact.",
	da: "Slet den, eller indsæt en anden med + Oplysning.",
};

const chooseAnother: Wording = {
	en: "Choose something else.",
	da: "Vælg noget andet.",
};

/** Suggests a name for one that doesn't exist, or lists those there are. */
function instead(
	target: string,
	name: string,
	{ known, entries }: { known: readonly string[]; entries: Entries },
): Hint | undefined {
	if (target === mediaTarget) return suggestFile(name, known);
	const meant = nameFor(target, name, entries);
	return meant === undefined ? suggest(name, known) : didYouMean(meant);
}

/** The names of a kind. Returns undefined if a required page is missing: its file may have a wrong name. */
function knownNames(
	target: string,
	entries: Entries,
): readonly string[] | undefined {
	const isPage = target === entries.site.pages.collection.target?.name;
	return isPage && missingViews(entries).length > 0
		? undefined
		: namesOf(target, entries);
}

/** The files that facts are made from, in a sentence. */
export function whereFactsAre({ site }: Pick<Entries, "site">): Wording {
	const files = factSources({ site }).map(({ files }) => `content/${files}`);
	const folders = files.map((file) =>
		file.split("/").length > 2 ? file.slice(0, file.lastIndexOf("/")) : file,
	);
	const places = [...new Set(folders)].sort().reverse();
	return {
		en: `Facts are in ${formatList(places, messageTags.en)}.`,
		da: `Oplysningerne står i ${formatList(places, messageTags.da)}.`,
	};
}

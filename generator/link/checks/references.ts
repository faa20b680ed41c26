import { collectionNamed, type Entries } from "../../definition.ts";
import {
	errorAt,
	type Hint,
	type Place,
	type Wording,
	worded,
} from "../../diagnostics/diagnostic.ts";
import {
	didYouMean,
	nearest,
	suggest,
	suggestFile,
} from "../../diagnostics/nearest.ts";
import type { Path } from "../../diagnostics/places.ts";
import { formatList } from "../../languages/format.ts";
import { type Locale, localesOf } from "../../languages/languages.ts";
import { languageName, messageTags } from "../../languages/message-language.ts";
import { formatValue, type Value } from "../../messages/format.ts";
import { media, type Reference } from "../../schema/reference.ts";
import { showInvisibleSpaces } from "../../text/invisible-spaces.ts";
import type { ContentEntry } from "../../types.ts";
import { placeAt } from "../entries.ts";
import { factSources } from "../facts.ts";
import type { Facts } from "../model.ts";
import { nameFor, namesOf, targetOf } from "../targets.ts";
import type { Finding } from "./causes.ts";
import {
	causeOfFact,
	causeOfName,
	isUndefinedByReference,
} from "./fact-definitions.ts";
import { isRenamed } from "./texts/texts-of-entries.ts";

/** Reports citations of facts that don't exist. */
export function checkCitations(entries: Entries, facts: Facts): Finding[] {
	return entries.content.flatMap(({ file, citations }) =>
		citations
			.filter(
				({ fact }) =>
					!facts.has(fact) && !isUndefinedByReference(fact, entries),
			)
			.map(({ fact, place }) => {
				const near = nearest(fact, facts.keys());
				const family = [...facts.keys()].filter(
					(name) => name.split(".")[0] === fact.split(".")[0],
				);
				const hint = near
					? didYouMean(`{{${near}}}`)
					: (suggest(fact, family) ?? whereFactsAre(entries));
				const error = errorAt(file, place, "unknown-fact", {
					message: {
						en: `There is no fact {{${fact}}}.`,
						da: `Der er ingen oplysning, som hedder {{${fact}}}.`,
						onPage: {
							en: "A fact of this text is no longer there.",
							da: "En oplysning i teksten findes ikke længere.",
						},
					},
					hint: { ...hint, onPage: insertAnother },
				});
				return { ...error, cause: causeOfFact(fact, entries) };
			}),
	);
}

/** Reports references in YAML to things that don't exist, or not in the language of the reference. */
export function checkReferences(entries: Entries): Finding[] {
	return entries.content.flatMap((entry) =>
		entry.references.flatMap(({ reference, path, locales }) => {
			const at = () => ({ file: entry.file, place: placeAt(entry, path) });
			const known = namesOf(reference.target, entries);
			return !known.includes(reference.name)
				? unknownName(reference, known, at, entries)
				: withoutLanguage(
						reference,
						isShared(entry, path, entries)
							? localesOf(entries.site).filter((each) =>
									entries.translation(entry, each),
								)
							: locales,
						at,
						entries,
					);
		}),
	);
}

/** Whether a value is that of all versions of an entry. */
function isShared(
	{ collection }: ContentEntry,
	[field]: Path,
	{ site }: Entries,
): boolean {
	const { sameInAllLanguages } = collectionNamed(site, collection)?.route ?? {};
	return sameInAllLanguages?.includes(String(field)) ?? false;
}

/** Returns where a reference is. Finding out takes time, and most references are right. */
type Locate = () => { readonly file: string; readonly place: Place };

function unknownName(
	{ target, name }: Reference,
	known: readonly string[],
	at: Locate,
	entries: Entries,
): Finding[] {
	const { target: meant, collection } = targetOf(target, entries);
	if (collection && isRenamed(collection, name, entries)) return [];
	const { file, place } = at();
	const error = errorAt(file, place, "unknown-name", {
		message: {
			en: `There is no ${inWords(meant.called).en} ${showInvisibleSpaces(name)}.`,
			da: `Ukendt ${inWords(meant.called).da}: ${showInvisibleSpaces(name)}.`,
			onPage: {
				en: "What is chosen here is not there, or no longer.",
				da: "Det, der er valgt her, findes ikke, eller ikke længere.",
			},
		},
		hint: {
			...(instead(target, name, { known, entries }) ??
				inWords(meant.whereToFind)),
			onPage: chooseAnother,
		},
	});
	return [{ ...error, cause: causeOfName(target, name, entries) }];
}

function inWords(value: Value): Wording {
	return worded((language) => formatValue(value, { language }));
}

/** Reports a reference to a page that is shown in a language which that page doesn't have. */
function withoutLanguage(
	{ target, name }: Reference,
	locales: readonly Locale[],
	at: Locate,
	entries: Entries,
): Finding[] {
	const { collection: pages } = entries.site.pages;
	const isPage = target === pages.target?.name;
	const paths = isPage ? entries.find(pages, name)?.data.path : undefined;
	const without =
		paths && locales.find((locale) => paths[locale] === undefined);
	if (!without) return [];
	const { en, da } = languageName(without);
	const { file, place } = at();
	return [
		errorAt(file, place, "unknown-name", {
			message: {
				en: `The page ${name} has no ${en} address, and this link is shown in ${en} too.`,
				da: `Siden ${name} har ingen ${da} adresse, og linket vises også på ${da}.`,
				onPage: {
					en: `This page has no ${en} address, and the link is shown in ${en} too.`,
					da: `Siden har ingen adresse på ${da}, og linket vises også på ${da}.`,
				},
			},
			hint: {
				en: "Choose a page that also exists in that language.",
				da: "Vælg en side, der også findes på det sprog.",
			},
		}),
	];
}

const insertAnother: Wording = {
	en: "Delete it, or insert another one with “Fact”.",
	da: "Slet den, eller indsæt en anden med »Oplysning«.",
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
	if (target === media.name) return suggestFile(name, known);
	const meant = nameFor(target, name, entries);
	return meant === undefined ? suggest(name, known) : didYouMean(meant);
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

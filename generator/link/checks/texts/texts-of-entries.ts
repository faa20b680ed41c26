import {
	type Collection,
	collectionNamed,
	type Entries,
	fileOf,
	type PageContent,
} from "../../../definition.ts";
import {
	type Diagnostic,
	errorAt,
	fileStart,
} from "../../../diagnostics/diagnostic.ts";
import { groupBy } from "../../../diagnostics/group-by.ts";
import { formatList } from "../../../languages/format.ts";
import { type Locale, localesOf } from "../../../languages/languages.ts";
import {
	type MessageLanguage,
	messageTags,
} from "../../../languages/message-language.ts";
import type { ContentEntry } from "../../../types.ts";

// Entries and the Markdown texts that belong to them by name; an entry that was renamed without its texts.

/** A collection of Markdown texts, and the one whose entries they belong to. */
export type Pair = { readonly texts: Collection; readonly owners: Collection };

/** The pairs of a site. */
export function pairsIn({ site }: Entries): Pair[] {
	return site.collections.flatMap((texts) => {
		const owners =
			texts.name === site.pages.texts.name
				? site.pages.collection
				: collectionNamed(site, texts.textOf ?? "");
		return owners ? [{ texts, owners }] : [];
	});
}

/** An entry, and the texts it lacks: those there are have another name. */
export type Renamed = {
	readonly owner: ContentEntry;
	readonly id: string;
	readonly found: readonly ContentEntry[];
};

/** Returns the entries whose texts are there under another name, where no others could be meant. */
export function renamedIn(pair: Pair, entries: Entries): Renamed[] {
	const stray = groupBy(strays(pair, entries), ({ id }) => id);
	if (stray.size === 0) return [];
	const lacking = entries.of(pair.owners).map((owner) => ({
		owner,
		lacked: lackedBy(owner, pair, entries),
	}));
	const fitting = [...stray].flatMap(([id, found]) =>
		lacking
			.filter(({ lacked }) =>
				found.every((text) => lacked.some((each) => isSameText(each)(text))),
			)
			.map(({ owner }) => ({ owner, id, found })),
	);
	return fitting.filter(
		({ owner, id }) =>
			fitting.filter((other) => other.owner === owner || other.id === id)
				.length === 1,
	);
}

/** Reports an entry whose texts have another name: once, with all that is to be renamed. */
export function otherName(
	{ owner, id, found }: Renamed,
	{ texts, owners }: Pair,
	entries: Entries,
): Diagnostic {
	const former = fileOf(owners, { id });
	const isNamed = entries.content.some(({ references }) =>
		references.some(
			({ reference: { target, name } }) =>
				target === owners.target?.name && name === id,
		),
	);
	const isOne = found.length === 1;
	const names = found.map(({ file }) => file);
	const right = found.map(({ part, locale = "" }) =>
		fileOf(texts, { id: owner.id, part, locale }),
	);
	const listed = (files: readonly string[], language: MessageLanguage) =>
		formatList(files, messageTags[language]);
	return errorAt(owner.file, fileStart, "missing-file", {
		message: {
			en: `${isOne ? "A text of this file has" : "The texts of this file have"} another name: ${listed(names, "en")}.`,
			da: `${isOne ? "En af filens tekster" : "Filens tekster"} hedder noget andet: ${listed(names, "da")}.`,
			onPage: {
				en: "A text is missing here, since its file has another name.",
				da: "Her mangler en tekst, fordi dens fil hedder noget andet.",
			},
		},
		hint: {
			en: `Rename ${isOne ? "it" : "them"} to ${listed(right, "en")}${isNamed ? `, and write ${owner.id} wherever ${id} is named; or rename this file to ${former}.` : "."}`,
			da: `Omdøb ${isOne ? "den" : "dem"} til ${listed(right, "da")}${isNamed ? `, og skriv ${owner.id} de steder, hvor ${id} er nævnt; eller omdøb denne fil til ${former}.` : "."}`,
			onPage: {
				en: "The file must be renamed, which can't be done here.",
				da: "Filen skal omdøbes; det kan ikke gøres her.",
			},
		},
	});
}

/** Whether there is no entry of a name only because it was renamed without its texts, which is reported there. */
export function isRenamed(
	owners: Collection,
	name: string,
	entries: Entries,
): boolean {
	return pairsIn(entries)
		.filter((pair) => pair.owners.name === owners.name)
		.some((pair) => renamedIn(pair, entries).some(({ id }) => id === name));
}

/** The texts that an entry needs and that aren't there, with their files. */
export function lackedBy(
	owner: ContentEntry,
	{ texts }: Pair,
	entries: Entries,
) {
	const there = entries.of(texts).filter(({ id }) => id === owner.id);
	return neededBy(owner, entries)
		.filter((needed) => !there.some(isSameText(needed)))
		.map((each) => ({
			...each,
			file: fileOf(texts, { id: owner.id, ...each }),
		}));
}

/** Returns a test for the text of this part and language. */
export function isSameText({ part, locale }: { part: string; locale: Locale }) {
	return (text: ContentEntry) => text.part === part && text.locale === locale;
}

/** The texts that belong to an entry: those that its view shows, or else one, in each of its languages. */
function neededBy(owner: ContentEntry, { site }: Entries) {
	const { collection, views } = site.pages;
	const locales = localesOf(site);
	if (owner.collection !== collection.name)
		return locales.map((locale) => ({ part: "", locale }));
	const { view, path }: Partial<PageContent> = owner.data ?? {};
	return (views[view ?? ""]?.texts ?? []).flatMap((part) =>
		locales
			.filter((locale) => path?.[locale] !== undefined)
			.map((locale) => ({ part, locale })),
	);
}

/** The texts of entries that aren't there. */
export function strays(
	{ texts, owners }: Pair,
	entries: Entries,
): ContentEntry[] {
	return entries.of(texts).filter(({ id }) => !entries.find(owners, id));
}

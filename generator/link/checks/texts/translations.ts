import {
	collectionNamed,
	type Entries,
	fileOf,
	type PageContent,
	type Route,
} from "../../../definition.ts";
import {
	type Diagnostic,
	errorAt,
	fileStart,
	type Message,
	warningAt,
} from "../../../diagnostics/diagnostic.ts";
import { groupBy } from "../../../diagnostics/group-by.ts";
import { suggestRename } from "../../../diagnostics/nearest.ts";
import { formatList } from "../../../languages/format.ts";
import {
	defaultLocale,
	type Locale,
	localesOf,
} from "../../../languages/languages.ts";
import {
	languageName,
	messageTags,
} from "../../../languages/message-language.ts";
import { listFieldsAt } from "../../../schema/find-fields.ts";
import type { ContentEntry } from "../../../types.ts";
import { placeAt, routedEntries } from "../../entries.ts";
import {
	isSameText,
	lackedBy,
	otherName,
	type Pair,
	pairsIn,
	type Renamed,
	renamedIn,
	strays,
} from "./texts-of-entries.ts";
import { valueInWords } from "./value-in-words.ts";

/** Reports texts that an entry lacks in a language, and texts that belong to no entry. */
export function checkFiles(entries: Entries): Diagnostic[] {
	return pairsIn(entries).flatMap((pair) => {
		const renamed = renamedIn(pair, entries);
		return [
			...renamed.map((each) => otherName(each, pair, entries)),
			...missingTexts(pair, renamed, entries),
			...strayTexts(pair, renamed, entries),
		];
	});
}

/** Reports entries that lack a version in a language, or differ in fields that must be the same. */
export function checkVersions(entries: Entries): Diagnostic[] {
	return routedEntries(entries).flatMap(({ entry, route }) => [
		...missingVersions(entry, entries),
		...otherwiseInVersion(entry, route, entries),
	]);
}

function missingTexts(
	pair: Pair,
	renamed: readonly Renamed[],
	entries: Entries,
): Diagnostic[] {
	return entries.of(pair.owners).flatMap((owner) => {
		const there = entries.of(pair.texts).filter(({ id }) => id === owner.id);
		const found = renamed.find((each) => each.owner === owner)?.found ?? [];
		return lackedBy(owner, pair, entries)
			.filter((lacked) => !found.some(isSameText(lacked)))
			.map(({ part, locale, file }) => {
				const translation = there.find((text) => text.part === part);
				const { en, da } = languageName(locale);
				const hint = writeIn(file, locale);
				if (!translation)
					return errorAt(owner.file, fileStart, "missing-file", {
						message: {
							en: `A text is missing in ${en}.`,
							da: `Her mangler en tekst på ${da}.`,
						},
						hint,
					});
				return errorAt(translation.file, fileStart, "missing-translation", {
					message: {
						en: `This text has no ${en} version.`,
						da: `Teksten findes ikke på ${da}.`,
					},
					hint,
				});
			});
	});
}

function writeIn(file: string, locale: Locale): Message {
	const language = languageName(locale);
	return {
		en: `Write it in ${file}.`,
		da: `Skriv den i ${file}.`,
		onPage: {
			en: `Write it in ${language.en}.`,
			da: `Skriv den på ${language.da}.`,
		},
	};
}

function strayTexts(
	pair: Pair,
	renamed: readonly Renamed[],
	entries: Entries,
): Diagnostic[] {
	const { texts, owners } = pair;
	const unshown = entries.of(texts).flatMap(({ id, part, file }) => {
		const owner = entries.find(owners, id);
		return owner && part !== ""
			? unknownPart({ file, part }, owner, entries)
			: [];
	});
	// Of the texts of a missing entry, the first is reported for all.
	const firsts = [
		...groupBy(strays(pair, entries), ({ id }) => id).values(),
	].flatMap(([first]) => first ?? []);
	const unowned = firsts
		.filter(({ id }) => !renamed.some((each) => each.id === id))
		.map(({ id, file }) => {
			const meant = fileOf(owners, { id });
			return errorAt(file, fileStart, "unknown-file", {
				message: {
					en: `This text does not belong to anything: there is no ${meant}.`,
					da: `Teksten hører ikke til noget: Der er ingen ${meant}.`,
				},
				hint: suggestRename(
					id,
					entries.of(owners).map((each) => each.id),
				),
			});
		});
	return [...unshown, ...unowned];
}

/** Reports a text that the view of its page doesn't show. */
function unknownPart(
	{ file, part }: Pick<ContentEntry, "file" | "part">,
	{ id, data }: ContentEntry,
	{ site }: Entries,
): Diagnostic[] {
	const { view }: Partial<PageContent> = data ?? {};
	const parts = site.pages.views[view ?? ""]?.texts;
	if (!parts || parts.includes(part)) return [];
	return [
		errorAt(file, fileStart, "unknown-file", {
			message: {
				en: `The page ${id} has no text called ${part}.`,
				da: `Siden ${id} har ingen tekst, der hedder ${part}.`,
			},
			hint:
				parts.length === 0
					? {
							en: "Its whole text is in its YAML file.",
							da: "Hele sidens tekst står i dens YAML-fil.",
						}
					: {
							en: `Its texts are ${parts.join(", ")}.`,
							da: `Dens tekster er ${parts.join(", ")}.`,
						},
		}),
	];
}

function missingVersions(
	{ id, file, locale, data, collection: name }: ContentEntry,
	entries: Entries,
): Diagnostic[] {
	const collection = collectionNamed(entries.site, name);
	const isAlone = Object(data).translated === false;
	if (!locale || !collection || isAlone) return [];
	const mayBeAlone = listFieldsAt(collection.schema, [], data).includes(
		"translated",
	);
	const isThere = (other: string) =>
		entries.find(collection, id, other) !== undefined;
	const locales = localesOf(entries.site);
	// Of several versions, the first is reported for all.
	if (locales.find(isThere) !== locale) return [];
	return locales
		.filter((other) => !isThere(other))
		.map((other) => {
			const meant = fileOf(collection, { id, locale: other });
			const { en, da } = languageName(other);
			return warningAt(file, fileStart, "missing-translation", {
				message: {
					en: `This text has no ${en} version, so visitors reading ${en} won't see it.`,
					da: `Teksten findes ikke på ${da}, så besøgende, der læser ${da}, ser den ikke.`,
				},
				hint: mayBeAlone
					? {
							en: `Write it in ${meant}, or add translated: false here.`,
							da: `Skriv den i ${meant}, eller tilføj translated: false her.`,
							onPage: {
								en: `Write it in ${en}, or choose <translated>.`,
								da: `Skriv den på ${da}, eller vælg <translated>.`,
							},
						}
					: writeIn(meant, other),
			});
		});
}

/** The fields in which a translation differs from the default language, and must not. */
function otherwiseInVersion(
	entry: ContentEntry,
	{ sameInAllLanguages }: Route,
	entries: Entries,
): Diagnostic[] {
	const { file, locale, data } = entry;
	const first = defaultLocale(entries.site);
	const original =
		locale === first ? undefined : entries.translation(entry, first);
	if (!original) return [];
	return sameInAllLanguages
		.map((field) => ({
			field,
			here: wordsAt(data, field),
			there: wordsAt(original.data, field),
		}))
		.filter(({ here, there }) => here !== there)
		.map(({ field, here, there }) =>
			errorAt(file, placeAt(entry, [field]), "inconsistent", {
				message: {
					en: `${field} is ${here ?? "missing"} here and ${there ?? "missing"} in ${original.file}.`,
					da: `${field} er ${here ?? "udeladt"} her og ${there ?? "udeladt"} i ${original.file}.`,
					onPage: {
						en: `<${field}> is not the same in all languages.`,
						da: `<${field}> er ikke det samme på alle sprog.`,
					},
				},
				hint: {
					en: `All language versions must have the same ${formatList(sameInAllLanguages, messageTags.en)}.`,
					da: `Teksten skal have samme ${formatList(sameInAllLanguages, messageTags.da)} på alle sprog.`,
					onPage: {
						en: "Choose the same in every language.",
						da: "Vælg det samme på alle sprog.",
					},
				},
			}),
		);
}

/** The value of an entry's field; undefined if it is omitted. */
function wordsAt(data: unknown, field: string): string | undefined {
	const value: unknown = Object(data)[field];
	return value === undefined ? undefined : valueInWords(value);
}

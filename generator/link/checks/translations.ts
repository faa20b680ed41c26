import {
	type Collection,
	collectionNamed,
	type Entries,
	type PageContent,
	type PageText,
	type Route,
} from "../../definition.ts";
import {
	type Diagnostic,
	errorAt,
	fileStart,
	type Message,
	warningAt,
} from "../../diagnostics/diagnostic.ts";
import { languageName, messageTags } from "../../diagnostics/language.ts";
import { suggestRename } from "../../diagnostics/nearest.ts";
import { formatList } from "../../i18n/format.ts";
import { defaultLocale, type Locale, localesOf } from "../../i18n/languages.ts";
import { fieldsAt } from "../../schema/schema-fields.ts";
import type { ContentEntry } from "../../types.ts";
import { placeAt, routedEntries } from "../entries.ts";

/** Reports texts that an entry lacks in a language, and texts that belong to no entry. */
export function checkFiles(entries: Entries): Diagnostic[] {
	return [
		...entries
			.of(entries.site.pages.collection)
			.flatMap((page) => missingTexts(page, entries)),
		...entries
			.of(entries.site.pages.texts)
			.flatMap((text) => strayTexts(text, entries)),
		...entries.site.collections.flatMap((texts) => checkPairs(entries, texts)),
	];
}

/** Reports entries that lack a version in a language, or differ in fields that must be the same. */
export function checkVersions(entries: Entries): Diagnostic[] {
	return routedEntries(entries).flatMap(({ entry, route }) => [
		...missingVersions(entry, entries),
		...otherwiseInVersion(entry, route, entries),
	]);
}

function missingTexts(
	{ id, data, file }: ContentEntry<PageContent>,
	entries: Entries,
): Diagnostic[] {
	if (!data) return [];
	const { pages } = entries.site;
	const locales = localesOf(entries.site);
	const texts = locales.flatMap((locale) => entries.texts(id, locale));
	return (pages.views[data.view]?.texts ?? []).flatMap((part) =>
		locales
			.filter((locale) => data.path[locale] !== undefined)
			.filter(
				(locale) =>
					!texts.some((text) => text.part === part && text.locale === locale),
			)
			.map((locale) => ({
				locale,
				name: fileOf(pages.texts, { id, part, locale }),
			}))
			.filter(({ name }) => !entries.mayBeThere(name))
			.map(({ locale, name }) => {
				const translation = texts.find((text) => text.part === part);
				return translation
					? errorAt(
							translation.file,
							fileStart,
							"missing-translation",
							{
								en: `This text has no ${languageName(locale).en} version.`,
								da: `Teksten findes ikke på ${languageName(locale).da}.`,
							},
							writeIn(name, locale),
						)
					: errorAt(
							file,
							fileStart,
							"missing-file",
							{
								en: `The page has no text ${part} in ${languageName(locale).en}.`,
								da: `Siden mangler teksten ${part} på ${languageName(locale).da}.`,
								onPage: {
									en: `A text of this page is missing in ${languageName(locale).en}.`,
									da: `En af sidens tekster mangler på ${languageName(locale).da}.`,
								},
							},
							writeIn(name, locale),
						);
			}),
	);
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
	{ id, part, file }: ContentEntry<PageText>,
	entries: Entries,
): Diagnostic[] {
	const { collection, texts, views } = entries.site.pages;
	const page = entries.find(collection, id);
	if (!page) {
		const owner = fileOf(collection, { id });
		if (entries.mayBeThere(owner)) return [];
		// Of the texts of a missing page, the first is reported for all.
		if (entries.of(texts).find((text) => text.id === id)?.file !== file)
			return [];
		const pages = entries.of(collection).map((each) => each.id);
		return [
			errorAt(
				file,
				fileStart,
				"unknown-file",
				{
					en: `This text does not belong to a page: there is no ${owner}.`,
					da: `Teksten hører ikke til nogen side: der er ingen ${owner}.`,
				},
				suggestRename(id, pages),
			),
		];
	}
	const parts = page.data && views[page.data.view]?.texts;
	if (!parts || parts.includes(part)) return [];
	const hint =
		parts.length === 0
			? {
					en: "Its whole text is in its YAML file.",
					da: "Hele sidens tekst står i dens YAML-fil.",
				}
			: {
					en: `Its texts are ${parts.join(", ")}.`,
					da: `Dens tekster er ${parts.join(", ")}.`,
				};
	return [
		errorAt(
			file,
			fileStart,
			"unknown-file",
			{
				en: `The page ${id} has no text called ${part}.`,
				da: `Siden ${id} har ingen tekst, der hedder ${part}.`,
			},
			hint,
		),
	];
}

function checkPairs(entries: Entries, text: Collection): Diagnostic[] {
	const owner =
		text.textOf === undefined
			? undefined
			: collectionNamed(entries.site, text.textOf);
	if (!owner) return [];
	const locales = localesOf(entries.site);
	const owners = entries.of(owner);
	const missing = owners.flatMap(({ id, file }) =>
		locales
			.filter((locale) => !entries.find(text, id, locale))
			.map((locale) => ({
				locale,
				name: fileOf(text, { id, locale }),
			}))
			.filter(({ name }) => !entries.mayBeThere(name))
			.map(({ locale, name }) => {
				const [other] = locales.flatMap(
					(each) => entries.find(text, id, each) ?? [],
				);
				return errorAt(
					other?.file ?? file,
					fileStart,
					"missing-translation",
					{
						en: `The ${languageName(locale).en} text about ${id} is missing.`,
						da: `Teksten om ${id} mangler på ${languageName(locale).da}.`,
						onPage: {
							en: `The ${languageName(locale).en} text is missing.`,
							da: `Teksten mangler på ${languageName(locale).da}.`,
						},
					},
					writeIn(name, locale),
				);
			}),
	);
	const stray = entries
		.of(text)
		.filter(
			({ id }) =>
				!entries.find(owner, id) && !entries.mayBeThere(fileOf(owner, { id })),
		)
		.map(({ id, file }) =>
			errorAt(
				file,
				fileStart,
				"unknown-file",
				{
					en: `This text does not belong to anything: there is no ${fileOf(owner, { id })}.`,
					da: `Teksten hører ikke til noget: der er ingen ${fileOf(owner, { id })}.`,
				},
				suggestRename(
					id,
					owners.map((each) => each.id),
				),
			),
		);
	return [...missing, ...stray];
}

function missingVersions(
	{ id, file, locale, data, collection: name }: ContentEntry,
	entries: Entries,
): Diagnostic[] {
	const collection = collectionNamed(entries.site, name);
	const isAlone = Object(data).translated === false;
	if (!data || !locale || !collection || isAlone) return [];
	const mayBeAlone = fieldsAt(collection.schema, [], data).includes(
		"translated",
	);
	const isThere = (other: string) =>
		entries.find(collection, id, other) !== undefined;
	const locales = localesOf(entries.site);
	// Of several versions, the first is reported for all.
	if (locales.find(isThere) !== locale) return [];
	return locales
		.filter((other) => !isThere(other))
		.map((other) => ({
			other,
			meant: fileOf(collection, { id, locale: other }),
		}))
		.filter(({ meant }) => !entries.mayBeThere(meant))
		.map(({ other, meant }) => {
			const { en, da } = languageName(other);
			return warningAt(
				file,
				fileStart,
				"missing-translation",
				{
					en: `This text has no ${en} version, so visitors reading ${en} won't see it.`,
					da: `Teksten findes ikke på ${da}, så besøgende, der læser ${da}, ser den ikke.`,
				},
				mayBeAlone
					? {
							en: `Write it in ${meant}, or add translated: false here.`,
							da: `Skriv den i ${meant}, eller tilføj translated: false her.`,
							onPage: {
								en: `Write it in ${en}, or choose <translated>.`,
								da: `Skriv den på ${da}, eller vælg <translated>.`,
							},
						}
					: writeIn(meant, other),
			);
		});
}

/** The fields in which a translation differs from the default language, and must not. */
function otherwiseInVersion(
	entry: ContentEntry,
	{ shared }: Route,
	entries: Entries,
): Diagnostic[] {
	const { file, locale, data } = entry;
	const first = defaultLocale(entries.site);
	const original =
		locale === first ? undefined : entries.translation(entry, first);
	if (!data || !original?.data) return [];
	const here: Readonly<Record<string, unknown>> = Object(data);
	const there: Readonly<Record<string, unknown>> = Object(original.data);
	return shared
		.filter((field) => there[field] !== here[field])
		.map((field) =>
			errorAt(
				file,
				placeAt(entry, [field]),
				"inconsistent",
				{
					en: `${field} is ${here[field] ?? "missing"} here and ${there[field] ?? "missing"} in ${original.file}.`,
					da: `${field} er ${here[field] ?? "udeladt"} her og ${there[field] ?? "udeladt"} i ${original.file}.`,
					onPage: {
						en: `<${field}> is not the same in all languages.`,
						da: `<${field}> er ikke det samme på alle sprog.`,
					},
				},
				{
					en: `All language versions must have the same ${formatList(shared, messageTags.en)}.`,
					da: `Teksten skal have samme ${formatList(shared, messageTags.da)} på alle sprog.`,
					onPage: {
						en: "Choose the same in every language.",
						da: "Vælg det samme på alle sprog.",
					},
				},
			),
		);
}

/** The path of an entry's file: {id}, {part} and {locale} filled in. */
function fileOf(
	{ files }: Collection,
	names: Readonly<Record<string, string>>,
): string {
	const path = files.replace(/\{(\w+)\}/g, (_, name) => names[name] ?? "");
	return `content/${path}`;
}

import {
	type Diagnostic,
	errorAt,
	fileStart,
	type Wording,
	warningAt,
} from "../diagnostics/diagnostic.ts";
import { languageName } from "../diagnostics/language.ts";
import { suggestRename } from "../diagnostics/nearest.ts";
import { type Locale, locales, otherLocale } from "../i18n/locale.ts";
import { sections } from "../schema/page.ts";
import type { ContentEntry } from "../types.ts";
import { articlesAmong, type Entries, placeAt } from "./entries.ts";

/** Texts that a page, an event or a person lacks in a language, and texts that belong to nothing. */
export function checkFiles(entries: Entries): Diagnostic[] {
	return [
		...entries.of("page").flatMap((page) => missingSections(page, entries)),
		...entries.of("section").flatMap((section) => strayTexts(section, entries)),
		...checkPairs(entries, "event", "eventText"),
		...checkPairs(entries, "person", "personText"),
	];
}

/** Articles whose other version isn't there, or says something else of them. */
export function checkArticles(entries: Entries): Diagnostic[] {
	return articlesAmong(entries).flatMap((article) =>
		articleProblems(article, entries),
	);
}

function missingSections(
	{ id, data, file }: ContentEntry<"page">,
	entries: Entries,
): Diagnostic[] {
	if (!data) return [];
	const texts = locales.flatMap((locale) => entries.texts(id, locale));
	return sections[data.view].flatMap((part: string) =>
		locales
			.filter((locale) => data.path[locale] !== undefined)
			.filter(
				(locale) =>
					!texts.some((text) => text.part === part && text.locale === locale),
			)
			.map((locale) => ({
				locale,
				name: `content/pages/${id}/${part}.${locale}.md`,
			}))
			.filter(({ name }) => !entries.mayBeThere(name))
			.map(({ locale, name }) => {
				const twin = texts.find((text) => text.part === part);
				return twin
					? errorAt(
							twin.file,
							fileStart,
							"missing-translation",
							{
								en: `This text has no ${languageName(locale).en} version.`,
								da: `Teksten findes ikke på ${languageName(locale).da}.`,
							},
							writeIn(name),
						)
					: errorAt(
							file,
							fileStart,
							"missing-file",
							{
								en: `The page lacks its text ${part} in ${languageName(locale).en}.`,
								da: `Siden mangler sin tekst ${part} på ${languageName(locale).da}.`,
							},
							writeIn(name),
						);
			}),
	);
}

function writeIn(file: string): Wording {
	return { en: `Write it in ${file}.`, da: `Skriv den i ${file}.` };
}

function strayTexts(
	{ id, part, file }: ContentEntry<"section">,
	entries: Entries,
): Diagnostic[] {
	const page = entries.find("page", id);
	if (!page) {
		if (entries.mayBeThere(`content/pages/${id}.yaml`)) return [];
		// Of the texts of a page that isn't there, the first speaks for all.
		if (entries.of("section").find((text) => text.id === id)?.file !== file)
			return [];
		const pages = entries.of("page").map((each) => each.id);
		return [
			errorAt(
				file,
				fileStart,
				"unknown-file",
				{
					en: `This text belongs to no page: there is no content/pages/${id}.yaml.`,
					da: `Teksten hører ikke til nogen side: der er ingen content/pages/${id}.yaml.`,
				},
				suggestRename(id, pages),
			),
		];
	}
	const parts: readonly string[] | undefined =
		page.data && sections[page.data.view];
	if (!parts || parts.includes(part)) return [];
	const hint =
		parts.length === 0
			? {
					en: "Its whole text is in its YAML file.",
					da: "Hele dens tekst står i dens YAML-fil.",
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

function checkPairs(
	entries: Entries,
	owner: "event" | "person",
	text: "eventText" | "personText",
): Diagnostic[] {
	const folder = owner === "event" ? "events" : "people";
	const owners = entries.of(owner);
	const missing = owners.flatMap(({ id, file }) =>
		locales
			.filter((locale) => !entries.find(text, id, locale))
			.map((locale) => ({
				locale,
				name: `content/${folder}/${id}.${locale}.md`,
			}))
			.filter(({ name }) => !entries.mayBeThere(name))
			.map(({ locale, name }) => {
				const twin = entries.find(text, id, otherLocale(locale));
				return errorAt(
					twin?.file ?? file,
					fileStart,
					"missing-translation",
					{
						en: `The ${languageName(locale).en} text about ${id} is missing.`,
						da: `Teksten om ${id} mangler på ${languageName(locale).da}.`,
					},
					writeIn(name),
				);
			}),
	);
	const stray = entries
		.of(text)
		.filter(
			({ id }) =>
				!entries.find(owner, id) &&
				!entries.mayBeThere(`content/${folder}/${id}.yaml`),
		)
		.map(({ id, file }) =>
			errorAt(
				file,
				fileStart,
				"unknown-file",
				{
					en: `This text belongs to nothing: there is no content/${folder}/${id}.yaml.`,
					da: `Teksten hører ikke til noget: der er ingen content/${folder}/${id}.yaml.`,
				},
				suggestRename(
					id,
					owners.map((each) => each.id),
				),
			),
		);
	return [...missing, ...stray];
}

function articleProblems(
	article: ContentEntry<"news">,
	entries: Entries,
): Diagnostic[] {
	const { id, file, locale, data } = article;
	const other: Locale | undefined = locale && otherLocale(locale);
	if (!data || !other) return [];
	const twin = entries.find("news", id, other);
	if (!twin) {
		const meant = `content/news/${id}.${other}.md`;
		if (data.translated === false || entries.mayBeThere(meant)) return [];
		return [
			warningAt(
				file,
				fileStart,
				"missing-translation",
				{
					en: `The article has no ${languageName(other).en} version, so visitors reading ${languageName(other).en} won't see it.`,
					da: `Artiklen findes ikke på ${languageName(other).da}, så gæster, der læser ${languageName(other).da}, ser den ikke.`,
				},
				{
					en: `Write it in content/news/${id}.${other}.md, or add translated: false here.`,
					da: `Skriv den i content/news/${id}.${other}.md, eller tilføj translated: false her.`,
				},
			),
		];
	}
	if (!twin.data || locale === "da") return [];
	const danish = twin.data;
	return (["date", "from", "until", "type", "featured"] as const)
		.filter((field) => danish[field] !== data[field])
		.map((field) =>
			errorAt(
				file,
				placeAt(article, [field]),
				"inconsistent",
				{
					en: `${field} is ${data[field] ?? "left out"} here and ${danish[field] ?? "left out"} in ${twin.file}.`,
					da: `${field} er ${data[field] ?? "udeladt"} her og ${danish[field] ?? "udeladt"} i ${twin.file}.`,
				},
				{
					en: "Both versions of an article have the same dates, type and mark.",
					da: "De to udgaver af en artikel har samme datoer, type og fremhævning.",
				},
			),
		);
}

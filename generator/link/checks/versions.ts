import {
	type Collection,
	type Entries,
	findCollection,
	getFilePath,
	type PageContent,
} from "../../definition.ts";
import { type Diagnostic, explain } from "../../diagnostics/diagnostic.ts";
import { groupBy } from "../../diagnostics/group-by.ts";
import { getDefaultLocale, listLocales } from "../../languages/languages.ts";
import { phrase } from "../../messages/format.ts";
import { listFieldsAt } from "../../schema/find-fields.ts";
import { isProse, isText } from "../../schema/text-values.ts";
import type { ContentEntry } from "../../types.ts";
import { errorIn, listRoutedEntries, warningIn } from "../entries.ts";
import { formatNameList } from "./suggestions.ts";

/** Reports files that an entry lacks in a language, texts without an entry, and versions that contradict each other. */
export function checkVersions(entries: Entries): Diagnostic[] {
	const { collections, pages } = entries.site;
	const ofTexts = collections.flatMap((texts) => {
		const owners =
			texts.name === pages.texts.name
				? pages.collection
				: findCollection(entries.site, texts.textOf ?? "");
		return owners ? checkTexts(texts, owners, entries) : [];
	});
	const ofRoutes = listRoutedEntries(entries).flatMap(({ entry, route }) => [
		...checkMissingVersions(entry, entries),
		...checkSharedValues(entry, route.sameInAllLanguages, entries),
	]);
	return [...ofTexts, ...ofRoutes];
}

/** Checks the Markdown texts of the entries of a collection. */
function checkTexts(
	texts: Collection,
	owners: Collection,
	entries: Entries,
): Diagnostic[] {
	const ids = entries.of(owners).map(({ id }) => id);
	const byOwner = groupBy(entries.of(texts), ({ id }) => id);
	const ofOwners = entries.of(owners).flatMap((owner) => {
		const found = byOwner.get(owner.id) ?? [];
		const required = listRequiredTexts(owner, entries);
		return [
			...checkMissingTexts(owner, found, required, texts),
			...checkUnusedTexts(owner, found, required),
		];
	});
	const orphans = [...byOwner]
		.filter(([id]) => !ids.includes(id))
		.flatMap(([id, [first]]) => {
			const file = getFilePath(owners, { id });
			const available = formatNameList(ids, phrase("text.owner"));
			const explanation = explain("unknown-file.owner", { file, available });
			return first ? [errorIn(first, explanation)] : [];
		});
	return [...ofOwners, ...orphans];
}

/** A Markdown text that an entry must have. */
type RequiredText = Pick<ContentEntry, "part"> & { readonly locale: string };

/** Lists the texts that an entry must have in each of its languages: those that its view shows, otherwise one. */
function listRequiredTexts(
	{ collection, data }: ContentEntry,
	{ site }: Entries,
): RequiredText[] {
	const { pages } = site;
	const { view, path }: Partial<PageContent> = Object(data);
	const isPage = collection === pages.collection.name;
	const parts = isPage ? (pages.views[view ?? ""]?.texts ?? []) : [""];
	return listLocales(site)
		.filter((locale) => !isPage || path?.[locale] !== undefined)
		.flatMap((locale) => parts.map((part) => ({ part, locale })));
}

function checkMissingTexts(
	owner: ContentEntry,
	found: readonly ContentEntry[],
	required: readonly RequiredText[],
	texts: Collection,
): Diagnostic[] {
	return required
		.filter(
			({ part, locale }) =>
				!found.some((text) => text.part === part && text.locale === locale),
		)
		.map(({ part, locale }) => {
			const values = {
				language: { language: locale },
				file: getFilePath(texts, { id: owner.id, part, locale }),
			};
			const version = found.find((text) => text.part === part);
			return version
				? errorIn(version, explain("missing-translation.markdown", values))
				: errorIn(owner, explain("missing-file.text", values));
		});
}

/** Reports texts that the view of their page doesn't show. */
function checkUnusedTexts(
	{ id: page }: ContentEntry,
	found: readonly ContentEntry[],
	required: readonly RequiredText[],
): Diagnostic[] {
	const parts = [...new Set(required.map(({ part }) => part))];
	const available = formatNameList(parts, phrase("page.no-texts"));
	return found
		.filter(({ part }) => !parts.includes(part))
		.map((text) =>
			errorIn(
				text,
				explain("unknown-file.part", { page, part: text.part, available }),
			),
		);
}

function checkMissingVersions(
	entry: ContentEntry,
	entries: Entries,
): Diagnostic[] {
	const { id, locale, data } = entry;
	const collection = findCollection(entries.site, entry.collection);
	if (!collection || Object(data).translated === false) return [];
	const locales = listLocales(entries.site);
	const exists = (each: string) =>
		entries.translation(entry, each) !== undefined;
	// Only the first of several versions is reported.
	if (locales.find(exists) !== locale) return [];
	const missing = locales.filter((each) => !exists(each));
	const field = "translated";
	const canBeAlone = listFieldsAt(collection.schema, [], data).includes(field);
	return missing.map((other) => {
		const values = {
			language: { language: other },
			file: getFilePath(collection, { id, locale: other }),
		};
		const explanation = canBeAlone
			? explain("missing-translation.version", { ...values, field: { field } })
			: explain("missing-translation.required-version", values);
		return warningIn(entry, explanation);
	});
}

/** Reports the fields that must be the same in all versions of an entry but differ from the version in the first language. */
function checkSharedValues(
	entry: ContentEntry,
	fields: readonly string[],
	entries: Entries,
): Diagnostic[] {
	const first = getDefaultLocale(entries.site);
	const original = entries.translation(entry, first);
	if (!original || original === entry) return [];
	return fields
		.filter(
			(field) =>
				formatFieldAsJson(entry, field) !== formatFieldAsJson(original, field),
		)
		.map((field) => {
			const values = { field: { field }, file: original.file };
			return errorIn(entry, explain("inconsistent.versions", values), [field]);
		});
}

/** Returns the value of a field as JSON, without the places within texts. */
function formatFieldAsJson(
	{ data }: ContentEntry,
	field: string,
): string | undefined {
	return JSON.stringify(Object(data)[field], (_, value) =>
		isText(value) || isProse(value) ? value.source : value,
	);
}

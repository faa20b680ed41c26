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
import {
	createEntryError,
	createEntryWarning,
	listRoutedEntries,
} from "../entries.ts";
import { formatNameList } from "./suggestions.ts";

/** Reports texts that an entry lacks in a language, texts without an entry, and versions that contradict each other. */
export function checkVersions(entries: Entries): Diagnostic[] {
	const { collections, pages } = entries.site;
	const ofTexts = collections.flatMap((texts) => {
		const owners =
			texts.name === pages.texts.name
				? pages.collection
				: findCollection(entries.site, texts.textOf ?? "");
		return owners ? checkTexts(texts, owners, entries) : [];
	});
	const ofRoutes = listRoutedEntries(entries).flatMap(({ entry, route }) =>
		checkSharedValues(entry, route.sameInAllLanguages, entries),
	);
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
		return checkTextsOf(owner, found, texts, entries);
	});
	const orphans = [...byOwner]
		.filter(([id]) => !ids.includes(id))
		.flatMap(([id, [first]]) => {
			const file = getFilePath(owners, { id });
			const available = formatNameList(ids, phrase("text.owner"));
			const explanation = explain("unknown-file.owner", { file, available });
			return first ? [createEntryError(first, explanation)] : [];
		});
	return [...ofOwners, ...orphans];
}

/** Reports texts that an entry lacks, in each of its languages, and texts that the view of a page doesn't show. */
function checkTextsOf(
	owner: ContentEntry,
	found: readonly ContentEntry[],
	texts: Collection,
	{ site }: Entries,
): Diagnostic[] {
	const { collection, views } = site.pages;
	const isPage = owner.collection === collection.name;
	const { view = "", path }: Partial<PageContent> = Object(owner.data);
	const parts = isPage ? (views[view]?.texts ?? []) : [""];
	const missing = parts.flatMap((part) => {
		const versions = found.filter((text) => text.part === part);
		return listLocales(site)
			.filter((locale) => !isPage || path?.[locale] !== undefined)
			.filter((locale) => !versions.some((text) => text.locale === locale))
			.map((language) => {
				const file = getFilePath(texts, {
					id: owner.id,
					part,
					locale: language,
				});
				const values = { language: { language }, file };
				return versions[0]
					? createEntryError(
							versions[0],
							explain("missing-translation.markdown", values),
						)
					: createEntryError(owner, explain("missing-file.text", values));
			});
	});
	const available = formatNameList(parts, phrase("page.no-texts"));
	const unused = found
		.filter(({ part }) => !parts.includes(part))
		.map((text) => {
			const values = { page: owner.id, part: text.part, available };
			return createEntryError(text, explain("unknown-file.part", values));
		});
	return [...missing, ...unused];
}

/** Warns about entries with pages of their own that aren't translated into all languages. */
export function checkMissingVersions(entries: Entries): Diagnostic[] {
	return listRoutedEntries(entries).flatMap(({ entry }) =>
		listMissingVersions(entry, entries),
	);
}

function listMissingVersions(
	entry: ContentEntry,
	entries: Entries,
): Diagnostic[] {
	const { id, locale, data } = entry;
	const collection = findCollection(entries.site, entry.collection);
	const { translated, draft } = Object(data);
	if (!locale || !collection || translated === false || draft) return [];
	const locales = listLocales(entries.site);
	const exists = (each: string) =>
		entries.translation(entry, each) !== undefined;
	// Only the first of several versions is reported.
	if (locales.find(exists) !== locale) return [];
	const missing = locales.filter((each) => !exists(each));
	const field = "translated";
	return missing.map((other) => {
		const canBeAlone = listFieldsAt(collection.schema, [], data).includes(
			field,
		);
		const values = {
			language: { language: other },
			file: getFilePath(collection, { id, locale: other }),
		};
		const explanation = canBeAlone
			? explain("missing-translation.version", { ...values, field: { field } })
			: explain("missing-translation.required-version", values);
		return createEntryWarning(entry, explanation);
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
				Object(entry.data)[field] !== Object(original.data)[field] &&
				formatFieldAsJson(entry, field) !== formatFieldAsJson(original, field),
		)
		.map((field) => {
			const values = { field: { field }, file: original.file };
			return createEntryError(entry, explain("inconsistent.versions", values), [
				field,
			]);
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

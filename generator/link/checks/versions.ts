import {
	collectionNamed,
	type Entries,
	fileOf,
	type Route,
} from "../../definition.ts";
import {
	type Diagnostic,
	errorAt,
	explain,
	fileStart,
	warningAt,
} from "../../diagnostics/diagnostic.ts";
import { getDefaultLocale, listLocales } from "../../languages/languages.ts";
import { listFieldsAt } from "../../schema/find-fields.ts";
import { isProse, isText } from "../../schema/text-values.ts";
import type { ContentEntry } from "../../types.ts";
import { getPlace, listRoutedEntries } from "../entries.ts";

/** Reports entries that lack a version in a language, or differ in fields that all versions share. */
export function checkVersions(entries: Entries): Diagnostic[] {
	return listRoutedEntries(entries).flatMap(({ entry, route }) => [
		...checkMissing(entry, entries),
		...checkSharedFields(entry, route, entries),
	]);
}

function checkMissing(
	{ id, file, locale, data, collection: name }: ContentEntry,
	entries: Entries,
): Diagnostic[] {
	const collection = collectionNamed(entries.site, name);
	if (!locale || !collection || Object(data).translated === false) return [];
	const field = "translated";
	const canBeAlone = listFieldsAt(collection.schema, [], data).includes(field);
	const exists = (other: string) =>
		entries.find(collection, id, other) !== undefined;
	const locales = listLocales(entries.site);
	// Of several versions, the first is reported for all.
	if (locales.find(exists) !== locale) return [];
	return locales
		.filter((other) => !exists(other))
		.map((other) => {
			const values = {
				language: { language: other },
				file: fileOf(collection, { id, locale: other }),
			};
			return warningAt(
				file,
				fileStart,
				canBeAlone
					? explain("missing-translation.version", {
							...values,
							field: { field },
						})
					: explain("missing-translation.required-version", values),
			);
		});
}

function checkSharedFields(
	entry: ContentEntry,
	{ sameInAllLanguages }: Route,
	entries: Entries,
): Diagnostic[] {
	const first = getDefaultLocale(entries.site);
	const original =
		entry.locale === first ? undefined : entries.translation(entry, first);
	if (!original) return [];
	return sameInAllLanguages
		.filter((field) => toJson(entry, field) !== toJson(original, field))
		.map((field) =>
			errorAt(
				entry.file,
				getPlace(entry, [field]),
				explain("inconsistent.versions", {
					field: { field },
					file: original.file,
				}),
			),
		);
}

/** Returns the value of a field as JSON, without the places within texts. */
function toJson({ data }: ContentEntry, field: string): string | undefined {
	return JSON.stringify(Object(data)[field], (_, value) =>
		isText(value) || isProse(value) ? value.source : value,
	);
}

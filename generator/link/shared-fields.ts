import type { Memo } from "../cache/memo.ts";
import { findSharedFieldsOwner } from "../definition/shared-fields.ts";
import {
	type Collection,
	findCollection,
	type SiteDefinition,
} from "../definition.ts";
import {
	type Checked,
	type Diagnostic,
	explain,
} from "../diagnostics/diagnostic.ts";
import { getDefaultLocale } from "../languages/languages.ts";
import { listRequiredFields } from "../schema/find-fields.ts";
import type { ContentEntry, ValidEntry } from "../types.ts";
import { createEntryError } from "./entries.ts";

/**
 * Adds the fields that are the same in all languages to the versions of an entry that may leave them out: all but the first one.
 * Reports required fields that the first one lacks, if it isn't in the first language.
 */
export function addSharedFields(
	entries: readonly ValidEntry[],
	site: SiteDefinition,
	memo: Memo,
): Checked<ValidEntry[]> {
	const files = new Map(
		entries
			.filter((entry) => entry.kind === "content")
			.map((entry) => [entry.file, entry]),
	);
	const diagnostics: Diagnostic[] = [];
	const value = entries.map((entry) => {
		if (entry.kind !== "content" || entry.locale === getDefaultLocale(site))
			return entry;
		const collection = findCollection(site, entry.collection);
		const original =
			collection &&
			findSharedFieldsOwner(entry, collection, site, (file) => files.get(file));
		if (!original) return entry;
		if (original !== entry)
			return memo.call(fillSharedFields, entry, original, collection);
		diagnostics.push(...checkSharedFields(entry, collection));
		return entry;
	});
	return { value, diagnostics };
}

function checkSharedFields(
	entry: ContentEntry,
	{ schema, route }: Collection,
): Diagnostic[] {
	return listRequiredFields(schema)
		.filter((field) => route?.sameInAllLanguages.includes(field))
		.filter((field) => !(field in Object(entry.raw)))
		.map((field) =>
			createEntryError(
				entry,
				explain("missing-field.shared", { field: { field } }),
			),
		);
}

function fillSharedFields(
	entry: ContentEntry,
	original: ContentEntry,
	{ route, hasPeriod }: Collection,
): ContentEntry {
	const data = { ...Object(entry.data) };
	for (const field of route?.sameInAllLanguages ?? [])
		data[field] ??= Object(original.data)[field];
	const { from, until } = data;
	return { ...entry, data, period: hasPeriod ? { from, until } : entry.period };
}

import type { Memo } from "../cache/memo.ts";
import { findSharedFieldsOwner } from "../definition/shared-fields.ts";
import {
	type Collection,
	findCollection,
	type SiteDefinition,
} from "../definition.ts";
import {
	type Diagnostic,
	errorAt,
	explain,
	fileStart,
} from "../diagnostics/diagnostic.ts";
import { getDefaultLocale } from "../languages/languages.ts";
import { listRequiredFields } from "../schema/find-fields.ts";
import type { ContentEntry, ValidEntry } from "../types.ts";

// Fields that are the same in all languages: the first language version has them, the others may leave them out.

/** Adds the fields of the first language version to the other versions of each entry. */
export function addSharedFields(
	entries: readonly ValidEntry[],
	site: SiteDefinition,
	memo: Memo,
): ValidEntry[] {
	const findFile = memo.call(createEntryLookup, entries);
	return entries.map((entry) => {
		if (entry.kind !== "content" || entry.locale === getDefaultLocale(site))
			return entry;
		const collection = findCollection(site, entry.collection);
		const original =
			collection && findSharedFieldsOwner(entry, collection, site, findFile);
		return collection && original && original !== entry
			? memo.call(fillSharedFields, entry, original, collection)
			: entry;
	});
}

/** Reports required shared fields missing from the first version of an entry, if that isn't in the first language. */
export function checkSharedFields(
	entries: readonly ValidEntry[],
	site: SiteDefinition,
	memo: Memo,
): Diagnostic[] {
	const findFile = memo.call(createEntryLookup, entries);
	return entries.flatMap((entry) => {
		if (entry.kind !== "content") return [];
		const collection = findCollection(site, entry.collection);
		if (!collection) return [];
		const missing = memo
			.call(listRequiredSharedFields, collection)
			.filter((field) => !(field in Object(entry.raw)));
		if (missing.length === 0) return [];
		if (findSharedFieldsOwner(entry, collection, site, findFile) !== entry)
			return [];
		return missing.map((field) =>
			errorAt(
				entry.file,
				fileStart,
				explain("missing-field.shared", { field: { field } }),
			),
		);
	});
}

function listRequiredSharedFields({
	schema,
	route,
}: Collection): readonly string[] {
	const { sameInAllLanguages = [] } = route ?? {};
	return sameInAllLanguages.length === 0
		? []
		: listRequiredFields(schema).filter((field) =>
				sameInAllLanguages.includes(field),
			);
}

function createEntryLookup(
	entries: readonly ValidEntry[],
): (file: string) => ContentEntry | undefined {
	const files = new Map(
		entries.flatMap((entry) =>
			entry.kind === "content" ? [[entry.file, entry] as const] : [],
		),
	);
	return (file) => files.get(file);
}

function fillSharedFields(
	entry: ContentEntry,
	original: ContentEntry,
	{ route, hasPeriod }: Collection,
): ContentEntry {
	const shared = Object.fromEntries(
		(route?.sameInAllLanguages ?? [])
			.filter((field) => Object(entry.data)[field] === undefined)
			.map((field) => [field, Object(original.data)[field]])
			.filter(([, value]) => value !== undefined),
	);
	const data = { ...Object(entry.data), ...shared };
	const { from, until } = data;
	return { ...entry, data, period: hasPeriod ? { from, until } : entry.period };
}

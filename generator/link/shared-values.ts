import type { Memo } from "../cache/memo.ts";
import {
	type Collection,
	collectionNamed,
	type SiteDefinition,
} from "../definition.ts";
import {
	type Diagnostic,
	errorAt,
	fileStart,
} from "../diagnostics/diagnostic.ts";
import { requiredFields } from "../schema/schema-fields.ts";
import { sharedOf } from "../schema/shared-fields.ts";
import type { ContentEntry, SoundEntry } from "../types.ts";

/** Entries with the values that the version in the first language has for all languages. */
export function withShared(
	entries: readonly SoundEntry[],
	site: SiteDefinition,
	memo: Memo,
): SoundEntry[] {
	const at = memo.call(byFile, entries);
	return entries.map((entry) => {
		if (entry.kind !== "content") return entry;
		const collection = collectionNamed(site, entry.collection);
		const { original } =
			(collection && sharedOf(entry, collection, site, at)) ?? {};
		return collection && original && original !== entry
			? memo.call(completed, entry, original, collection)
			: entry;
	});
}

/** Reports what the first version of an entry must have for all: its schema demands it in the first language alone. */
export function missingShared(
	entries: readonly SoundEntry[],
	site: SiteDefinition,
	memo: Memo,
): Diagnostic[] {
	const at = memo.call(byFile, entries);
	return entries.flatMap((entry) => {
		if (entry.kind !== "content") return [];
		const collection = collectionNamed(site, entry.collection);
		if (!collection?.route) return [];
		const { original } = sharedOf(entry, collection, site, at) ?? {};
		if (original !== entry) return [];
		const { sameInAllLanguages } = collection.route;
		return requiredFields(collection.schema)
			.filter((field) => sameInAllLanguages.includes(field))
			.filter((field) => !(field in Object(entry.raw)))
			.map((field) =>
				errorAt(entry.file, fileStart, "missing-field", {
					message: {
						en: `This file has no ${field}.`,
						da: `Filen mangler feltet ${field}.`,
						onPage: {
							en: `<${field}> is missing here.`,
							da: `Her mangler <${field}>.`,
						},
					},
					hint: {
						en: `Add ${field}: no version in another language has it for this one.`,
						da: `Tilføj ${field}: Der er ingen udgave på et andet sprog, det kan tages fra.`,
						onPage: {
							en: "No version in another language has it for this one.",
							da: "Der er ingen udgave på et andet sprog, det kan tages fra.",
						},
					},
				}),
			);
	});
}

function byFile(
	entries: readonly SoundEntry[],
): (file: string) => ContentEntry | undefined {
	const files = new Map(
		entries.flatMap((entry) =>
			entry.kind === "content" ? [[entry.file, entry] as const] : [],
		),
	);
	return (file) => files.get(file);
}

function completed(
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

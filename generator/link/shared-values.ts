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
import { defaultLocale } from "../languages/languages.ts";
import { listRequiredFields } from "../schema/find-fields.ts";
import { findOriginal } from "../shared-fields.ts";
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
		// It has them itself.
		if (entry.locale === defaultLocale(site)) return entry;
		const collection = collectionNamed(site, entry.collection);
		const original = collection && findOriginal(entry, collection, site, at);
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
		if (!collection) return [];
		const missing = memo
			.call(requiredOfOriginal, collection)
			.filter((field) => !(field in Object(entry.raw)));
		if (missing.length === 0) return [];
		if (findOriginal(entry, collection, site, at) !== entry) return [];
		return missing.map((field) =>
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

/** The fields that the first version must have, and the others needn't. */
function requiredOfOriginal({ schema, route }: Collection): readonly string[] {
	const { sameInAllLanguages = [] } = route ?? {};
	return sameInAllLanguages.length === 0
		? []
		: listRequiredFields(schema).filter((field) =>
				sameInAllLanguages.includes(field),
			);
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

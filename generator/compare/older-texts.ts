import { groupBy } from "../diagnostics/group-by.ts";
import { listValues } from "../diagnostics/places.ts";
import type { CommittedVersion } from "../git/history.ts";
import type { Locale } from "../languages/languages.ts";
import type { ContentFile, Source } from "../types.ts";

/** Returns the data of a version of a file, before validation. */
export type ReadVersion = (
	source: Source,
) => Partial<Pick<ContentFile, "raw" | "body">>;

/** A text whose original in the same file has changed since. Dates are seconds since 1970; undefined: not committed. */
export type OlderText = {
	readonly path: readonly (string | number)[];
	readonly date: number;
	readonly originalDate: number | undefined;
};

/**
 * Returns the texts of a YAML file that are older than their originals: an earlier version of the file has the same text
 * with another original. Texts are found by their words, so they may have moved. `versions` are the newest first.
 */
export function findOlderTexts(
	entry: ContentFile,
	versions: readonly CommittedVersion[],
	languages: { readonly locale: Locale; readonly original: Locale },
	read: ReadVersion,
): OlderText[] {
	const known: (Originals | undefined)[] = [];
	const originalsAt = (index: number): Originals | undefined => {
		const version = versions[index];
		if (!version) return undefined;
		known[index] ??= groupOriginalsByTranslation(read(version).raw, languages);
		return known[index];
	};
	return listTranslatedTexts(entry.raw, languages).flatMap(
		({ path, text, original }) => {
			// `checkTranslations` reports copies.
			if (text === original) return [];
			let other = 0;
			while (originalsAt(other)?.get(text)?.has(original)) other++;
			// Otherwise the text was written after its original, or together with it.
			if (!originalsAt(other)?.has(text)) return [];
			let first = other;
			while (originalsAt(first + 1)?.has(text)) first++;
			const date = versions[first]?.date ?? 0;
			const originalDate = versions[other - 1]?.date;
			return [{ path, date, originalDate }];
		},
	);
}

/** The originals that each text of a file translates: a short text may translate several. */
type Originals = ReadonlyMap<string, ReadonlySet<string>>;

/** Returns the originals of each translated text of data. */
function groupOriginalsByTranslation(
	...given: Parameters<typeof listTranslatedTexts>
): Originals {
	const texts = groupBy(listTranslatedTexts(...given), ({ text }) => text);
	return new Map(
		[...texts].map(([text, pairs]) => [
			text,
			new Set(pairs.map(({ original }) => original)),
		]),
	);
}

/** Returns the texts of data that have both languages, each with its path. */
function listTranslatedTexts(
	raw: unknown,
	{ locale, original }: { readonly locale: Locale; readonly original: Locale },
) {
	return listValues(raw).flatMap(([path, value]) => {
		const { [locale]: text, [original]: source } = Object(value);
		return typeof text === "string" && typeof source === "string"
			? [{ path: [...path.map(toPathStep), locale], text, original: source }]
			: [];
	});
}

function toPathStep(step: PropertyKey): string | number {
	return typeof step === "number" ? step : String(step);
}

import type { Memo } from "../../../cache/memo.ts";
import { collectionNamed, type SiteDefinition } from "../../../definition.ts";
import { fileStart, type Place } from "../../../diagnostics/diagnostic.ts";
import { groupBy } from "../../../diagnostics/group-by.ts";
import {
	type Path,
	pointer,
	valuesWithin,
} from "../../../diagnostics/places.ts";
import { type Locale, localesOf } from "../../../languages/languages.ts";
import { isLocalized, type Localized } from "../../../schema/localized.ts";
import { isProse, isText, toSource } from "../../../text/text.ts";
import type { ContentEntry } from "../../../types.ts";
import { placeAt } from "../../entries.ts";

/** A text equal to that in an earlier language of the site: one of the two is no translation. */
export type CopiedText = {
	readonly file: string;
	readonly place: Place;
	readonly locale: Locale;
	/** The file of the other text; in YAML the same one. */
	readonly of: string;
	readonly ofLocale: Locale;
	/** It is the first of several short ones: how many of the short texts in the file are the same. */
	readonly short?: { readonly same: number; readonly all: number };
};

/** The words of a text without the targets of its links; "" if the value is no text. */
export function wordsOf(value: unknown): string {
	if (isProse(value)) return toSource(value.body.words) || value.source.trim();
	if (isText(value)) return value.source.trim();
	return typeof value === "string" ? value.trim() : "";
}

/** Returns the values in every language within data, each with its path. What texts are made of is not looked through. */
export function localizedWithin(
	value: unknown,
	path: Path = [],
): { readonly path: Path; readonly values: Localized<unknown>["values"] }[] {
	if (isLocalized(value)) return [{ path, values: value.values }];
	if (typeof value !== "object" || value === null) return [];
	if (isText(value) || isProse(value)) return [];
	const steps = Array.isArray(value) ? value.keys() : Object.keys(value);
	return [...steps].flatMap((step) =>
		localizedWithin(Reflect.get(value, step), [...path, step]),
	);
}

/** Returns the texts of the languages in an entry's data that are the same. */
export function copiedInData(
	entry: ContentEntry,
	site: SiteDefinition,
): CopiedText[] {
	const { file } = entry;
	const texts = localizedWithin(entry.data);
	return inPairs(localesOf(site), (locale, ofLocale) => {
		const words = texts.map(({ path, values }) => ({
			place: placeAt(entry, [...path, locale]),
			here: wordsOf(values[locale]),
			there: wordsOf(values[ofLocale]),
		}));
		const copied = { file, locale, of: file, ofLocale };
		const same = words.filter(({ here, there }) => here === there);
		const short = words.filter(
			({ here }) => wordsIn(here) > 0 && !isLong(here),
		);
		const sameShort = short.filter(({ here, there }) => here === there);
		const [first] = sameShort;
		const counts = { same: sameShort.length, all: short.length };
		return [
			...same
				.filter(({ here }) => isLong(here))
				.map(({ place }) => ({ ...copied, place })),
			// They can't all be names.
			...(first && counts.same >= 3 && counts.same > counts.all / 2
				? [{ ...copied, place: first.place, short: counts }]
				: []),
		];
	});
}

/** Returns the texts with a file for each language that are the same, or have the same words in their front matter. */
export function copiedFiles(
	content: readonly ContentEntry[],
	site: SiteDefinition,
	memo: Memo,
): CopiedText[] {
	const texts = groupBy(
		content.filter(({ locale }) => locale !== undefined),
		({ collection, id, part }) => `${collection}/${id}/${part}`,
	);
	return [...texts.values()].flatMap((versions) =>
		inPairs(localesOf(site), (locale, ofLocale) => {
			const [here, there] = [locale, ofLocale].map((code) =>
				versions.find((each) => each.locale === code),
			);
			if (!here || !there) return [];
			const copied = { file: here.file, locale, of: there.file, ofLocale };
			return memo.call(copiedPlaces, here, there, site).map((place) => ({
				...copied,
				place,
			}));
		}),
	);
}

/** Returns the places where two versions of a text are the same: the Markdown, or texts of the front matter that may differ. */
function copiedPlaces(
	here: ContentEntry,
	there: ContentEntry,
	site: SiteDefinition,
): readonly Place[] {
	const [body, other] = [here, there].map((version) =>
		toSource(version.body?.words ?? []),
	);
	if (body && body === other && isLong(body)) return [fileStart];
	const { sameInAllLanguages = [] } =
		collectionNamed(site, here.collection)?.route ?? {};
	const theirs = new Map(
		textsIn(there).map(({ path, words }) => [pointer(path), words]),
	);
	return textsIn(here)
		.filter(({ path }) => !sameInAllLanguages.includes(String(path[0])))
		.filter(
			({ path, words }) => isLong(words) && theirs.get(pointer(path)) === words,
		)
		.map(({ path }) => placeAt(here, path));
}

function textsIn(entry: ContentEntry) {
	return valuesWithin(entry.data)
		.filter(([, value]) => isText(value) || isProse(value))
		.map(([path, value]) => ({ path, words: wordsOf(value) }));
}

/** Finds copies between each language and those before it; per place, and for the short texts together, only the first. */
function inPairs(
	locales: readonly Locale[],
	find: (locale: Locale, before: Locale) => readonly CopiedText[],
): CopiedText[] {
	return locales.flatMap((locale, index) => {
		const found = locales
			.slice(0, index)
			.flatMap((before) => find(locale, before));
		const first = groupBy(found, ({ short, place }) =>
			short ? "short" : `${place.line}:${place.column}`,
		);
		return [...first.values()].flatMap(([each]) => each ?? []);
	});
}

/** Whether words are more than names, single words and web addresses, which may be the same in two languages. */
function isLong(words: string): boolean {
	return wordsIn(words) >= 4;
}

/** The number of words of two letters or more, without citations and web addresses. */
function wordsIn(words: string): number {
	const found = words
		.replace(/\{\{.*?\}\}|https?:\/\/\S+/g, " ")
		// These are written without spaces between words.
		.match(
			/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]{2}|\p{L}{2,}/gu,
		);
	return found?.length ?? 0;
}

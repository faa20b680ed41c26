import type { Memo } from "../../cache/memo.ts";
import {
	collectionNamed,
	type Entries,
	type SiteDefinition,
} from "../../definition.ts";
import {
	type Diagnostic,
	explain,
	fileStart,
	type Place,
	warningAt,
} from "../../diagnostics/diagnostic.ts";
import { groupBy } from "../../diagnostics/group-by.ts";
import { listValues, type Path, toPointer } from "../../diagnostics/places.ts";
import { type Locale, listLocales } from "../../languages/languages.ts";
import { isLocalized, type Localized } from "../../schema/localized.ts";
import { isProse, isText, toSource } from "../../schema/text-values.ts";
import type { ContentEntry } from "../../types.ts";
import { getPlace } from "../entries.ts";

/** Warns about texts that are identical in two languages: one of them is not a translation. */
export function checkCopiedTexts(entries: Entries, memo: Memo): Diagnostic[] {
	const { content, site } = entries;
	return [
		...content.flatMap((entry) => memo.call(findCopiesInEntry, entry, site)),
		...findCopiedFiles(content, site, memo),
	].map(({ file, place, locale, sourceLocale, areLabels }) => {
		const values = {
			language: { language: locale },
			other: { language: sourceLocale },
		};
		return warningAt(
			file,
			place,
			areLabels
				? explain("missing-translation.copied-labels", values)
				: explain("missing-translation.copied", values),
		);
	});
}

/** A text that is identical to the one in an earlier language of the site. */
export type CopiedText = {
	readonly file: string;
	readonly place: Place;
	readonly locale: Locale;
	/** The file it is copied from; in YAML the same one. */
	readonly sourceFile: string;
	readonly sourceLocale: Locale;
	/** Whether it is the first of many short texts. */
	readonly areLabels?: true;
};

/** Finds the identical texts in the data of an entry with several languages: sentences, and labels if most are identical. */
export function findCopiesInEntry(
	entry: ContentEntry,
	site: SiteDefinition,
): CopiedText[] {
	const { file } = entry;
	const texts = findLocalizedValues(entry.data);
	return comparePairs(listLocales(site), (locale, sourceLocale) => {
		const pairs = texts.map(({ path, values }) => {
			const text = toPlainText(values[locale]);
			return {
				text,
				isCopy: text === toPlainText(values[sourceLocale]),
				place: getPlace(entry, [...path, locale]),
			};
		});
		const toCopy = ({ place }: { readonly place: Place }): CopiedText => ({
			...{ file, place, locale },
			...{ sourceFile: file, sourceLocale },
		});
		const sentences = pairs.filter(({ text }) => isSentence(text));
		const labels = pairs.filter(
			({ text }) => countWords(text) > 0 && !isSentence(text),
		);
		const copies = labels.filter(({ isCopy }) => isCopy);
		const areMost = copies.length >= 3 && copies.length > labels.length / 2;
		return [
			...sentences.filter(({ isCopy }) => isCopy).map(toCopy),
			...copies
				.slice(0, areMost ? 1 : 0)
				.map((copy) => ({ ...toCopy(copy), areLabels: true as const })),
		];
	});
}

/** Finds identical texts among the files of each text, one file for each language. */
export function findCopiedFiles(
	content: readonly ContentEntry[],
	site: SiteDefinition,
	memo: Memo,
): CopiedText[] {
	const texts = groupBy(
		content.filter(({ locale }) => locale !== undefined),
		({ collection, id, part }) => `${collection}/${id}/${part}`,
	);
	return [...texts.values()].flatMap((versions) =>
		comparePairs(listLocales(site), (locale, sourceLocale) => {
			const [entry, other] = [locale, sourceLocale].map((code) =>
				versions.find((each) => each.locale === code),
			);
			if (!entry || !other) return [];
			return memo.call(findCopiedPlaces, entry, other, site).map((place) => ({
				...{ file: entry.file, place, locale },
				...{ sourceFile: other.file, sourceLocale },
			}));
		}),
	);
}

/** Finds the places where two versions are identical: the Markdown, or texts of the front matter that may differ. */
function findCopiedPlaces(
	entry: ContentEntry,
	other: ContentEntry,
	site: SiteDefinition,
): readonly Place[] {
	const [body, otherBody] = [entry, other].map((version) =>
		toSource(version.body?.words ?? []),
	);
	if (body && body === otherBody && isSentence(body)) return [fileStart];
	const { sameInAllLanguages = [] } =
		collectionNamed(site, entry.collection)?.route ?? {};
	const otherTexts = new Map(
		findTexts(other).map(({ path, text }) => [toPointer(path), text]),
	);
	return findTexts(entry)
		.filter(({ path }) => !sameInAllLanguages.includes(String(path[0])))
		.filter(
			({ path, text }) =>
				isSentence(text) && otherTexts.get(toPointer(path)) === text,
		)
		.map(({ path }) => getPlace(entry, path));
}

function findTexts(entry: ContentEntry) {
	return listValues(entry.data)
		.filter(([, value]) => isText(value) || isProse(value))
		.map(([path, value]) => ({ path, text: toPlainText(value) }));
}

/** Returns the text of a value without the targets of its links; "" if the value is not a text. */
export function toPlainText(value: unknown): string {
	if (isProse(value)) return toSource(value.body.words) || value.source.trim();
	if (isText(value)) return value.source.trim();
	return typeof value === "string" ? value.trim() : "";
}

/** Returns the values in several languages within data, each with its path. */
export function findLocalizedValues(
	value: unknown,
	path: Path = [],
): { readonly path: Path; readonly values: Localized<unknown>["values"] }[] {
	if (isLocalized(value)) return [{ path, values: value.values }];
	if (typeof value !== "object" || value === null) return [];
	if (isText(value) || isProse(value)) return [];
	const steps = Array.isArray(value) ? value.keys() : Object.keys(value);
	return [...steps].flatMap((step) =>
		findLocalizedValues(Reflect.get(value, step), [...path, step]),
	);
}

/** Compares each language with those before it; at each place, only the first copy counts. */
function comparePairs(
	locales: readonly Locale[],
	findCopies: (locale: Locale, other: Locale) => readonly CopiedText[],
): CopiedText[] {
	return locales.flatMap((locale, index) => {
		const found = locales
			.slice(0, index)
			.flatMap((other) => findCopies(locale, other));
		const byPlace = groupBy(found, ({ place, areLabels }) =>
			areLabels ? "labels" : `${place.line}:${place.column}`,
		);
		return [...byPlace.values()].flatMap(([first]) => first ?? []);
	});
}

/** Whether a text has four words or more: names, single words and web addresses may be the same in two languages. */
function isSentence(text: string): boolean {
	return countWords(text) >= 4;
}

/** Counts the words of two letters or more, without citations and web addresses. */
function countWords(text: string): number {
	const words = text
		.replace(/\{\{.*?\}\}|https?:\/\/\S+/g, " ")
		// These scripts are written without spaces between words.
		.match(
			/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]{2}|\p{L}{2,}/gu,
		);
	return words?.length ?? 0;
}

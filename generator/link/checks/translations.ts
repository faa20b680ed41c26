import type { Memo } from "../../cache/memo.ts";
import {
	type Entries,
	findCollection,
	type SiteDefinition,
} from "../../definition.ts";
import { type Diagnostic, explain } from "../../diagnostics/diagnostic.ts";
import { groupBy } from "../../diagnostics/group-by.ts";
import { type Path, toPointer } from "../../diagnostics/places.ts";
import { type Locale, listLocales } from "../../languages/languages.ts";
import { isLocalized } from "../../schema/localized.ts";
import { mapData } from "../../schema/map-data.ts";
import { isProse, isText, joinParts } from "../../schema/text-values.ts";
import type { ContentEntry } from "../../types.ts";
import { createEntryWarning } from "../entries.ts";

/** Warns about texts that aren't translated: copies of another language, notes such as TODO, and halves of texts. */
export function checkTranslations(entries: Entries, memo: Memo): Diagnostic[] {
	const { content, site } = entries;
	const texts = content.flatMap((entry) => memo.call(listTexts, entry, site));
	return [
		...findCopiedTexts(texts, site).map(reportCopy),
		...checkPlaceholders(texts),
		...checkLengths(texts),
	];
}

/** A text of an entry in one language. */
export type EntryText = {
	readonly entry: ContentEntry;
	readonly locale: Locale;
	/** Its path in the file; undefined for the Markdown text of the file. */
	readonly path: Path | undefined;
	/** The same for all versions of the text. */
	readonly key: string;
	/** The text without markup. */
	readonly words: string;
	/** The number of its words. */
	readonly length: number;
	/** Whether it is a note in place of a text, such as TODO. */
	readonly isPlaceholder: boolean;
};

/** Lists the texts of an entry in all its languages, without the fields that all languages share. */
export function listTexts(
	entry: ContentEntry,
	site: SiteDefinition,
): readonly EntryText[] {
	const { collection, id, part, locale, data, body } = entry;
	const { route } = findCollection(site, collection) ?? {};
	const isPlaceholder = recognizePlaceholders(site);
	const texts: EntryText[] = [];
	const add = (
		words: string,
		locale: Locale,
		path: Path | undefined,
		keyPath: Path,
	) => {
		const key = `${collection}/${id}/${part}${toPointer(keyPath)}`;
		texts.push({
			...{ entry, locale, path, key, words },
			length: countWords(words),
			isPlaceholder: isPlaceholder(words),
		});
	};
	if (body && locale) add(joinParts(body.words), locale, undefined, []);
	mapData(data, (value, path) => {
		if (route?.sameInAllLanguages.includes(String(path[0]))) return value;
		if (locale && (isText(value) || isProse(value)))
			add(toPlainText(value), locale, path, path);
		if (!isLocalized(value)) return undefined;
		for (const [code, each] of Object.entries(value.values))
			add(toPlainText(each), code, [...path, code], path);
		return value;
	});
	return texts;
}

/** Returns the text of a value without the targets of its links; "" if the value is not a text. */
function toPlainText(value: unknown): string {
	if (isProse(value)) return joinParts(value.body.words) || value.source.trim();
	if (isText(value)) return value.source.trim();
	return typeof value === "string" ? value.trim() : "";
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

/** A text that is identical to its version in an earlier language of the site. */
export type CopiedText = EntryText & { readonly source: EntryText };

/** Finds copied sentences, and the first of the labels of a file if most of them are copied. */
export function findCopiedTexts(
	texts: readonly EntryText[],
	site: SiteDefinition,
): CopiedText[] {
	const order = listLocales(site);
	const versions = groupBy(texts, ({ key }) => key);
	const copies = texts.flatMap((text): CopiedText[] => {
		const source = versions
			.get(text.key)
			?.find(
				({ words, locale }) =>
					words === text.words &&
					order.indexOf(locale) < order.indexOf(text.locale),
			);
		return source && text.length > 0 ? [{ ...text, source }] : [];
	});
	const sentences = copies.filter(isSentence);
	const wholeFiles = new Set(
		sentences.flatMap(({ path, entry }) => (path ? [] : [entry])),
	);
	const fileKey = ({ entry, locale }: EntryText) => `${entry.file} ${locale}`;
	const isLabel = (text: EntryText) => text.length > 0 && !isSentence(text);
	const labels = groupBy(texts.filter(isLabel), fileKey);
	const copiedLabels = groupBy(copies.filter(isLabel), fileKey);
	return [
		// The other texts of a copied file are not reported as well.
		...sentences.filter(({ path, entry }) => !path || !wholeFiles.has(entry)),
		...[...copiedLabels].flatMap(([key, copied]) => {
			const isMost = copied.length > (labels.get(key)?.length ?? 0) / 2;
			return copied.length >= 3 && isMost ? copied.slice(0, 1) : [];
		}),
	];
}

/** Whether a text has four words or more: names, single words and web addresses may be the same in two languages. */
function isSentence({ length }: EntryText): boolean {
	return length >= 4;
}

function reportCopy(copy: CopiedText): Diagnostic {
	const values = {
		language: { language: copy.locale },
		other: { language: copy.source.locale },
	};
	return createEntryWarning(
		copy.entry,
		isSentence(copy)
			? explain("missing-translation.copied", values)
			: explain("missing-translation.copied-labels", values),
		copy.path,
	);
}

/** Returns whether a text is a note in its place: a common one such as TODO, or one of the site. */
function recognizePlaceholders({
	placeholders = [],
}: SiteDefinition): (words: string) => boolean {
	const ofSite = placeholders.map((each) => each.toLowerCase());
	return (words) =>
		/^(todo|tbd|tba|fixme|xx+|\?+|…|\.\.\.|lorem ipsum.*)[.:!]?$/is.test(
			words,
		) || ofSite.includes(words.toLowerCase().replace(/[.:!]$/, ""));
}

/** Warns about notes in place of texts. */
function checkPlaceholders(texts: readonly EntryText[]): Diagnostic[] {
	const found = texts.filter(({ isPlaceholder }) => isPlaceholder);
	return found.map(({ entry, locale, path }) => {
		const values = { language: { language: locale } };
		const explanation = explain("missing-translation.placeholder", values);
		return createEntryWarning(entry, explanation, path);
	});
}

/** Texts of fewer words may differ more in length. */
const minLength = 60;

/** Warns about Markdown texts that are less than half as long as their longest version. */
function checkLengths(texts: readonly EntryText[]): Diagnostic[] {
	const files = texts.filter(({ path }) => path === undefined);
	return [...groupBy(files, ({ key }) => key).values()].flatMap((versions) => {
		const [longest] = versions.toSorted((a, b) => b.length - a.length);
		if (!longest || longest.length < minLength) return [];
		return versions
			.filter(({ length }) => length > 0 && length < longest.length / 2)
			.map(({ entry, locale }) => {
				const values = {
					language: { language: locale },
					other: { language: longest.locale },
				};
				return createEntryWarning(
					entry,
					explain("missing-translation.half", values),
				);
			});
	});
}

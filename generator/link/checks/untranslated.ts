import type { Memo } from "../../cache/memo.ts";
import type { Entries, SiteDefinition } from "../../definition.ts";
import {
	type Diagnostic,
	fileStart,
	type Place,
	warningAt,
} from "../../diagnostics/diagnostic.ts";
import { languageName } from "../../diagnostics/language.ts";
import { valuesWithin } from "../../diagnostics/places.ts";
import { defaultLocale, type Locale, localesOf } from "../../i18n/languages.ts";
import { isLocalized } from "../../schema/localized.ts";
import { asWritten, isProse, isText } from "../../text/text.ts";
import type { ContentEntry } from "../../types.ts";
import { placeAt } from "../entries.ts";

/** Warns about texts that are no translation: the same words, notes to write them later, or parts left out. */
export function checkUntranslated(entries: Entries, memo: Memo): Diagnostic[] {
	return entries.content.flatMap((entry) => [
		...inMarkdown(entry, entries),
		...memo.call(inYaml, entry, entries.site),
	]);
}

/** A text, beside the one of the default language if it translates that. */
function inMarkdown(entry: ContentEntry, entries: Entries): Diagnostic[] {
	const { file, locale, body } = entry;
	const first = defaultLocale(entries.site);
	if (locale === undefined || !body) return [];
	const words = asWritten(body.words);
	if (isNote(words)) return [reminder(file, fileStart, locale)];
	if (locale === first) return [];
	const original = entries.translation(entry, first);
	if (!original?.body) return [];
	const [there, here] = [original.body, body];
	if (there.length === here.length && isSameText(asWritten(there.words), words))
		return [sameText(file, fileStart, [first, locale])];
	// Translations are of similar length; short texts may differ more, and a text that is missing is reported as such.
	const isMissing = there.words.length === 0 || here.words.length === 0;
	if (isMissing || Math.max(there.length, here.length) < 60) return [];
	if (there.length < here.length / 2)
		return [half(original.file, first, locale)];
	return here.length < there.length / 2 ? [half(file, locale, first)] : [];
}

/** The texts in several languages in an entry's data. */
function inYaml(
	entry: ContentEntry,
	site: SiteDefinition,
): readonly Diagnostic[] {
	const [first = "", ...others] = localesOf(site);
	return [...valuesWithin(entry.data)].flatMap(([path, value]) => {
		if (!isLocalized(value)) return [];
		const wordsIn = (locale: Locale) => wordsOf(value.values[locale]);
		const placeIn = (locale: Locale) => placeAt(entry, [...path, locale]);
		const note = [first, ...others].find((each) => isNote(wordsIn(each)));
		return note === undefined
			? others
					.filter((other) => isSameText(wordsIn(first), wordsIn(other)))
					.map((other) => sameText(entry.file, placeIn(other), [first, other]))
			: [reminder(entry.file, placeIn(note), note)];
	});
}

function wordsOf(value: unknown): string {
	if (isText(value) || isProse(value)) return value.source.trim();
	return typeof value === "string" ? value.trim() : "";
}

/** Whether a text is a note to write it later. */
function isNote(words: string): boolean {
	return /^(todo|tbd|xx+|\?+|…|\.\.\.|lorem ipsum.*|mangler|kommer senere|oversættes)[.:!]?$/is.test(
		words,
	);
}

/** Whether two texts are the same words. Names, single words and web addresses may be so in two languages; sentences not. */
function isSameText(one: string, other: string): boolean {
	if (one !== other) return false;
	const words =
		one.replace(/\{\{.*?\}\}|https?:\/\/\S+/g, " ").match(/\p{L}{2,}/gu) ?? [];
	return words.length >= 4;
}

/** A text that says the same words in two languages, given by their codes: nobody has translated it. */
function sameText(
	file: string,
	place: Place,
	[first, second]: readonly [string, string],
): Diagnostic {
	const [one, other] = [languageName(first), languageName(second)];
	return warningAt(
		file,
		place,
		"missing-translation",
		{
			en: `The ${one.en} and the ${other.en} text are identical.`,
			da: `Teksten er den samme på ${one.da} og ${other.da}, ord for ord.`,
		},
		{
			en: "Translate one of the two.",
			da: "Oversæt den ene af dem.",
		},
	);
}

function reminder(file: string, place: Place, locale: Locale): Diagnostic {
	const { en, da } = languageName(locale);
	return warningAt(
		file,
		place,
		"missing-translation",
		{
			en: "This is a note to yourself, and visitors would see it.",
			da: "Dette ligner en huskeseddel, og besøgende ville se den.",
		},
		{
			en: `Write the text in ${en} here.`,
			da: `Skriv teksten på ${da} her.`,
		},
	);
}

function half(file: string, locale: Locale, other: Locale): Diagnostic {
	const here = languageName(locale);
	const there = languageName(other);
	return warningAt(
		file,
		fileStart,
		"missing-translation",
		{
			en: `The ${here.en} text is less than half as long as the ${there.en} one.`,
			da: `Teksten på ${here.da} er under halvt så lang som den på ${there.da}.`,
		},
		{ en: "Translate the rest of it.", da: "Oversæt også resten." },
	);
}

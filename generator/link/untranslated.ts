import {
	type Diagnostic,
	fileStart,
	type Place,
	warningAt,
} from "../diagnostic.ts";
import { type Locale, languageNames, locales, otherLocale } from "../locale.ts";
import type { Path } from "../places.ts";
import { remembered } from "../remember.ts";
import { isLocalized } from "../schema/localized.ts";
import { asWritten, type Body, isProse, isText } from "../text.ts";
import type { ContentEntry } from "../types.ts";
import { type Entries, placeAt } from "./entries.ts";

/** Translations that are there and are none: the same words in both languages, a note to oneself, a text with parts left out. */
export function checkUntranslated(entries: Entries): Diagnostic[] {
	return [
		...entries.content.flatMap(inYaml),
		...entries.content.flatMap((entry) => inMarkdown(entry, entries)),
	];
}

const inYaml = remembered((entry: ContentEntry): Diagnostic[] => {
	const found: Diagnostic[] = [];
	visit(entry.data, []);
	return found;

	function visit(value: unknown, path: Path) {
		if (isLocalized(value)) {
			const words = { da: wordsOf(value.da), en: wordsOf(value.en) };
			for (const locale of locales) {
				if (!isPlaceholder(words[locale])) continue;
				found.push(placeholder(entry, [...path, locale], locale));
				return;
			}
			if (isSame(words.da, words.en))
				found.push(sameWords(entry.file, placeAt(entry, [...path, "en"])));
		} else if (typeof value === "object" && value !== null) {
			for (const [key, child] of Object.entries(value))
				if (typeof child === "object") visit(child, [...path, key]);
		}
	}
});

function wordsOf(value: unknown): string {
	if (isText(value) || isProse(value)) return value.source.trim();
	return typeof value === "string" ? value.trim() : "";
}

/** What one writes to come back to. */
function isPlaceholder(words: string): boolean {
	return /^(todo|tbd|xx+|\?+|…|\.\.\.|lorem ipsum.*|mangler|kommer senere|oversættes)[.:!]?$/is.test(
		words,
	);
}

/** Names and single words may be the same in both languages; sentences are not. */
function isSame(danish: string, english: string): boolean {
	if (danish !== english) return false;
	const words = danish.replace(/\{\{.*?\}\}/g, " ").match(/\p{L}{2,}/gu) ?? [];
	return words.length >= 4;
}

function placeholder(
	entry: ContentEntry,
	path: Path,
	locale: Locale,
): Diagnostic {
	const { en, da } = languageNames[locale];
	return warningAt(
		entry.file,
		placeAt(entry, path),
		"missing-translation",
		{
			en: "This is a note to come back to, and visitors would see it.",
			da: "Dette er en huskeseddel, og gæsterne ville se den.",
		},
		{
			en: `Write the text in ${en} here.`,
			da: `Skriv teksten på ${da} her.`,
		},
	);
}

function sameWords(file: string, place: Place): Diagnostic {
	return warningAt(
		file,
		place,
		"missing-translation",
		{
			en: "The Danish and the English text are the same, word for word.",
			da: "Den danske og den engelske tekst er ens, ord for ord.",
		},
		{
			en: "Translate one of the two.",
			da: "Oversæt den ene af dem.",
		},
	);
}

/** An English text beside its Danish twin. */
function inMarkdown(entry: ContentEntry, entries: Entries): Diagnostic[] {
	const { file, locale, body } = entry;
	if (locale !== "en" || !body) return [];
	const twin = entries.twin(entry, "da");
	if (!twin?.body) return [];
	if (isSameText(twin.body, body)) return [sameWords(file, fileStart)];
	return [
		...(isHalf(twin.body, body) ? [half(twin, "da")] : []),
		...(isHalf(body, twin.body) ? [half(entry, "en")] : []),
	];
}

function isSameText(danish: Body, english: Body): boolean {
	return (
		danish.length === english.length &&
		isSame(asWritten(danish.words), asWritten(english.words))
	);
}

/** Danish and English say the same in nearly as many words; short texts may differ more. */
function isHalf(text: Body, whole: Body): boolean {
	return whole.length >= 60 && text.length < whole.length / 2;
}

function half({ file }: ContentEntry, locale: Locale): Diagnostic {
	const here = languageNames[locale];
	const there = languageNames[otherLocale(locale)];
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

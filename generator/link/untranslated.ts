import {
	type Diagnostic,
	fileStart,
	warningAt,
} from "../diagnostics/diagnostic.ts";
import { languageName } from "../diagnostics/language.ts";
import { type Locale, otherLocale } from "../i18n/locale.ts";
import { isSameInBoth, sameInBoth } from "../i18n/same-in-both.ts";
import { asWritten, type Body } from "../text/text.ts";
import type { ContentEntry } from "../types.ts";
import type { Entries } from "./entries.ts";

/** Markdown texts that are there in both languages and no translation: the same words, or parts left out. */
export function checkUntranslated(entries: Entries): Diagnostic[] {
	return entries.content.flatMap((entry) => inMarkdown(entry, entries));
}

/** An English text beside its Danish twin. */
function inMarkdown(entry: ContentEntry, entries: Entries): Diagnostic[] {
	const { file, locale, body } = entry;
	if (locale !== "en" || !body) return [];
	const twin = entries.twin(entry, "da");
	if (!twin?.body) return [];
	if (isSameText(twin.body, body)) return [sameInBoth(file, fileStart)];
	return [
		...(isHalf(twin.body, body) ? [half(twin, "da")] : []),
		...(isHalf(body, twin.body) ? [half(entry, "en")] : []),
	];
}

function isSameText(danish: Body, english: Body): boolean {
	return (
		danish.length === english.length &&
		isSameInBoth(asWritten(danish.words), asWritten(english.words))
	);
}

/** Danish and English say the same in nearly as many words; short texts may differ more. */
function isHalf(text: Body, whole: Body): boolean {
	return whole.length >= 60 && text.length < whole.length / 2;
}

function half({ file }: ContentEntry, locale: Locale): Diagnostic {
	const here = languageName(locale);
	const there = languageName(otherLocale(locale));
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

import type { Entries } from "../../definition.ts";
import {
	type Diagnostic,
	fileStart,
	warningAt,
} from "../../diagnostics/diagnostic.ts";
import { languageName } from "../../diagnostics/language.ts";
import { defaultLocale, type Locale } from "../../i18n/languages.ts";
import { isSameText as isSame, sameText } from "../../i18n/same-text.ts";
import { asWritten, type Body } from "../../text/text.ts";
import type { ContentEntry } from "../../types.ts";

/** Warns about Markdown texts that are no translation: the same words, or parts left out. */
export function checkUntranslated(entries: Entries): Diagnostic[] {
	return entries.content.flatMap((entry) => inMarkdown(entry, entries));
}

/** A text beside the one of the default language that it translates. */
function inMarkdown(entry: ContentEntry, entries: Entries): Diagnostic[] {
	const { file, locale, body } = entry;
	const first = defaultLocale(entries.site);
	if (locale === undefined || locale === first || !body) return [];
	const original = entries.translation(entry, first);
	if (!original?.body) return [];
	if (isSameText(original.body, body))
		return [sameText(file, fileStart, [first, locale])];
	return [
		...(isHalf(original.body, body) ? [half(original, first, locale)] : []),
		...(isHalf(body, original.body) ? [half(entry, locale, first)] : []),
	];
}

function isSameText(one: Body, other: Body): boolean {
	return (
		one.length === other.length &&
		isSame(asWritten(one.words), asWritten(other.words))
	);
}

/** Translations are of similar length; short texts may differ more, and a text that is missing is reported as such. */
function isHalf(text: Body, whole: Body): boolean {
	return (
		text.words.length > 0 &&
		whole.length >= 60 &&
		text.length < whole.length / 2
	);
}

function half(
	{ file }: ContentEntry,
	locale: Locale,
	other: Locale,
): Diagnostic {
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

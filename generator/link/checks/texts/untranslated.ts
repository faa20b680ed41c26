import type { Memo } from "../../../cache/memo.ts";
import type { Entries, SiteDefinition } from "../../../definition.ts";
import {
	type Diagnostic,
	fileStart,
	type Place,
	warningAt,
} from "../../../diagnostics/diagnostic.ts";
import {
	defaultLocale,
	type Locale,
	localesOf,
} from "../../../languages/languages.ts";
import { languageName } from "../../../languages/message-language.ts";
import { toSource } from "../../../text/text.ts";
import type { ContentEntry } from "../../../types.ts";
import { placeAt } from "../../entries.ts";
import {
	type CopiedText,
	copiedFiles,
	copiedInData,
	localizedWithin,
	wordsOf,
} from "./copied-texts.ts";

/** Warns about texts that are no translation: the same words, notes to write them later, or parts left out. */
export function checkUntranslated(entries: Entries, memo: Memo): Diagnostic[] {
	const { content, site } = entries;
	const first = defaultLocale(site);
	return [
		...content.flatMap((entry) => [
			...memo.call(inMarkdown, entry, entries.translation(entry, first), first),
			...memo.call(inYaml, entry, site),
		]),
		...copiedFiles(content, site, memo).map(sameText),
	];
}

/** A text, beside the one of the default language if it translates that. */
function inMarkdown(
	{ file, locale, body }: ContentEntry,
	original: ContentEntry | undefined,
	first: Locale,
): readonly Diagnostic[] {
	if (locale === undefined || !body) return [];
	if (isNote(toSource(body.words))) return [reminder(file, fileStart, locale)];
	if (locale === first || !original?.body) return [];
	const [there, here] = [original.body, body];
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
	const notes = localizedWithin(entry.data).flatMap(({ path, values }) => {
		const note = localesOf(site).find((each) => isNote(wordsOf(values[each])));
		return note === undefined
			? []
			: [reminder(entry.file, placeAt(entry, [...path, note]), note)];
	});
	return [...notes, ...copiedInData(entry, site).map(sameText)];
}

/** Whether a text is a note to write it later. */
function isNote(words: string): boolean {
	return /^(todo|tbd|xx+|\?+|…|\.\.\.|lorem ipsum.*|mangler|kommer senere|oversættes)[.:!]?$/is.test(
		words,
	);
}

/** A text that says the same words in two languages: nobody has translated it. */
function sameText({
	file,
	place,
	locale,
	ofLocale,
	short,
}: CopiedText): Diagnostic {
	const [one, other] = [languageName(ofLocale), languageName(locale)];
	return warningAt(file, place, "missing-translation", {
		message: short
			? {
					en: `${short.same} of the ${short.all} short texts in this file are identical in ${one.en} and ${other.en}.`,
					da: `${short.same} af filens ${short.all} korte tekster er de samme på ${one.da} og ${other.da}.`,
					onPage: {
						en: `${short.same} of ${short.all} short texts are identical in ${one.en} and ${other.en}.`,
						da: `${short.same} af ${short.all} korte tekster er de samme på ${one.da} og ${other.da}.`,
					},
				}
			: {
					en: `The ${one.en} and the ${other.en} text are identical.`,
					da: `Teksten er den samme på ${one.da} og ${other.da}, ord for ord.`,
				},
		hint: short
			? {
					en: "Translate what isn't a name.",
					da: "Oversæt dem, der ikke er navne.",
				}
			: {
					en: "Translate one of the two.",
					da: "Oversæt den ene af dem.",
				},
	});
}

function reminder(file: string, place: Place, locale: Locale): Diagnostic {
	const { en, da } = languageName(locale);
	return warningAt(file, place, "missing-translation", {
		message: {
			en: "This looks like a note to yourself; visitors would see it.",
			da: "Dette ligner en note til dig selv; besøgende ville se den.",
		},
		hint: {
			en: `Write the text in ${en} here.`,
			da: `Skriv teksten på ${da} her.`,
		},
	});
}

function half(file: string, locale: Locale, other: Locale): Diagnostic {
	const here = languageName(locale);
	const there = languageName(other);
	return warningAt(file, fileStart, "missing-translation", {
		message: {
			en: `The ${here.en} text is less than half as long as the ${there.en} one.`,
			da: `Teksten på ${here.da} er under halvt så lang som den på ${there.da}.`,
		},
		hint: { en: "Translate the rest of it.", da: "Oversæt også resten." },
	});
}

import {
	type Diagnostic,
	type Place,
	warningAt,
} from "../diagnostics/diagnostic.ts";
import { languageName } from "../diagnostics/language.ts";
import { nearestPlace, type Path } from "../diagnostics/places.ts";
import { type Locale, locales } from "../i18n/locale.ts";
import { isSameInBoth, sameInBoth } from "../i18n/same-in-both.ts";
import { isLocalized } from "../schema/localized.ts";
import { isProse, isText } from "../text/text.ts";
import type { Parsed } from "./data.ts";

/** Translations in YAML that are there and are none: the same words in both languages, or a note to oneself. */
export function untranslated(
	file: string,
	{ data, places }: Pick<Parsed, "data" | "places">,
): Diagnostic[] {
	const found: Diagnostic[] = [];
	visit(data, []);
	return found;

	function visit(value: unknown, path: Path) {
		if (isLocalized(value)) {
			const words = { da: wordsOf(value.da), en: wordsOf(value.en) };
			for (const locale of locales) {
				if (!isPlaceholder(words[locale])) continue;
				found.push(
					placeholder(file, nearestPlace(places, [...path, locale]), locale),
				);
				return;
			}
			if (isSameInBoth(words.da, words.en))
				found.push(sameInBoth(file, nearestPlace(places, [...path, "en"])));
		} else if (typeof value === "object" && value !== null) {
			for (const [key, child] of Object.entries(value))
				if (typeof child === "object") visit(child, [...path, key]);
		}
	}
}

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

function placeholder(file: string, place: Place, locale: Locale): Diagnostic {
	const { en, da } = languageName(locale);
	return warningAt(
		file,
		place,
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

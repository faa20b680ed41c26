import type { SiteDefinition } from "../definition.ts";
import {
	type Diagnostic,
	type Place,
	warningAt,
} from "../diagnostics/diagnostic.ts";
import { languageName } from "../diagnostics/language.ts";
import { nearestPlace, type Path } from "../diagnostics/places.ts";
import { type Locale, localesOf } from "../i18n/languages.ts";
import { isSameText, sameText } from "../i18n/same-text.ts";
import { isLocalized } from "../schema/localized.ts";
import { isProse, isText } from "../text/text.ts";
import type { ParsedFile } from "./data.ts";

/** Reports translations in YAML that are missing in fact: the same words as in another language, or a placeholder. */
export function untranslated(
	file: string,
	{ data, places }: Pick<ParsedFile, "data" | "places">,
	site: SiteDefinition,
): Diagnostic[] {
	const locales = localesOf(site);
	const found: Diagnostic[] = [];
	visit(data, []);
	return found;

	function visit(value: unknown, path: Path) {
		if (isLocalized(value)) {
			const words = locales.map((locale) => wordsOf(value.values[locale]));
			const locale = locales[words.findIndex(isPlaceholder)];
			if (locale !== undefined) {
				found.push(
					placeholder(file, nearestPlace(places, [...path, locale]), locale),
				);
				return;
			}
			for (const [at, translation] of words.entries()) {
				const [original = ""] = words;
				const [here, there] = [locales[at] ?? "", locales[0] ?? ""];
				if (at > 0 && isSameText(original, translation))
					found.push(
						sameText(file, nearestPlace(places, [...path, here]), [
							there,
							here,
						]),
					);
			}
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

/** Whether a text is a note to write it later. */
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
			en: "This is a note to yourself, and visitors would see it.",
			da: "Dette ligner en huskeseddel, og besøgende ville se den.",
		},
		{
			en: `Write the text in ${en} here.`,
			da: `Skriv teksten på ${da} her.`,
		},
	);
}

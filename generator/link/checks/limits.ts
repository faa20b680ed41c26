import type { Entries } from "../../definition.ts";
import { type Diagnostic, warningAt } from "../../diagnostics/diagnostic.ts";
import { type Locale, localesOf } from "../../i18n/languages.ts";
import type { Part } from "../../text/text.ts";
import { placeAt } from "../entries.ts";
import { fillText } from "../localize.ts";
import type { Facts } from "../model.ts";

/** The number of characters of a description that search engines show. */
const longestDescription = 170;

/** Warns about descriptions that are too long once their facts, given by language, are filled in. */
export function checkLimits(
	entries: Entries,
	facts: ReadonlyMap<Locale, Facts>,
): Diagnostic[] {
	return entries.of(entries.site.pages.collection).flatMap((page) =>
		localesOf(entries.site).flatMap((locale) => {
			const parts = page.data?.description.values[locale]?.parts ?? [];
			const length = lengthOf(parts, facts.get(locale) ?? new Map());
			const over = length - longestDescription;
			if (over <= 0) return [];
			return [
				warningAt(
					page.file,
					placeAt(page, ["description", locale]),
					"too-long",
					{
						en: `The description is ${length} characters long once the facts are filled in; search engines show at most ${longestDescription}.`,
						da: `Beskrivelsen er på ${length} tegn, når oplysningerne er sat ind; søgemaskiner viser højst ${longestDescription}.`,
					},
					{
						en: `Make it shorter by ${over} ${over === 1 ? "character" : "characters"}.`,
						da: `Gør den ${over} tegn kortere.`,
					},
				),
			];
		}),
	);
}

function lengthOf(parts: readonly Part[], facts: Facts): number {
	return fillText(parts, { facts }).trim().length;
}

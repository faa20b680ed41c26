import type { Memo } from "../../cache/memo.ts";
import type { Entries } from "../../definition.ts";
import { type Diagnostic, warningAt } from "../../diagnostics/diagnostic.ts";
import { localesOf } from "../../languages/languages.ts";
import { placeAt } from "../entries.ts";
import { collectFacts } from "../facts.ts";
import { fillText } from "../localize.ts";

/** The number of characters of a description that search engines show. */
const longestDescription = 170;

/** Warns about descriptions that are too long once their facts are filled in. */
export function checkLimits(entries: Entries, memo: Memo): Diagnostic[] {
	return entries.of(entries.site.pages.collection).flatMap((page) =>
		localesOf(entries.site).flatMap((locale) => {
			const parts = page.data.description.values[locale]?.parts ?? [];
			const facts = collectFacts(entries, locale, memo);
			const { length } = fillText(parts, { facts }).trim();
			const over = length - longestDescription;
			if (over <= 0) return [];
			const place = placeAt(page, ["description", locale]);
			return [
				warningAt(page.file, place, "too-long", {
					message: {
						en: `The description is ${length} characters long once the facts are filled in; search engines show at most ${longestDescription}.`,
						da: `Beskrivelsen er på ${length} tegn, når oplysningerne er sat ind; søgemaskiner viser højst ${longestDescription}.`,
					},
					hint: {
						en: `Make it shorter by ${over} ${over === 1 ? "character" : "characters"}.`,
						da: `Gør den ${over} tegn kortere.`,
					},
				}),
			];
		}),
	);
}

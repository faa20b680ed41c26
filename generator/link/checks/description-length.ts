import type { Memo } from "../../cache/memo.ts";
import type { Entries } from "../../definition.ts";
import { type Diagnostic, explain } from "../../diagnostics/diagnostic.ts";
import { listLocales } from "../../languages/languages.ts";
import { createEntryWarning } from "../entries.ts";
import { listFacts } from "../facts.ts";
import { fillText } from "../localize.ts";

/** The number of characters of a description that search engines show. */
const maxLength = 170;

/** Warns about descriptions of pages that are too long once their facts are filled in. */
export function checkDescriptions(entries: Entries, memo: Memo): Diagnostic[] {
	const { site } = entries;
	return listLocales(site).flatMap((locale) => {
		const facts = new Map(listFacts(entries, locale, memo));
		return entries.of(site.pages.collection).flatMap((page) => {
			const parts = page.data.description.values[locale]?.parts ?? [];
			const { length } = fillText(parts, facts).trim();
			if (length <= maxLength) return [];
			const explanation = explain("too-long.description", {
				length,
				maxLength,
			});
			return [createEntryWarning(page, explanation, ["description", locale])];
		});
	});
}

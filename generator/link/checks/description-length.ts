import type { Memo } from "../../cache/memo.ts";
import type { Entries } from "../../definition.ts";
import {
	type Diagnostic,
	explain,
	warningAt,
} from "../../diagnostics/diagnostic.ts";
import { listLocales } from "../../languages/languages.ts";
import { getPlace } from "../entries.ts";
import { collectFacts } from "../facts.ts";
import { fillText } from "../localize.ts";

/** The number of characters of a description that search engines show. */
const maxLength = 170;

/** Warns about descriptions of pages that are too long once their facts are filled in. */
export function checkDescriptions(entries: Entries, memo: Memo): Diagnostic[] {
	return entries.of(entries.site.pages.collection).flatMap((page) =>
		listLocales(entries.site).flatMap((locale) => {
			const parts = page.data.description.values[locale]?.parts ?? [];
			const facts = collectFacts(entries, locale, memo);
			const { length } = fillText(parts, { facts }).trim();
			if (length <= maxLength) return [];
			return [
				warningAt(
					page.file,
					getPlace(page, ["description", locale]),
					explain("too-long.description", { length, maxLength }),
				),
			];
		}),
	);
}

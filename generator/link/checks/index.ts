import type { Memo } from "../../cache/memo.ts";
import type { Entries } from "../../definition.ts";
import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import { getDefaultLocale } from "../../languages/languages.ts";
import type { SiteAddresses } from "../addresses.ts";
import { listFacts } from "../facts.ts";
import { checkDates } from "./dates.ts";
import { checkDescriptions } from "./description-length.ts";
import { checkAnchors, checkFactNames } from "./duplicates.ts";
import { checkSuppressible } from "./handwritten-facts.ts";
import { checkLinks } from "./links.ts";
import {
	checkCitations,
	checkMarkdownPictures,
	checkPageParts,
	checkReferences,
} from "./references.ts";
import { checkTranslations } from "./translations.ts";
import { checkVersions } from "./versions.ts";

/** Runs the checks that need all entries: the engine's and those of the site. */
export function checkEntries(
	entries: Entries,
	addresses: SiteAddresses,
	memo: Memo,
): Diagnostic[] {
	const { site } = entries;
	// Facts have the same names in every language.
	const facts = listFacts(entries, getDefaultLocale(site), memo);
	return [
		...checkCitations(entries, new Map(facts)),
		...checkReferences(entries),
		...checkPageParts(entries),
		...checkLinks(entries, addresses),
		...checkMarkdownPictures(entries),
		...checkVersions(entries),
		...checkTranslations(entries, memo),
		...checkAnchors(entries),
		...checkFactNames(entries, facts),
		...checkDates(entries, memo),
		...checkDescriptions(entries, memo),
		...checkSuppressible(entries, facts, memo),
		...site.checks
			.filter(({ isSuppressible }) => !isSuppressible)
			.flatMap((check) => check(entries)),
	];
}

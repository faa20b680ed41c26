import type { Memo } from "../../cache/memo.ts";
import type { Entries } from "../../definition.ts";
import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import { getDefaultLocale } from "../../languages/languages.ts";
import type { SiteAddresses } from "../addresses.ts";
import { listFacts } from "../facts.ts";
import { checkDates, checkPeriods } from "./dates.ts";
import { checkDescriptions } from "./description-length.ts";
import { checkAnchors, checkFactNames } from "./duplicates.ts";
import { checkSuppressible } from "./handwritten-facts.ts";
import { checkLinks } from "./links.ts";
import { checkMentions } from "./periods.ts";
import {
	checkCitations,
	checkMarkdownPictures,
	checkPageParts,
	checkReferences,
} from "./references.ts";
import { checkTranslations } from "./translations.ts";
import { checkMissingVersions, checkVersions } from "./versions.ts";

/** Which checks run: all of them, or without the slow ones that only warn. */
export type CheckScope = "all" | "errors";

/** Runs the checks that need all entries: the engine's and those of the site. */
export function checkEntries(
	entries: Entries,
	addresses: SiteAddresses,
	memo: Memo,
	scope: CheckScope,
): Diagnostic[] {
	const { site } = entries;
	// Facts have the same names in every language.
	const facts = listFacts(entries, getDefaultLocale(site), memo);
	const isWhole = scope === "all";
	const warnings = isWhole
		? [
				...checkMissingVersions(entries),
				...checkTranslations(entries, memo),
				...checkDates(entries, memo),
				...checkDescriptions(entries, memo),
			]
		: [];
	return [
		...checkCitations(entries, new Map(facts)),
		...checkReferences(entries),
		...checkPageParts(entries),
		...checkLinks(entries, addresses),
		...checkMarkdownPictures(entries),
		...checkVersions(entries),
		...checkAnchors(entries),
		...checkFactNames(entries, facts),
		...checkPeriods(entries),
		...warnings,
		...checkSuppressible(
			entries,
			facts,
			memo,
			isWhole ? checkMentions(entries) : [],
		),
		...site.checks
			.filter(({ isSuppressible }) => !isSuppressible)
			.flatMap((check) => check(entries)),
	];
}

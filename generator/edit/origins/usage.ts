import type { Built } from "../../build-types.ts";
import type { Memo } from "../../cache/memo.ts";
import { surroundings } from "../../compare/changes.ts";
import {
	compareSites,
	extractSite,
	languagesOf,
	type PlacedChange,
} from "../../compare/index.ts";
import type { Wording } from "../../diagnostics/diagnostic.ts";
import {
	languageName,
	type MessageLanguage,
	messageTags,
} from "../../diagnostics/language.ts";
import { count } from "../../diagnostics/report.ts";
import { formatList } from "../../i18n/format.ts";
import { renderedOnce } from "../../write/content.ts";
import { contextOf } from "../context.ts";
import { pageNames } from "../fields/page-names.ts";
import type { Origin, Usage } from "../protocol.ts";
import { builtWithOther } from "./trial.ts";

/** Where a value of a site without marks shows: what changes on the pages when it changes. */
export function usageOf(
	origin: Origin,
	built: Built,
	memo: Memo,
	language: MessageLanguage,
): Usage {
	const { model } = built;
	const other = builtWithOther(origin, built, memo);
	if (!model || !other) return { summary: nowhere[language], uses: [] };
	const [now, then] = [{ ...built, model }, other].map((version) =>
		extractSite({
			...version,
			artifacts: renderedOnce(version.artifacts, memo),
		}),
	);
	const changes =
		now && then
			? compareSites(now, then).filter(({ part }) => part !== "machine")
			: [];
	const names = pageNames(contextOf(built, language));
	return {
		summary: summaryOf(changes, language),
		uses: changes.map((change) => {
			const [before, after] = surroundings(change);
			const { page, language: locale, from } = change;
			const called = names.ofPath(page) ?? page;
			return { where: page, called, locale, before, words: from, after };
		}),
	};
}

const nowhere: Wording = {
	en: "No page shows it.",
	da: "Ingen side viser det.",
};

/** As “22 places on 14 pages, in Danish and English”. */
function summaryOf(
	changes: readonly PlacedChange[],
	language: MessageLanguage,
): string {
	if (changes.length === 0) return nowhere[language];
	const pages = new Set(changes.map(({ page }) => page)).size;
	const locales = languagesOf(changes);
	const words = formatList(
		locales.map((locale) => languageName(locale)[language]),
		messageTags[language],
	);
	const sentence: Wording = {
		en: `${count(changes.length, "place", "en")} on ${count(pages, "page", "en")}, in ${words}`,
		da: `${count(changes.length, "place", "da")} på ${count(pages, "page", "da")}, på ${words}`,
	};
	return sentence[language];
}

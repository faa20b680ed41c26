import type { Built } from "../../build-types.ts";
import type { Memo } from "../../cache/memo.ts";
import { compareSites, countPlaces } from "../../compare/index.ts";
import { textIn, type Wording } from "../../diagnostics/diagnostic.ts";
import type { LanguageCode } from "../../diagnostics/language.ts";
import { contextOf } from "../context.ts";
import { pageNames } from "../fields/page-names.ts";
import type { Usage, ValueAddress } from "../protocol.ts";
import { builtWithOther } from "./trial.ts";

/** Finds the places that show a value of a site without marks: they change when the value changes. */
export function usageOfValue(
	origin: ValueAddress,
	built: Built,
	memo: Memo,
	language: LanguageCode,
): Usage {
	const { model } = built;
	const other = builtWithOther(origin, built, memo);
	if (!model || !other) return { summary: textIn(nowhere, language), uses: [] };
	const changes = compareSites({ ...built, model }, other, memo).filter(
		({ part }) => part !== "machine",
	);
	const names = pageNames(contextOf(built, language));
	return {
		summary: textIn(
			changes.length > 0 ? countPlaces(changes) : nowhere,
			language,
		),
		uses: changes.map(({ page, language: locale, from, before, after }) => {
			const called = names.ofPath(page) ?? page;
			return { where: page, called, locale, before, words: from, after };
		}),
	};
}

const nowhere: Wording = {
	en: "No page shows it.",
	da: "Ingen side viser det.",
};

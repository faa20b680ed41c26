import type { Entries } from "kilde";
import { type Diagnostic, getLanguageName } from "kilde/checks";
import { getLocalePrefix, listLocales } from "kilde/plan";
import { page as pages } from "../model/page.ts";
import { problemsIn } from "./problems.ts";

/** Reports a front page that is not at the address where visitors, and the links of other sites, begin. */
export function checkFrontPage({ of, site }: Entries): Diagnostic[] {
	return problemsIn(of(pages), "invalid-path", ({ view, path }, report) => {
		if (view !== "home") return;
		for (const locale of listLocales(site)) {
			const root = getLocalePrefix(locale, site) || "/";
			if (path[locale] === undefined || path[locale] === root) continue;
			const language = getLanguageName(locale);
			report(
				["path", locale],
				{
					en: `The ${language.en} front page must be at ${root}, where visitors begin.`,
					da: `Forsiden på ${language.da} skal have adressen ${root}, hvor gæsterne begynder.`,
				},
				{ fixes: [root] },
			);
		}
	});
}

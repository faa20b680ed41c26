import {
	type Diagnostic,
	didYouMean,
	type Entries,
	errorAt,
	languageName,
	localesOf,
	placeAt,
	prefixOf,
} from "../../generator/define.ts";
import { page as pages } from "../model/page.ts";

/** Reports a front page that is not at the address where visitors, and the links of other sites, begin. */
export function checkFrontPage(entries: Entries): Diagnostic[] {
	return entries.of(pages).flatMap((page) => {
		if (page.data?.view !== "home") return [];
		const { path } = page.data;
		return localesOf(entries.site).flatMap((locale) => {
			const root = prefixOf(locale, entries.site) || "/";
			if (path[locale] === undefined || path[locale] === root) return [];
			const language = languageName(locale);
			return [
				errorAt(
					page.file,
					placeAt(page, ["path", locale]),
					"invalid-path",
					{
						en: `The ${language.en} front page must be at ${root}, where visitors begin.`,
						da: `Forsiden på ${language.da} skal have adressen ${root}, hvor gæsterne begynder.`,
					},
					didYouMean(root),
				),
			];
		});
	});
}

import * as z from "zod";
import { languageList } from "../diagnostics/language-list.ts";
import { capitalize } from "../languages/format.ts";
import {
	type Locale,
	type SiteLanguage,
	segmentOf,
} from "../languages/languages.ts";
import { languageName } from "../languages/message-language.ts";
import { demand } from "./demand.ts";
import { path } from "./field.ts";
import { field } from "./help.ts";

/** Returns the schema of page addresses in a language: below /CODE, or in the default language not below any of these. */
function addressIn(locale: Locale, languages: readonly SiteLanguage[]) {
	const [first, ...others] = languages.map(({ code }) => code);
	const segment = segmentOf(locale);
	if (locale !== first)
		return path.regex(new RegExp(`^/${segment}(/|$)`), {
			error: demand({
				en: `an address that starts with /${segment}`,
				da: `en adresse, der begynder med /${segment}`,
			}),
		});
	const segments = others.map(segmentOf);
	const prefixes = segments.map((each) => `/${each}`);
	return path.regex(
		new RegExp(`^/${segments.map((each) => `(?!${each}(/|$))`).join("")}`),
		{
			error: () => {
				const list = languageList(others);
				return demand({
					en: `an address that doesn't start with ${prefixes.join(" or ")}, since those are the ${list.en} pages`,
					da: `en adresse, der ikke begynder med ${prefixes.join(" eller ")}, for dér er siderne på ${list.da}`,
				});
			},
		},
	);
}

/**
 * Returns the schema of a page's addresses by language, at least one. Editors show `example`, an address without a prefix.
 *
 * @example
 * const address = field(addressesIn(site.languages, "/prices"), { en: "Address" });
 * address.safeParse({ da: "/priser", en: "/prices" }).success; // false
 */
export function addressesIn(
	languages: readonly SiteLanguage[],
	example: string,
) {
	const shape = Object.fromEntries(
		languages.map(({ code }, index) => {
			const path = index === 0 ? example : `/${segmentOf(code)}${example}`;
			return [
				code,
				field(addressIn(code, languages).optional(), () => {
					const { en, da } = languageName(code);
					return {
						en: `${en} address`,
						da: capitalize(`${da} adresse`),
						example: path,
						help: {
							en: "If you change it, links and bookmarks that have the old one no longer work, unless the old one is redirected.",
							da: "Hvis du ændrer den, virker gamle links og bogmærker ikke længere, medmindre den gamle adresse får en viderestilling.",
						},
					};
				}),
			];
		}),
	);
	return z
		.strictObject(shape)
		.transform(
			// zod can't see that every field is an address.
			(paths) => paths as Readonly<Record<Locale, string | undefined>>,
		)
		.refine((paths) => Object.values(paths).some(Boolean), {
			error: demand({
				en: "given for at least one language",
				da: "en adresse på mindst ét sprog",
			}),
		});
}

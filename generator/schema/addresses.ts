import * as z from "zod";
import {
	getUrlSegment,
	type Locale,
	type SiteLanguage,
} from "../languages/languages.ts";
import { phrase } from "../messages/format.ts";
import { path } from "./field.ts";
import { withFieldText } from "./meta.ts";
import { encodeRequirement } from "./requirement.ts";

/**
 * Returns the schema of a page's addresses by language, at least one. Editors show `example`, an address without a prefix.
 *
 * @example
 * const address = field(defineAddresses(site.languages, "/prices"), { en: "Address" });
 * address.safeParse({ da: "/priser", en: "/prices" }).success; // false
 */
export function defineAddresses(
	languages: readonly SiteLanguage[],
	example: string,
) {
	const shape = Object.fromEntries(
		languages.map(({ code }, index) => [
			code,
			withFieldText(createAddressSchema(code, languages).optional(), {
				label: phrase("label.address", { language: { language: code } }),
				help: phrase("help.address"),
				example: index === 0 ? example : `/${getUrlSegment(code)}${example}`,
			}),
		]),
	);
	return z
		.strictObject(shape)
		.transform(
			// zod can't see that every field is an address.
			(paths) => paths as Readonly<Record<Locale, string | undefined>>,
		)
		.refine((paths) => Object.values(paths).some(Boolean), {
			error: encodeRequirement(phrase("expected.any-address")),
		});
}

/** Returns the schema of addresses in a language: below /CODE, or in the first language not below that of any other. */
function createAddressSchema(
	locale: Locale,
	languages: readonly SiteLanguage[],
) {
	const [first, ...others] = languages.map(({ code }) => code);
	const prefixes = others.map((code) => `/${getUrlSegment(code)}`);
	if (locale !== first) {
		const prefix = `/${getUrlSegment(locale)}`;
		return path.regex(new RegExp(`^${prefix}(/|$)`), {
			error: encodeRequirement(phrase("expected.path-below", { prefix })),
		});
	}
	const excluded = prefixes.map((prefix) => `(?!${prefix}(/|$))`).join("");
	return path.regex(new RegExp(`^${excluded}`), {
		error: encodeRequirement(
			phrase("expected.path-beside", {
				prefixes: { anyOf: prefixes },
				languages: { allOf: others.map((language) => ({ language })) },
			}),
		),
	});
}

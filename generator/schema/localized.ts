import * as z from "zod";
import type { SiteLanguage } from "../languages/languages.ts";
import { phrase } from "../messages/format.ts";
import { hasKind } from "../text/kind.ts";
import { field, kind } from "./meta.ts";
import { encodeRequirement } from "./requirement.ts";

/** A value in every language of the site, by language code; `link` picks the one in the language of the page. */
export type Localized<T> = {
	readonly kind: "localized";
	readonly values: Readonly<Record<string, T>>;
};

/**
 * Returns a function that makes the schema of a value in every language, written `{ da, en }`, from that of one value.
 *
 * @example defineLocalized(site.languages)(label).safeParse({ en: "Rye bread" }).success; // false
 */
export function defineLocalized(languages: readonly SiteLanguage[]) {
	const codes = languages.map(({ code }) => code);
	const named = codes.map((code) =>
		phrase("label.language", { language: { language: code }, code }),
	);
	const error = encodeRequirement(
		phrase("expected.localized", { languages: { allOf: named } }),
	);
	return <S extends z.ZodType>(schema: S) => {
		const shape = Object.fromEntries(
			codes.map((language) => [language, field(schema, { language })]),
		);
		return z
			.strictObject(shape, { error })
			.meta(kind("localized"))
			.transform(
				(values): Localized<z.output<S>> => ({
					kind: "localized",
					// zod can't see that every field is the output of one schema.
					values: values as Readonly<Record<string, z.output<S>>>,
				}),
			);
	};
}

/** Whether a value of parsed content is a `Localized`. */
export function isLocalized(value: unknown): value is Localized<unknown> {
	return hasKind(value, "localized");
}

/**
 * Returns the value in a language of the site.
 *
 * @example getLocalizedValue({ kind: "localized", values: { da: "Brød", en: "Bread" } }, "en"); // "Bread"
 */
export function getLocalizedValue<T>(
	{ values }: Localized<T>,
	locale: string,
): T {
	// Schemas of `defineLocalized` require every language; T may include undefined.
	return values[locale] as T;
}

/**
 * Returns a `Localized` with the same value in every language.
 *
 * @example toLocalized(site.languages, "Focaccia").values; // { da: "Focaccia", en: "Focaccia" }
 */
export function toLocalized<T>(
	languages: readonly SiteLanguage[],
	value: T,
): Localized<T> {
	return {
		kind: "localized",
		values: Object.fromEntries(languages.map(({ code }) => [code, value])),
	};
}

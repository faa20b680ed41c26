import type { Locale } from "./languages.ts";

/**
 * Returns the value of a language. Throws if the site does not have the language, which is a bug.
 *
 * @example inLocale(new Map([["da", "Priser"], ["en", "Prices"]]), "en"); // "Prices"
 */
export function inLocale<T>(by: ReadonlyMap<Locale, T>, locale: Locale): T {
	const found = by.get(locale);
	if (found === undefined) throw new Error(`No language ${locale}.`);
	return found;
}

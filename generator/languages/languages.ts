/** The code of a language of the site (BCP 47), as in the names of files: da, pt-BR. */
export type Locale = string;

/** A language of the site. */
export type SiteLanguage = {
	readonly code: Locale;
	/** The BCP 47 tag that dates, numbers and money are formatted by, as da-DK. */
	readonly tag: string;
	/** The name that Open Graph has for it, as da_DK. */
	readonly openGraph: string;
};

/** An object with the languages of a site, such as its definition. */
export type Languages = {
	/** The first one has no prefix in its addresses; /CODE comes before those of the others. */
	readonly languages: readonly SiteLanguage[];
};

/** The first part of addresses in a language: its code in small letters. */
export function segmentOf(locale: Locale): string {
	return locale.toLowerCase();
}

/**
 * The codes of a site's languages, the default one first.
 *
 * @example localesOf(site); // ["da", "en"]
 */
export function localesOf({ languages }: Languages): Locale[] {
	return languages.map(({ code }) => code);
}

/** The code of the language whose addresses have no prefix. */
export function defaultLocale({ languages }: Languages): Locale {
	const [first] = languages;
	if (!first) throw new Error("The site has no language.");
	return first.code;
}

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

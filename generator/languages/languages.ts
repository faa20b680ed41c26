/** The code of a language of the site (BCP 47), which is part of file names: da, pt-BR. */
export type Locale = string;

/** A language of the site. */
export type SiteLanguage = {
	readonly code: Locale;
	/** The BCP 47 tag for formatting dates, numbers and money, e.g. da-DK. */
	readonly tag: string;
	/** Its name in Open Graph, e.g. da_DK. */
	readonly openGraph: string;
};

/** An object with the languages of a site, such as its definition. */
export type Languages = {
	/** Addresses in the first language have no prefix; those in the others begin with /CODE. */
	readonly languages: readonly SiteLanguage[];
};

/** Returns the first segment of addresses in a language: its code in lower case. */
export function getUrlSegment(locale: Locale): string {
	return locale.toLowerCase();
}

/**
 * Lists the codes of a site's languages, the default one first.
 *
 * @example listLocales(site); // ["da", "en"]
 */
export function listLocales({ languages }: Languages): Locale[] {
	return languages.map(({ code }) => code);
}

/** Returns the code of the language whose addresses have no prefix. */
export function getDefaultLocale({ languages }: Languages): Locale {
	const [first] = languages;
	if (!first) throw new Error("The site has no language.");
	return first.code;
}

/**
 * Returns the value in a language. Throws if there is none, which is a bug.
 *
 * @example getForLocale(new Map([["da", "Priser"], ["en", "Prices"]]), "en"); // "Prices"
 */
export function getForLocale<T>(by: ReadonlyMap<Locale, T>, locale: Locale): T {
	const found = by.get(locale);
	if (found === undefined) throw new Error(`No language ${locale}.`);
	return found;
}

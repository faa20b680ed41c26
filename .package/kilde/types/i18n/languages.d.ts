/** The code of a language of the site (ISO 639-1), as in the names of files and in addresses. */
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
/** The codes of a site's languages, the default one first. */
export declare function localesOf({ languages }: Languages): Locale[];
/** The code of the language whose addresses have no prefix. */
export declare function defaultLocale({ languages }: Languages): Locale;

import { defineLocalized } from "kilde/fields";
import { createFormatters, getForLocale } from "kilde/format";

/** The languages of the site; the first one has addresses without a prefix. */
export const languages = [
	{ code: "fr", tag: "fr-FR", openGraph: "fr_FR" },
	{ code: "en", tag: "en-GB", openGraph: "en_GB" },
];

/** What prices are in (ISO 4217). */
export const currency = "EUR";

/** The schema of a value in every language. */
export const localized = defineLocalized(languages);

const written = new Map(
	languages.map(({ code, tag }) => [code, createFormatters(tag, currency)]),
);

/** How a language writes prices, days and times. */
export const formatsIn = (locale: string) => getForLocale(written, locale);

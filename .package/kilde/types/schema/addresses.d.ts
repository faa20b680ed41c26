import * as z from "zod";
import type { Locale, SiteLanguage } from "../i18n/languages.js";
/** Returns the schema of page addresses in a language: below /CODE, or in the default language not below any of these. */
export declare function addressIn(locale: Locale, languages: readonly SiteLanguage[]): z.ZodString;
/** Returns the schema of a page's addresses by language, at least one. Editors show `example`, an address without a prefix. */
export declare function addressesIn(languages: readonly SiteLanguage[], example: string): z.ZodPipe<z.ZodObject<{
    [x: string]: z.ZodOptional<z.ZodString>;
}, z.core.$strict>, z.ZodTransform<Readonly<Record<string, string | undefined>>, {
    [x: string]: string | undefined;
}>>;

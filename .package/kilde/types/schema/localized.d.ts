import * as z from "zod";
import type { SiteLanguage } from "../i18n/languages.js";
/** A value in every language of the site, by language code; `link` picks the one in the language of the page. */
export type Localized<T> = {
    readonly kind: "localized";
    readonly values: Readonly<Record<string, T>>;
};
/** Returns a function that makes the schema of a value in every language, written `{ da, en }`, from that of one value. */
export declare function localizedIn(languages: readonly SiteLanguage[]): <S extends z.ZodType>(schema: S) => z.ZodPipe<z.ZodObject<{
    [x: string]: S;
}, z.core.$strict>, z.ZodTransform<Localized<z.output<S>>, z.util.IsAny<S> extends true ? Record<string, unknown> : {
    [x: string]: z.infer<S>;
}>>;
/** Whether a value of parsed content is a `Localized`. */
export declare function isLocalized(value: unknown): value is Localized<unknown>;
/** Returns the value in a language of the site. */
export declare function inLanguage<T>({ values }: Localized<T>, locale: string): T;
/** Returns a `Localized` with the same value in every language. */
export declare function sameInEach<T>(languages: readonly SiteLanguage[], value: T): Localized<T>;

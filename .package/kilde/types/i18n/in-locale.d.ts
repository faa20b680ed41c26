import type { Locale } from "./languages.js";
/** Returns the value of a language. Throws if the site does not have the language, which is a bug. */
export declare function inLocale<T>(by: ReadonlyMap<Locale, T>, locale: Locale): T;

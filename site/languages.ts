import type { LanguageOptions } from "kilde";

/** The languages of the site, the default one first. */
export const languages: Readonly<Record<"da" | "en", LanguageOptions>> = {
	da: "Dansk",
	en: { name: "English", tag: "en-GB", openGraph: "en_US" },
};

import type { SiteLanguage } from "kilde";
import { defineLocalized, label, text } from "kilde/fields";

/** The languages of the site, the default one first. */
export const languages: readonly SiteLanguage[] = [
	{ code: "da", tag: "da-DK", openGraph: "da_DK" },
	{ code: "en", tag: "en-GB", openGraph: "en_US" },
];

/** A text for the editors of the site. */
export type EditorText = Readonly<Record<"da" | "en", string>>;

/** Returns the schema of a value in every language of the site, each of the given schema. */
export const localized = defineLocalized(languages);

/** A text in every language. Fields share the schema: making hundreds of them takes a tenth of a build. */
export const localizedText = localized(text);

/** A label in every language. */
export const localizedLabel = localized(label);

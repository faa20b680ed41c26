/** The languages that the tool speaks: its messages, its help, the explanations in editors. A site's languages are its own. */
export const messageLanguages = ["da", "en"] as const;

/** A language of messages (ISO 639-1). */
export type MessageLanguage = (typeof messageLanguages)[number];

/** Returns the language of Kilde's own words for editors whose language is another. */
export function messageLanguage(language: string): MessageLanguage {
	return messageLanguages.find((each) => each === language) ?? "en";
}

/**
 * The name of a language in the middle of a message.
 *
 * @example languageName("de"); // { da: "tysk", en: "German" }
 */
export function languageName(
	code: string,
): Readonly<Record<MessageLanguage, string>> {
	return { da: nameIn("da", code), en: nameIn("en", code) };
}

function nameIn(language: MessageLanguage, code: string): string {
	return new Intl.DisplayNames(language, { type: "language" }).of(code) ?? code;
}

/** How each language of messages writes dates and lists: BCP 47 tags. */
export const messageTags: Readonly<Record<MessageLanguage, string>> = {
	da: "da-DK",
	en: "en-GB",
};

/** Returns how Kilde's words for editors of a language write dates and lists: a BCP 47 tag. */
export function messageTag(language: string): string {
	return messageTags[messageLanguage(language)];
}

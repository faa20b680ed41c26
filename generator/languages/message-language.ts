/** The languages of Kilde's own texts: messages, help and explanations. They are independent of the site's languages. */
export const messageLanguages = ["da", "en"] as const;

/** A language of messages (ISO 639-1). */
export type MessageLanguage = (typeof messageLanguages)[number];

/** Returns the language of Kilde's own texts for a reader of a language: English if there is no translation. */
export function toMessageLanguage(language: string): MessageLanguage {
	return messageLanguages.find((each) => each === language) ?? "en";
}

/**
 * Returns the name of a language, as within a sentence.
 *
 * @example getLanguageName("de"); // { da: "tysk", en: "German" }
 */
export function getLanguageName(
	code: string,
): Readonly<Record<MessageLanguage, string>> {
	const format = (language: MessageLanguage) =>
		new Intl.DisplayNames(language, { type: "language" }).of(code) ?? code;
	return { da: format("da"), en: format("en") };
}

/** The BCP 47 tags for formatting dates and lists in messages. */
export const messageTags: Readonly<Record<MessageLanguage, string>> = {
	da: "da-DK",
	en: "en-GB",
};

/** Returns the BCP 47 tag for formatting dates and lists in messages to a reader of a language. */
export function getMessageTag(language: string): string {
	return messageTags[toMessageLanguage(language)];
}

/** The languages that the tool speaks: its messages, its help, the explanations in editors. A site's languages are its own. */
export declare const messageLanguages: readonly ["da", "en"];
/** A language of messages (ISO 639-1). */
export type MessageLanguage = (typeof messageLanguages)[number];
/** The name of a language in the middle of a message: "de" → »tysk« / “German”. */
export declare function languageName(code: string): Readonly<Record<MessageLanguage, string>>;
/** How each language of messages writes dates and lists: BCP 47 tags. */
export declare const messageTags: Readonly<Record<MessageLanguage, string>>;

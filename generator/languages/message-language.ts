/** The languages that the tool speaks: its messages, its help, the explanations in editors. A site's languages are its own. */
export const messageLanguages = ["da", "en"] as const;

/** A language of messages (ISO 639-1). */
export type MessageLanguage = (typeof messageLanguages)[number];

/**
 * The code of a language in which a site may give words to its editors (BCP 47): one of ISO 639-1, as fr, or any with a
 * script or a country, as pt-BR.
 */
export type LanguageCode = OneOf<Iso639> | `${string}-${string}`;

/** One of the codes with spaces between them. */
type OneOf<Codes extends string> = Codes extends `${infer One} ${infer Others}`
	? One | OneOf<Others>
	: Codes;

type Iso639 =
	| "aa ab ae af ak am an ar as av ay az ba be bg bi bm bn bo br bs ca ce ch co cr cs cu cv cy da de dv dz ee el en eo"
	| "es et eu fa ff fi fj fo fr fy ga gd gl gn gu gv ha he hi ho hr ht hu hy hz ia id ie ig ii ik io is it iu ja jv ka"
	| "kg ki kj kk kl km kn ko kr ks ku kv kw ky la lb lg li ln lo lt lu lv mg mh mi mk ml mn mr ms mt my na nb nd ne ng"
	| "nl nn no nr nv ny oc oj om or os pa pi pl ps pt qu rm rn ro ru rw sa sc sd se sg si sk sl sm sn so sq sr ss st su"
	| "sv sw ta te tg th ti tk tl tn to tr ts tt tw ty ug uk ur uz ve vi vo wa wo xh yi yo za zh zu";

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

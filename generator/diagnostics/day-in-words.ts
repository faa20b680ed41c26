import { formatDate } from "../languages/format.ts";
import { messageTags } from "../languages/message-language.ts";
import { type Wording, worded } from "./diagnostic.ts";

/**
 * A day as messages write it.
 *
 * @example dayInWords("2026-08-12"); // { en: "12 August 2026", da: "12. august 2026" }
 */
export function dayInWords(date: string): Wording {
	return worded((language) => formatDate(date, messageTags[language]));
}

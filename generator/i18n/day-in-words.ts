import { type Wording, worded } from "../diagnostics/diagnostic.ts";
import { messageTags } from "../diagnostics/language.ts";
import { formatDate } from "./format.ts";

/**
 * A day as messages write it.
 *
 * @example dayInWords("2026-08-12"); // { en: "12 August 2026", da: "12. august 2026" }
 */
export function dayInWords(date: string): Wording {
	return worded((language) => formatDate(date, messageTags[language]));
}

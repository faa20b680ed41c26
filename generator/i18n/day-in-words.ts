import { type Wording, worded } from "../diagnostics/diagnostic.ts";
import { messageTags } from "../diagnostics/language.ts";
import { formatDate } from "./format.ts";

/** A day as messages write it: 2025-08-12 → “12 August 2025” and »12. august 2025«. */
export function dayInWords(date: string): Wording {
	return worded((language) => formatDate(date, messageTags[language]));
}

import {
	type Code,
	completed,
	type Diagnostic,
	type Place,
	errorAt as problemOf,
	type SiteHint,
	type SiteMessage,
} from "./diagnostics/diagnostic.ts";

// `kilde/checks`: what a site's own checks and rules of wording report problems with. Of their messages, English is
// enough, and any language may be beside it.

export { dayInWords } from "./diagnostics/day-in-words.ts";
export {
	type Diagnostic,
	type Hint,
	type Message,
	type Place,
	worded,
} from "./diagnostics/diagnostic.ts";
export { didYouMean, hintToWrite, suggest } from "./diagnostics/nearest.ts";
export { type Path, valueAt } from "./diagnostics/places.ts";
export { languageName } from "./languages/message-language.ts";
export { anchorsOfPage, slugOf } from "./link/addresses.ts";
export { checkPeriod } from "./link/checks/periods.ts";
export { placeAt } from "./link/entries.ts";

/** The mistake, and what to do about it. */
type Explained = {
	readonly message: SiteMessage;
	readonly hint?: SiteHint | undefined;
};

/**
 * An error at a place of a file. A warning is made the same way.
 *
 * @example
 * ```ts
 * import type { Collection, Entries } from "kilde";
 * import { errorAt, placeAt } from "kilde/checks";
 *
 * type Hours = { readonly opens: string; readonly closes: string };
 *
 * // A check of a site: its definition names it in `checks`.
 * export function checkHours(entries: Entries, hours: Collection<string, Hours>) {
 * 	return entries
 * 		.of(hours)
 * 		.filter(({ data }) => data.opens >= data.closes)
 * 		.map((entry) => {
 * 			const place = placeAt(entry, ["closes"]);
 * 			const message = { en: "It closes before it opens." };
 * 			return errorAt(entry.file, place, "inconsistent", { message });
 * 		});
 * }
 * ```
 */
export function errorAt(
	file: string,
	place: Place,
	code: Code,
	{ message, hint }: Explained,
): Diagnostic {
	return problemOf(file, place, code, {
		message: completed(message),
		hint: hint && completed(hint),
	});
}

/**
 * A warning: the site is built all the same.
 *
 * @example
 * const message = { en: "The week costs more than seven days." };
 * warningAt(entry.file, placeAt(entry, ["week"]), "inconsistent", { message }).severity; // "warning"
 */
export function warningAt(...problem: Parameters<typeof errorAt>): Diagnostic {
	return { ...errorAt(...problem), severity: "warning" };
}

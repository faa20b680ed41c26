import {
	type Code,
	type Diagnostic,
	type Place,
	problemAt,
} from "./diagnostics/diagnostic.ts";
import { type SiteProblem, toExplanation } from "./diagnostics/site-problem.ts";

// `kilde/checks`: what a site's own checks and lint rules report problems with.

export { dayInWords } from "./diagnostics/day-in-words.ts";
export type { Diagnostic, Place } from "./diagnostics/diagnostic.ts";
export { nearest } from "./diagnostics/nearest.ts";
export { type Path, valueAt } from "./diagnostics/places.ts";
export type { SiteProblem } from "./diagnostics/site-problem.ts";
export { languageName } from "./languages/message-language.ts";
export { getSlug, listPageAnchors } from "./link/addresses.ts";
export { checkPeriod } from "./link/checks/periods.ts";
export { getPlace } from "./link/entries.ts";

/**
 * Returns an error at a place of a file. A warning is made the same way.
 *
 * @example
 * ```ts
 * import type { Collection, Entries } from "kilde";
 * import { errorAt, getPlace } from "kilde/checks";
 *
 * type Hours = { readonly opens: string; readonly closes: string };
 *
 * // A check of a site: its definition lists it in `checks`.
 * export function checkHours(entries: Entries, hours: Collection<string, Hours>) {
 * 	return entries
 * 		.of(hours)
 * 		.filter(({ data }) => data.opens >= data.closes)
 * 		.map((entry) => {
 * 			const place = getPlace(entry, ["closes"]);
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
	problem: SiteProblem,
): Diagnostic {
	return { file, ...problemAt(place, code, toExplanation(problem)) };
}

/**
 * Returns a warning: the site is built all the same.
 *
 * @example
 * const message = { en: "The week costs more than seven days." };
 * warningAt(entry.file, getPlace(entry, ["week"]), "inconsistent", { message }).severity; // "warning"
 */
export function warningAt(...problem: Parameters<typeof errorAt>): Diagnostic {
	return { ...errorAt(...problem), severity: "warning" };
}

import {
	type Code,
	type Diagnostic,
	explainSiteProblem,
	type Place,
	problemAt,
	type SiteProblem,
} from "../diagnostics/diagnostic.ts";
import { type MessageText, translate } from "../messages/format.ts";

// What the checks and lint rules of a site report problems with.

/**
 * Returns an error at a place of a file. A warning is made the same way.
 *
 * @example
 * ```ts
 * import { collection, type Entries, errorAt, f, getPlace } from "kilde";
 *
 * const hours = collection("hours.yaml", { opens: f.time(), closes: f.time() });
 *
 * // A check of a site, one of its `rules`; simple ones are made by `rule`.
 * export function checkHours(entries: Entries) {
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
	return { file, ...problemAt(place, explainSiteProblem(code, problem)) };
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

/**
 * Returns a day as messages write it.
 *
 * @example formatDay("2026-08-12"); // { en: "12 August 2026", da: "12. august 2026" }
 */
export function formatDay(day: string): MessageText {
	return translate({ day });
}

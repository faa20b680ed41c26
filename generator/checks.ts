// `kilde/checks`: what a site's own checks and rules of wording report problems with.

export {
	type Diagnostic,
	errorAt,
	type Hint,
	type Message,
	warningAt,
	worded,
} from "./diagnostics/diagnostic.ts";
export { languageName } from "./diagnostics/language.ts";
export { didYouMean, hintToWrite, suggest } from "./diagnostics/nearest.ts";
export { type Path, valueAt } from "./diagnostics/places.ts";
export { dayInWords } from "./i18n/day-in-words.ts";
export type { Cause, Finding } from "./link/checks/causes.ts";
export { backwards } from "./link/checks/periods.ts";
export { partsOfPage, slugOf } from "./link/claims.ts";
export { placeAt } from "./link/entries.ts";

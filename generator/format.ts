// `kilde/format`: how the languages of a site write facts, and the days on which they hold.

export { capitalize, noBreakSpace } from "./i18n/format.ts";
export { type Formats, formats } from "./i18n/formats.ts";
export { inLocale } from "./i18n/in-locale.ts";
export {
	daysAfter,
	isBackward,
	isWithin,
	type Period,
	positionIn,
} from "./i18n/period.ts";
export { startsOfDays } from "./i18n/time.ts";

// `kilde/format`: how the languages of a site write facts, and the days on which they hold.

export { capitalize, noBreakSpace } from "./languages/format.ts";
export { type Formats, formats } from "./languages/formats.ts";
export { inLocale } from "./languages/in-locale.ts";
export {
	daysAfter,
	isBackward,
	isWithin,
	type Period,
	positionIn,
} from "./languages/period.ts";
export { startsOfDays } from "./languages/time.ts";

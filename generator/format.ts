// `kilde/format`: how the languages of a site write facts, and the days on which they hold.

export {
	daysAfter,
	isBackward,
	isWithin,
	type Period,
	positionIn,
	startsOfDays,
} from "./languages/days.ts";
export {
	capitalize,
	type Formats,
	formats,
	noBreakSpace,
} from "./languages/format.ts";
export { inLocale } from "./languages/languages.ts";

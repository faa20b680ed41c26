// `kilde/format`: how the languages of a site write facts, and the days on which they hold.

export {
	addDays,
	comparePeriod,
	isBackward,
	isWithin,
	listDayStarts,
	type Period,
} from "./languages/days.ts";
export {
	capitalize,
	type Formats,
	formats,
	noBreakSpace,
} from "./languages/format.ts";
export { selectLocale } from "./languages/languages.ts";

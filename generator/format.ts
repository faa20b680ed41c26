// `kilde/format`: how the languages of a site write facts, and the days on which they hold.

export {
	addDays,
	comparePeriod,
	createDayStartFormatter,
	isInPeriod,
	isReversedPeriod,
	type Period,
} from "./languages/days.ts";
export {
	capitalize,
	createFormatters,
	type Formatters,
	noBreakSpace,
	type Weekday,
	weekdays,
} from "./languages/format.ts";
export { getForLocale } from "./languages/languages.ts";

import {
	addDays,
	type Check,
	formatDay,
	isInPeriod,
	rule,
	type Stored,
	weekdays,
} from "kilde";
import { hours } from "../content/hours.ts";
import { sessions } from "../content/sessions.ts";
import { type Holiday, holidaysOf } from "../lib/holidays.ts";

/** How many days ahead a holiday is asked about. */
const ahead = 60;

/** The rules for the opening hours, and for the days that are not as the week says. */
export const hoursRules: readonly Check[] = [
	rule(
		hours,
		"openingDay",
		({ from, to }) => from < to,
		({ from }) =>
			`Åbningsdagen skal slutte, efter at den er begyndt kl. ${from}.`,
		{ at: "to" },
	),
	rule(
		hours,
		"week.*.starts.*",
		(start, { siblings, index }) => (siblings[index - 1] ?? "") < start,
		"Hvert tidspunkt skal være senere end det foregående.",
	),
	rule(
		hours,
		"session",
		({ name }, { entries }) => entries.only(sessions)[name]?.kind !== "night",
		"Vælg en almindelig session her; det valgte er noget andet.",
	),
	rule(
		hours,
		"overnight",
		({ name }, { entries }) => entries.only(sessions)[name]?.kind !== "session",
		"Vælg en overnatning her; det valgte er noget andet.",
	),
	rule(
		hours,
		"exceptions.*",
		({ from, until }, { siblings, index }) =>
			!siblings
				.slice(0, index)
				.some((other) => other.from <= until && from <= other.until),
		"Der er allerede en anden undtagelse på en af dagene.",
		{
			at: "from",
			hint: "Lad den ene slutte, før den anden begynder, eller fjern den ene.",
		},
	),
	rule(
		hours,
		"exceptions.*",
		({ from, until }, { date }) => until >= date || until < from,
		({ until }) =>
			`Undtagelsen sluttede den ${formatDay(until).da}; hjemmesiden viser den ikke længere.`,
		{
			at: "from",
			severity: "warning",
			code: "not-current",
			hint: "Fjern den, eller giv den dagene for næste gang.",
		},
	),
	rule(
		hours,
		"",
		(data, { date }) => unanswered(data, date).length === 0,
		(data, { date }) =>
			`Har I åbent ${unanswered(data, date).map(nameDay).join(", ")}? Det har I ifølge ugens tider.`,
		{
			at: "exceptions",
			severity: "warning",
			code: "not-current",
			hint: "Tilføj en undtagelse for hver af dagene: lukket, andre tider eller åbent som ellers.",
		},
	),
];

type Hours = Stored<(typeof hours)["fields"]>;

/** Lists the holidays ahead on which the week says open. An exception answers it, whatever that says. */
function unanswered({ week, exceptions }: Hours, date: string): Holiday[] {
	const year = Number(date.slice(0, 4));
	const next = { from: date, until: addDays(date, ahead) };
	return [...holidaysOf(year), ...holidaysOf(year + 1)]
		.filter((holiday) => isInPeriod(next, holiday.date))
		.filter((holiday) => isOpen(week, holiday.date))
		.filter(
			(holiday) => !exceptions.some((each) => isInPeriod(each, holiday.date)),
		);
}

function isOpen(week: Hours["week"], date: string): boolean {
	const place = (new Date(date).getUTCDay() + 6) % 7;
	const { starts, overnight } = week[weekdays[place] ?? "monday"];
	return starts.length > 0 || overnight === true;
}

function nameDay({ date, name }: Holiday): string {
	return `den ${formatDay(date).da} (${name})`;
}

import { addDays } from "kilde";

/** A day, yyyy-mm-dd, and what it is called in Danish. */
export type Holiday = { readonly date: string; readonly name: string };

/**
 * The days of a year on which guests in Denmark expect that a place may be closed: the public holidays, and the others on
 * which shops close (lukkeloven, § 1: Constitution Day, Christmas Eve and New Year's Eve).
 */
export function holidaysOf(year: number): Holiday[] {
	const easter = easterOf(year);
	const fixed = (day: string) => `${year}-${day}`;
	const moving = (days: number) => addDays(easter, days);
	return (
		[
			[fixed("01-01"), "nytårsdag"],
			[moving(-3), "skærtorsdag"],
			[moving(-2), "langfredag"],
			[easter, "påskedag"],
			[moving(1), "2. påskedag"],
			[moving(39), "Kristi himmelfartsdag"],
			[moving(49), "pinsedag"],
			[moving(50), "2. pinsedag"],
			[fixed("06-05"), "grundlovsdag"],
			[fixed("12-24"), "juleaften"],
			[fixed("12-25"), "juledag"],
			[fixed("12-26"), "2. juledag"],
			[fixed("12-31"), "nytårsaften"],
		] as const
	).map(([date, name]) => ({ date, name }));
}

/** Easter Sunday of a year, yyyy-mm-dd (Meeus, Astronomical Algorithms, chapter 8, for the Gregorian calendar). */
export function easterOf(year: number): string {
	const golden = year % 19;
	const century = Math.floor(year / 100);
	const ofCentury = year % 100;
	const lunar = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
	const epact =
		(19 * golden + century - Math.floor(century / 4) - lunar + 15) % 30;
	const weekday =
		(32 +
			2 * (century % 4) +
			2 * Math.floor(ofCentury / 4) -
			epact -
			(ofCentury % 4)) %
		7;
	const late = Math.floor((golden + 11 * epact + 22 * weekday) / 451);
	// Days after 22 March, the earliest Easter.
	return addDays(`${year}-03-22`, epact + weekday - 7 * late);
}

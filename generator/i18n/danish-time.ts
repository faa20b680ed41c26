// Denmark is an hour ahead of UTC, and two from the last Sunday of March to that of October, each at 01:00 UTC (directive
// 2000/84/EC). The rule stands here since it takes longer to ask the system of time zones than to build a page.

/** 2025-08-12 → 2025-08-12T00:00:00+02:00: the beginning of the day in Denmark (RFC 3339). */
export function startOfDay(date: string): string {
	const hours = hoursAhead(new Date(`${date}T00:00:00Z`));
	return `${date}T00:00:00+0${hours}:00`;
}

/** The day in Denmark at this moment, yyyy-mm-dd. */
export function danishDay(moment: Date): string {
	const there = new Date(moment.getTime() + hoursAhead(moment) * hour);
	return there.toISOString().slice(0, 10);
}

/** An hour in milliseconds. */
const hour = 3_600_000;

function hoursAhead(moment: Date): number {
	const year = moment.getUTCFullYear();
	const isSummer =
		moment >= changeIn(year, months.march) &&
		moment < changeIn(year, months.october);
	return isSummer ? 2 : 1;
}

/** As Date counts them. */
const months = { march: 2, october: 9 } as const;

/** When the clocks change in a month: on its last Sunday. */
function changeIn(year: number, month: number): Date {
	const last = new Date(Date.UTC(year, month + 1, 0));
	return new Date(
		Date.UTC(year, month, last.getUTCDate() - last.getUTCDay(), 1),
	);
}

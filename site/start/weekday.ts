/** Returns the day of the week at a moment in a time zone: 0 is Monday (ISO 8601). */
export function weekdayIn(timeZone: string | undefined, moment: Date): number {
	const name = moment.toLocaleDateString("en", { timeZone, weekday: "short" });
	return "MonTueWedThuFriSatSun".indexOf(name) / 3;
}

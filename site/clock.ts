/** The time at the centre, whatever the time zone of the visitor. */
export type Clock = {
	/** The time of day: hh:mm:ss. */
	readonly time: string;
	/** Returns a day by its distance from today: its midnight in ISO 8601, to compare with dates, and its weekday (0 is Monday). */
	getDay(ahead: number): { readonly day: string; readonly weekday: number };
};

/** Reads the clock of the centre, in its time zone. */
export function readClock(zone: string | undefined): Clock {
	// Swedish writes both as the page does: yyyy-mm-dd hh:mm:ss.
	const moment = new Date().toLocaleString("sv", { timeZone: zone });
	const [date = "", time = ""] = moment.split(" ");
	const midnight = new Date(date);
	return {
		time,
		getDay: (ahead) => ({
			day: new Date(+midnight + ahead * 864e5).toJSON(),
			weekday: (midnight.getUTCDay() + 6 + ahead) % 7,
		}),
	};
}

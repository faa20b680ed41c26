// Shows on the front page when sessions start next, by the clock of the centre: the times of today that are still to come, or
// else those of tomorrow. Of a day that is not as the week says, it shows what applies instead.

/** All that the page is made with (plan/week.ts): what is there needs no code that looks. */
type Data = Readonly<Record<string, string>>;

const line = document.querySelector("[data-today]") as HTMLElement;
const [label, ...days] = line.children as unknown as [
	HTMLElement,
	...HTMLElement[],
];

function update(): void {
	const { zone, today, tomorrow } = line.dataset as Data;
	// Swedish writes both as the page does: yyyy-mm-dd hh:mm:ss.
	const moment = new Date().toLocaleString("sv", { timeZone: zone });
	const [date = "", clock = ""] = moment.split(" ");
	const midnight = new Date(date);
	label.textContent = "";
	for (const each of days) each.hidden = true;
	for (const [ahead, name = ""] of [today, tomorrow].entries()) {
		const day = new Date(+midnight + ahead * 864e5).toJSON();
		const exception = days.find(({ dataset: { from = "~", after = "" } }) => {
			return from <= day && day < after;
		});
		const weekday = (midnight.getUTCDay() + 6 + ahead) % 7;
		const shown = exception ?? (days[weekday] as HTMLElement);
		const times = [...shown.querySelectorAll("time")];
		for (const time of times)
			time.hidden = ahead === 0 && `${time.dateTime}:00` < clock;
		if (!exception && times.every(({ hidden }) => hidden)) continue;
		label.textContent = exception ? "" : name;
		shown.hidden = false;
		return;
	}
}

update();
setInterval(update, 60_000);

// Shows on the front page when sessions start next, by the clock of the centre: the times of today that are still to come, or
// else those of tomorrow. Of a day that is not as the week says, it shows what applies instead.
import { readClock } from "../clock.ts";

/** All that the page is made with (plan/week.ts): what is there needs no code that looks. */
type Data = Readonly<Record<string, string>>;

const line = document.querySelector("[data-today]") as HTMLElement;
const [label, ...days] = line.children as unknown as [
	HTMLElement,
	...HTMLElement[],
];

function update(): void {
	const { zone, today, tomorrow } = line.dataset as Data;
	const clock = readClock(zone);
	label.textContent = "";
	for (const each of days) each.hidden = true;
	for (const [ahead, name = ""] of [today, tomorrow].entries()) {
		const { day, weekday } = clock.getDay(ahead);
		const exception = days.find(({ dataset: { from = "~", after = "" } }) => {
			return from <= day && day < after;
		});
		const shown = exception ?? (days[weekday] as HTMLElement);
		const times = [...shown.querySelectorAll("time")];
		for (const time of times)
			time.hidden = ahead === 0 && `${time.dateTime}:00` < clock.time;
		if (!exception && times.every(({ hidden }) => hidden)) continue;
		label.textContent = exception ? "" : name;
		shown.hidden = false;
		return;
	}
}

update();
setInterval(update, 60_000);

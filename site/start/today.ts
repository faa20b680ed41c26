import { weekdayIn } from "./weekday.ts";

// Marks today and tomorrow in the table of the week, by the clock of the centre, and again when a day has passed.

const table = document.querySelector<HTMLTableElement>("[data-today]");

function mark(rows: Iterable<HTMLElement>, day: number): void {
	const { today = "", tomorrow = "" } = table?.dataset ?? {};
	let place = 0;
	for (const row of rows) {
		const ahead = (place++ - day + 7) % 7;
		const words = row.querySelector(".when");
		row.dataset.ahead = String(ahead);
		if (words) words.textContent = [today, tomorrow][ahead] ?? "";
	}
}

if (table) {
	const update = () =>
		mark(
			table.tBodies[0]?.rows ?? [],
			weekdayIn(table.dataset.zone, new Date()),
		);
	update();
	setInterval(update, 60_000);
}

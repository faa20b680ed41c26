import { readClock } from "../clock.ts";

// Shows the next start times of each session and night on the booking page, by the clock of the centre, as links to the
// provider's page. The times are read from the table of the week. Days with an exception are skipped; if nothing starts within
// a week, the heading shows the exception instead.

/** The attributes with which the page is rendered. */
type Data = Readonly<Record<string, string>>;

const products = document.querySelector("[data-today]") as HTMLElement;

function update(): void {
	const { zone, today, tomorrow, starts = "" } = products.dataset as Data;
	const clock = readClock(zone);
	for (const next of products.querySelectorAll(".next")) {
		const product = next.closest("section") as HTMLElement;
		const rows = [...product.querySelectorAll<HTMLElement>("dl > div")];
		const links = [...next.querySelectorAll("a")];
		let shown = 0;
		let heading = starts;
		for (const link of links) link.hidden = true;
		for (let ahead = 0; ahead < 8; ahead++) {
			const { day, weekday } = clock.getDay(ahead);
			// The rows of exceptions come last.
			const row = rows.findLast(
				({ dataset: { weekday: place, from = "~", after = "" } }) =>
					place === `${weekday}` || (from <= day && day < after),
			);
			if (row?.dataset.from) heading = row.textContent;
			for (const time of row?.querySelectorAll("time") ?? []) {
				const link = links[shown];
				if (!link || (!ahead && `${time.dateTime}:00` < clock.time)) continue;
				const name = [today, tomorrow][ahead] ?? row?.firstChild?.textContent;
				link.firstElementChild?.replaceChildren(
					`${name} `,
					time.cloneNode(true),
				);
				link.hidden = false;
				shown++;
			}
		}
		(next.firstChild as ChildNode).textContent = shown ? starts : heading;
	}
}

update();
setInterval(update, 60_000);

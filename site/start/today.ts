// Marks today and tomorrow in the table of the week, by the clock of the centre, and again when a day has passed. Shows there
// the days that are not as the week says, and hides those that are past: the page may be weeks old.

/** All that the page is made with (plan/week.ts): what is there needs no code that looks. */
type Data = Readonly<Record<string, string>>;

const table = document.querySelector("[data-today]") as HTMLTableElement;
const { zone, today, tomorrow } = table.dataset as Data;

function update(): void {
	// Swedish writes dates as the page does: yyyy-mm-dd.
	const now = new Date().toLocaleDateString("sv", { timeZone: zone });
	const midnight = new Date(now);
	const notes = document.querySelectorAll<HTMLElement>("[data-after]");
	let place = 8 - midnight.getUTCDay();
	for (const row of table.tBodies[0]?.rows ?? []) {
		const ahead = place++ % 7;
		const day = new Date(+midnight + ahead * 864e5).toJSON();
		const [, first, ...others] = row.cells;
		row.dataset.ahead = `${ahead}`;
		row.querySelector(".when")?.replaceChildren([today, tomorrow][ahead] ?? "");
		for (const note of notes) {
			const { from, after } = note.dataset as { from: string; after: string };
			note.hidden = after <= now;
			if (!first || !(from <= day && day < after)) continue;
			first.colSpan += others.length;
			first.textContent = note.firstChild?.textContent ?? "";
			for (const cell of others) cell.remove();
		}
	}
}

update();
setInterval(update, 60_000);

// Marks today and tomorrow in the table of the week, by the clock of the centre, and again when a day has passed. Shows there
// the days that are not as the week says, and hides those that are past: the page may be weeks old, and open for days.

/** All that the page is made with (plan/week.ts): what is there needs no code that looks. */
type Data = Readonly<Record<string, string>>;

const table = document.querySelector("[data-today]") as HTMLTableElement;
const { zone, today, tomorrow } = table.dataset as Data;
const week = table.tBodies[0] as HTMLTableSectionElement;
let shown = "";

function update(): void {
	// Swedish writes dates as the page does: yyyy-mm-dd.
	const now = new Date().toLocaleDateString("sv", { timeZone: zone });
	if (now === shown) return;
	shown = now;
	// A copy, so that a row is as the week says again when its exception has passed.
	const body = week.cloneNode(true) as typeof week;
	table.tBodies[0]?.replaceWith(body);
	const midnight = new Date(now);
	const notes = document.querySelectorAll<HTMLElement>("[data-after]");
	let place = 8 - midnight.getUTCDay();
	for (const row of body.rows) {
		const ahead = place++ % 7;
		const day = new Date(+midnight + ahead * 864e5).toJSON();
		const [, first, ...others] = row.cells;
		row.dataset.ahead = `${ahead}`;
		row.querySelector(".when")?.append([today, tomorrow][ahead] ?? "");
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

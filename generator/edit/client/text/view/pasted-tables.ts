/**
 * Makes each table a list, a row an item, with the names of its columns before the values: texts have no tables. One that only
 * arranges what it holds gives that.
 */
export function tablesAsLists(pasted: Element): void {
	// A table within another one comes first.
	for (const table of [...pasted.querySelectorAll("table")].reverse()) {
		const rows = [...table.rows].filter(({ textContent }) =>
			isSaid(textContent),
		);
		const { caption } = table;
		table.replaceWith(
			...(caption ? [paragraphOf(caption)] : []),
			...(isArrangement(table, rows) ? contentOf(rows) : [listOf(rows)]),
		);
	}
}

/** Whether a table arranges what it holds: it has one column, or blocks in its cells. */
function isArrangement(
	table: HTMLTableElement,
	rows: readonly HTMLTableRowElement[],
): boolean {
	return (
		rows.every(({ cells }) => saidIn(cells).length < 2) ||
		table.querySelector("p ~ p, h1, h2, h3, h4, h5, h6, ul, ol, blockquote") !==
			null
	);
}

function contentOf(rows: readonly HTMLTableRowElement[]): Node[] {
	return rows
		.flatMap(({ cells }) => saidIn(cells))
		.flatMap((cell) =>
			cell.querySelector("p, div, ul, ol, h1, h2, h3, h4, h5, h6, blockquote")
				? [...cell.childNodes]
				: [paragraphOf(cell)],
		);
}

function listOf(rows: readonly HTMLTableRowElement[]): HTMLElement {
	const [first, ...others] = rows;
	const cells = [...(first?.cells ?? [])];
	const isHeader =
		others.length > 0 && cells.every(({ localName }) => localName === "th");
	const names = isHeader
		? cells.flatMap((cell) =>
				Array<string>(cell.colSpan).fill(cell.innerText.trim()),
			)
		: [];
	const list = document.createElement("ul");
	list.append(...(isHeader ? others : rows).map((row) => itemOf(row, names)));
	return list;
}

/** A row: its first cell, and the others after the names of their columns. */
function itemOf(
	{ cells }: HTMLTableRowElement,
	names: readonly string[],
): HTMLElement {
	const item = document.createElement("li");
	const paragraph = document.createElement("p");
	item.append(paragraph);
	let column = 0;
	for (const cell of cells) {
		const name = column > 0 ? names[column] : undefined;
		column += cell.colSpan;
		if (!isSaid(cell.textContent)) continue;
		if (paragraph.hasChildNodes())
			paragraph.append(names.length === 0 && cells.length === 2 ? ": " : " – ");
		if (name) paragraph.append(`${name}: `);
		paragraph.append(...(cell.querySelector("p") ?? cell).childNodes);
	}
	return item;
}

function saidIn(cells: HTMLCollectionOf<HTMLTableCellElement>) {
	return [...cells].filter(({ textContent }) => isSaid(textContent));
}

function isSaid(text: string | null): boolean {
	return text?.trim() !== "";
}

function paragraphOf({ childNodes }: Element): HTMLElement {
	const paragraph = document.createElement("p");
	paragraph.append(...childNodes);
	return paragraph;
}

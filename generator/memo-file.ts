import { keep, recall } from "./cache/files.ts";
import type { Findings } from "./findings.ts";
import {
	deleteOtherPacks,
	type Extent,
	isThere,
	type Mark,
	openPack,
	type Pack,
} from "./pack.ts";

/** The file that holds the cards and findings, and says where the rest is. */
const file = "memo";

/** A result: its card, if it has one, and where its head and its tail are. */
export type Line<Card> = {
	readonly card?: Card | undefined;
	readonly head?: Mark | undefined;
	readonly tail: Mark;
};

/** What a process leaves of a result: its line, and what was found out about it. */
export type Row<Card> = {
	readonly line: Line<Card>;
	readonly findings?: Findings | undefined;
};

/** What is kept: where the rest is, and the rows by the names of their results, as they are written. */
type Index = {
	readonly extent: Extent;
	readonly rows: ReadonlyMap<string, string>;
};

// There may be thousands of rows: most are read as they are and written again. A line of the file is a name, how many
// bytes of the pack belong to it, and JSON without any letters beyond ASCII, which are slower to read.

/** A row as the file has it. */
export function writeRow(row: Row<unknown>): string {
	const json = JSON.stringify(row).replaceAll(
		/[^\0-\x7f]/g,
		(letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`,
	);
	return `${lengthOf(row.line)}\t${json}`;
}

/** What a row says. */
export function readRow<Card>(row: string): Row<Card> {
	return JSON.parse(row.slice(row.indexOf("\t") + 1));
}

function lengthOf({ head, tail }: Line<unknown>): number {
	return (head?.length ?? 0) + tail.length;
}

/** What was kept by the code of this digest; nothing if it is gone or damaged. */
export function readIndex(folder: string, code: string): Index | undefined {
	const bytes = recall(folder, file);
	if (!bytes) return undefined;
	const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
	const [tag, extent = "", ...lines] = text.toString("latin1").split("\n");
	if (tag !== code) return undefined;
	const kept: Extent = JSON.parse(extent);
	// Without it, each part of each result would have to be made again.
	if (!isThere(folder, kept)) return undefined;
	const rows = lines.map((line): [string, string] => {
		const end = line.indexOf("\t");
		return [decodeURIComponent(line.slice(0, end)), line.slice(end + 1)];
	});
	return { extent: kept, rows: new Map(rows) };
}

/** Keeps these rows, and of packs only the one that they point into. */
export function writeIndex(
	folder: string,
	code: string,
	given: Index["rows"],
	pack: Pack,
): void {
	const { extent, rows } = compact(given, pack, folder);
	const lines = [...rows].map(
		([name, row]) => `${encodeURIComponent(name)}\t${row}`,
	);
	const text = [code, JSON.stringify(extent), ...lines].join("\n");
	keep(folder, file, Buffer.from(text, "latin1"));
	deleteOtherPacks(folder, extent);
}

/** Results that nobody asks for any more leave room in the pack; when that is half of it, the others move. */
function compact(
	rows: ReadonlyMap<string, string>,
	pack: Pack,
	folder: string,
): Index {
	const extent = pack.flush();
	let needed = 0;
	for (const row of rows.values()) needed += Number.parseInt(row, 10);
	if (needed * 2 >= extent.size) return { extent, rows };
	const smaller = openPack(folder);
	const moved = (mark: Mark | undefined) => {
		const bytes = mark && pack.get(mark);
		return bytes && smaller.add(bytes);
	};
	const kept = new Map<string, string>();
	for (const [name, row] of rows) {
		const { line, findings } = readRow(row);
		const [head, tail] = [moved(line.head), moved(line.tail)];
		if (tail)
			kept.set(name, writeRow({ line: { ...line, head, tail }, findings }));
	}
	return { extent: smaller.flush(), rows: kept };
}

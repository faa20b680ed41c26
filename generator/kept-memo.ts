import { join } from "node:path";
import { deserialize, serialize } from "node:v8";
import { keep, recall } from "./cache.ts";
import { bringFindings, type Findings, findingsOn } from "./findings.ts";
import { createMemo, type Memo } from "./memo.ts";
import {
	deleteOtherPacks,
	type Extent,
	type Mark,
	openPack,
	type Pack,
} from "./pack.ts";

/** A memo for one build, which goes on where the last process left off. */
export type KeptMemo = Memo & {
	/** Whether the result of a key would have to be made. */
	lacks(key: string): boolean;
	/** Takes a result that was made elsewhere. */
	put(key: string, result: Divided): void;
	/** Keeps for the next process what the build asked for, with what was found out about it; nothing of a build that failed. */
	keep(): void;
};

/**
 * How results of a kind are taken apart, where there may be thousands of them: into a card that every build looks at, a
 * head that most builds look at for few of them, and a tail that is needed for fewer. Card and head must be the same
 * after they were JSON, the tail is plain data. What has no card is all tail.
 */
export type Division<T, Card, Head, Tail> = {
	readonly kind: string;
	split(
		value: T,
	):
		| { readonly card: Card; readonly head: Head; readonly tail: Tail }
		| undefined;
	join(card: Card, head: () => Head, tail: () => Tail): T;
	/** What of a result things are found out about. */
	subject(value: T): object;
};

/** A result on its way to where it is kept: the head as JSON, the tail serialised (node:v8). */
export type Divided = {
	readonly card: unknown;
	readonly head: Uint8Array | undefined;
	readonly tail: Uint8Array;
};

/** The file that holds the cards and findings, and says where the rest is. */
const file = "memo";

/** How many of each are at hand in memory. */
const room = { heads: 4000, tails: 1 };

/** A result: its card, if it has one, and where its head and its tail are. */
type Line<Card> = {
	readonly card?: Card | undefined;
	readonly head?: Mark | undefined;
	readonly tail: Mark;
};

/**
 * A memo that begins with what an earlier process kept in a folder, if that ran the same code; `code` is its digest.
 * Results of the kind of `division` are kept, and none without a digest.
 */
export function openMemo<T, Card, Head, Tail>(
	folder: string,
	code: string | undefined,
	division: Division<T, Card, Head, Tail>,
): KeptMemo {
	const memo = createMemo();
	if (code === undefined)
		return { ...memo, lacks: () => true, put() {}, keep() {} };
	const first = readIndex(folder, code);
	const pack = openPack(folder, first?.extent);
	const headAt = readerOf<Head>(pack, room.heads, fromJson);
	const tailAt = readerOf<Tail | T>(pack, room.tails, deserialize);
	/** What this process made. */
	const made = new Map<string, Line<Card>>();

	function recallOrMake(name: string, make: () => T): T {
		const before = made.has(name) ? undefined : first?.rows.get(name);
		if (before) {
			const value = restore(JSON.parse(before.line), make);
			if (before.findings !== "") {
				const findings: Findings = JSON.parse(before.findings);
				bringFindings(division.subject(value), findings);
			}
			return value;
		}
		if (!made.has(name)) {
			const value = make();
			put(name, divide(value, division));
			if (!made.has(name)) return value;
		}
		// From here on most of it is in the pack, and not in memory.
		return restore(made.get(name) as Line<Card>, make);
	}

	function restore({ card, head, tail }: Line<Card>, make: () => T): T {
		// What has no card is all tail.
		if (card === undefined) return (tailAt(tail) as T | undefined) ?? make();
		const again = () => {
			const parts = division.split(make());
			if (!parts) throw new Error("A result was divided, and now is not.");
			return parts;
		};
		return division.join(
			card,
			() => (head && headAt(head)) ?? again().head,
			() => (tailAt(tail) as Tail | undefined) ?? again().tail,
		);
	}

	/** Where the machine doesn't take it, nothing is known. */
	function put(name: string, parts: Divided): void {
		const head = parts.head && pack.add(parts.head);
		const tail = pack.add(parts.tail);
		// What is divided here or by an assistant is of this kind.
		const card = parts.card as Card | undefined;
		if (tail) made.set(name, { card, head, tail });
	}

	function rowOf(name: string, value: T): Row | undefined {
		const before = made.has(name) ? undefined : first?.rows.get(name);
		const row = before ?? rowOfLine(made.get(name));
		const dossier = findingsOn(division.subject(value));
		return row && dossier?.isNew
			? { ...row, findings: JSON.stringify(dossier.findings) }
			: row;
	}

	return {
		once: (kind, key, make) =>
			memo.once(kind, key, () =>
				// What is asked for as this kind is what the division is for.
				kind === division.kind
					? (recallOrMake(key, make as () => never) as never)
					: make(),
			),
		forgetUnused: memo.forgetUnused,
		lacks: (key) => !made.has(key) && !first?.rows.has(key),
		put,
		keep() {
			const rows = new Map<string, Row>();
			for (const [name, value] of ofKind<T>(division.kind, memo.remembers())) {
				const row = rowOf(name, value);
				if (row) rows.set(name, row);
			}
			if (rows.size === 0 || isSame(rows, first?.rows)) return;
			writeIndex(folder, code, compact(rows, pack, folder));
		},
	};
}

/** A result as the file has it: JSON of its line, its length in the pack, and JSON of what was found out about it, if anything was. */
type Row = {
	readonly line: string;
	readonly length: number;
	readonly findings: string;
};

/** What is kept: where the rest is, and the rows by the names of their results. */
type Index = {
	readonly extent: Extent;
	readonly rows: ReadonlyMap<string, Row>;
};

function readIndex(folder: string, code: string): Index | undefined {
	const bytes = recall(folder, file);
	if (!bytes) return undefined;
	const text = new TextDecoder().decode(bytes);
	if (!text.startsWith(`${code}\n`)) return undefined;
	const [, extent = "", ...rows] = text.split("\n");
	return {
		extent: JSON.parse(extent),
		rows: new Map(
			rows.map((row): [string, Row] => {
				const [name = "", line = "", length, findings = ""] = row.split("\t");
				return [JSON.parse(name), { line, length: Number(length), findings }];
			}),
		),
	};
}

function writeIndex(folder: string, code: string, index: Index): void {
	const rows = [...index.rows].map(([name, { line, length, findings }]) =>
		[JSON.stringify(name), line, length, findings].join("\t"),
	);
	const text = [code, JSON.stringify(index.extent), ...rows].join("\n");
	keep(folder, file, Buffer.from(text));
	deleteOtherPacks(folder, index.extent);
}

/** Takes a result apart, for it to be kept. */
export function divide<T, Card, Head, Tail>(
	value: T,
	{ split }: Division<T, Card, Head, Tail>,
): Divided {
	const parts = split(value);
	return {
		card: parts?.card,
		head: parts && Buffer.from(JSON.stringify(parts.head)),
		tail: serialize(parts ? parts.tail : value),
	};
}

/** Reads records, and has the last ones at hand: who asks for one part of one asks for the next part too. */
function readerOf<R>(
	pack: Pack,
	room: number,
	read: (bytes: Uint8Array) => R,
): (mark: Mark) => R | undefined {
	const atHand = new Map<Mark, R>();
	return (mark) => {
		const known = atHand.get(mark);
		if (known !== undefined) return known;
		const bytes = pack.get(mark);
		if (!bytes) return undefined;
		const record = read(bytes);
		atHand.set(mark, record);
		const [oldest] = atHand.keys();
		if (oldest && atHand.size > room) atHand.delete(oldest);
		return record;
	};
}

function fromJson(bytes: Uint8Array) {
	return JSON.parse(new TextDecoder().decode(bytes));
}

function rowOfLine(line: Line<unknown> | undefined): Row | undefined {
	return (
		line && {
			line: JSON.stringify(line),
			length: (line.head?.length ?? 0) + line.tail.length,
			findings: "",
		}
	);
}

/** Results that nobody asks for any more leave room in the pack; when that is half of it, the others move. */
function compact(
	rows: ReadonlyMap<string, Row>,
	pack: Pack,
	folder: string,
): Index {
	const extent = pack.flush();
	const needed = [...rows.values()].reduce(
		(sum, { length }) => sum + length,
		0,
	);
	if (needed * 2 >= extent.size) return { extent, rows };
	const smaller = openPack(folder);
	const moved = (mark: Mark | undefined) => {
		const bytes = mark && pack.get(mark);
		return bytes && smaller.add(bytes);
	};
	const kept = new Map<string, Row>();
	for (const [name, row] of rows) {
		const line: Line<unknown> = JSON.parse(row.line);
		const [head, tail] = [moved(line.head), moved(line.tail)];
		if (tail)
			kept.set(name, { ...row, line: JSON.stringify({ ...line, head, tail }) });
	}
	return { extent: smaller.flush(), rows: kept };
}

/** The results of a kind by their keys. */
function ofKind<T>(
	kind: string,
	remembered: ReadonlyMap<string, unknown>,
): [string, T][] {
	return [...remembered].flatMap(([name, value]): [string, T][] =>
		name.startsWith(`${kind} `)
			? [[name.slice(kind.length + 1), value as T]]
			: [],
	);
}

/** A name stands for its result: the same names with the same findings, the same results. */
function isSame(
	one: ReadonlyMap<string, Row>,
	other?: ReadonlyMap<string, Row>,
): boolean {
	return (
		one.size === other?.size &&
		[...one].every(
			([name, { findings }]) => other.get(name)?.findings === findings,
		)
	);
}

/** The folder of a project that keeps what makes the next build quicker. It may be deleted any time. */
export function cacheFolder(root: string): string {
	return join(root, "node_modules/.cache/kilde");
}

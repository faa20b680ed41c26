import { join } from "node:path";
import { deserialize, serialize } from "node:v8";
import { bringFindings, findingsOn } from "../findings.ts";
import {
	type Line,
	readIndex,
	readRow,
	writeIndex,
	writeRow,
} from "../memo-file.ts";
import { type Mark, openPack, type Pack } from "../pack.ts";
import { shaped } from "../shaped.ts";
import { createMemo, type Memo } from "./memo.ts";

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
	split(value: T): (Parts<Head, Tail> & { readonly card: Card }) | undefined;
	join(card: Card, parts: Parts<Head, Tail>): T;
	/** What of a result things are found out about. */
	subject(value: T): object;
};

/** The parts of a result that are fetched when they are asked for, and not all held on to. */
export type Parts<Head, Tail> = { readonly head: Head; readonly tail: Tail };

/** A result on its way to where it is kept: the head as JSON, the tail serialised (node:v8). */
export type Divided = {
	readonly card: unknown;
	readonly head: Uint8Array | undefined;
	readonly tail: Uint8Array;
};

/** How many of each are at hand in memory. */
const room = { heads: 1000, tails: 60 };

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
		if (before !== undefined) {
			const { line, findings } = readRow<Card>(before);
			const value = restore(line, make);
			if (findings) bringFindings(division.subject(value), findings);
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

	function restore(line: Line<Card>, make: () => T): T {
		// What has no card is all tail.
		return line.card === undefined
			? ((tailAt(line.tail) as T | undefined) ?? make())
			: division.join(line.card, shaped(parts, { line, make }));
	}

	const parts: Parts<Head, Tail> &
		ThisType<{ readonly line: Line<Card>; readonly make: () => T }> = {
		get head() {
			const { line, make } = this;
			return (line.head && headAt(line.head)) ?? takeApart(make()).head;
		},
		get tail() {
			const { line, make } = this;
			return (tailAt(line.tail) as Tail | undefined) ?? takeApart(make()).tail;
		},
	};

	function takeApart(value: T): Parts<Head, Tail> {
		const found = division.split(value);
		if (!found) throw new Error("A result was divided, and now is not.");
		return found;
	}

	/** Where the machine doesn't take it, nothing is known. */
	function put(name: string, parts: Divided): void {
		const head = parts.head && pack.add(parts.head);
		const tail = pack.add(parts.tail);
		// What is divided here or by an assistant is of this kind.
		const card = parts.card as Card | undefined;
		if (tail) made.set(name, { card, head, tail });
	}

	function rowOf(name: string, value: T): string | undefined {
		const before = made.has(name) ? undefined : first?.rows.get(name);
		const dossier = findingsOn(division.subject(value));
		if (before !== undefined && !dossier?.isNew) return before;
		const line = before ? readRow<Card>(before).line : made.get(name);
		return line && writeRow({ line, findings: dossier?.findings });
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
			const rows = new Map<string, string>();
			for (const [name, value] of ofKind<T>(division.kind, memo.remembers())) {
				const row = rowOf(name, value);
				if (row !== undefined) rows.set(name, row);
			}
			if (rows.size === 0 || isSame(rows, first?.rows)) return;
			writeIndex(folder, code, rows, pack);
		},
	};
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

/** A name stands for its result: the same rows, the same results. */
function isSame(
	one: ReadonlyMap<string, string>,
	other?: ReadonlyMap<string, string>,
): boolean {
	return (
		one.size === other?.size &&
		[...one].every(([name, row]) => other.get(name) === row)
	);
}

/** The folder of a project that keeps what makes the next build quicker. It may be deleted any time. */
export function cacheFolder(root: string): string {
	return join(root, "node_modules/.cache/kilde");
}

import { join } from "node:path";
import { deserialize, serialize } from "node:v8";
import { keep, recall } from "./cache.ts";
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
	/** Keeps for the next process what the build asked for; nothing of a build that failed. */
	keep(): void;
};

/**
 * How results of a kind are taken apart, where there may be thousands of them: into a head that every build looks
 * at, which must be the same after it was JSON, and a tail that few do, plain data. What has no head is all tail.
 */
export type Division<T, Head, Tail> = {
	readonly kind: string;
	split(value: T): { readonly head: Head; readonly tail: Tail } | undefined;
	join(head: Head, tail: () => Tail): T;
};

/** A result on its way to where it is kept; the tail is serialised (node:v8). */
export type Divided = { readonly head: unknown; readonly tail: Uint8Array };

/** The file that holds the heads, and says where the tails are. */
const file = "memo";

/** A result: its head, if it has one, and where its tail is. */
type Line<Head> = { readonly head: Head | undefined; readonly mark: Mark };

/**
 * A memo that begins with what an earlier process kept in a folder, if that ran the same code; `code` is its digest.
 * Results of the kind of `division` are kept, and none without a digest.
 */
export function openMemo<T, Head, Tail>(
	folder: string,
	code: string | undefined,
	division: Division<T, Head, Tail>,
): KeptMemo {
	const memo = createMemo();
	if (code === undefined)
		return { ...memo, lacks: () => true, put() {}, keep() {} };
	const first = readIndex(folder, code);
	const pack = openPack(folder, first?.extent);
	const tailOf = tailsIn(pack);
	const known = new Map<string, Line<Head>>();

	function find(name: string): Line<Head> | undefined {
		const json = known.has(name) ? undefined : first?.lines.get(name);
		if (json !== undefined) known.set(name, JSON.parse(json));
		return known.get(name);
	}

	function recallOrMake(name: string, make: () => T): T {
		const line = find(name);
		if (line) return restore(line, make);
		const value = make();
		put(name, divide(value, division));
		const made = known.get(name);
		// From here on its tail is in the pack, and not in memory.
		return made ? restore(made, make) : value;
	}

	function restore({ head, mark }: Line<Head>, make: () => T): T {
		// What has no head is all tail.
		if (head === undefined) return (tailOf(mark) as T | undefined) ?? make();
		return division.join(head, () => {
			const tail = tailOf(mark) as Tail | undefined;
			const again = tail ?? division.split(make())?.tail;
			if (again === undefined) throw new Error("A result lost its tail.");
			return again;
		});
	}

	/** Where the machine doesn't take the tail, nothing is known. */
	function put(name: string, { head, tail }: Divided): void {
		const mark = pack.add(tail);
		if (!mark) return;
		// What is divided here or by an assistant is of this kind.
		known.set(name, { head: head as Head | undefined, mark });
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
		lacks: (key) => find(key) === undefined,
		put,
		keep() {
			const lines = new Map<string, Line<Head>>();
			for (const name of namesOf(division.kind, memo.remembers())) {
				const line = known.get(name);
				if (line) lines.set(name, line);
			}
			if (lines.size === 0 || isSame(lines, first?.lines)) return;
			writeIndex(folder, code, compact(lines, pack, folder, first?.lines));
		},
	};
}

/** What is kept: where the tails are, and the JSON of each line by the name of its result. */
type Index = {
	readonly extent: Extent;
	readonly lines: ReadonlyMap<string, string>;
};

function readIndex(folder: string, code: string): Index | undefined {
	const bytes = recall(folder, file);
	if (!bytes) return undefined;
	const text = new TextDecoder().decode(bytes);
	if (!text.startsWith(`${code}\n`)) return undefined;
	const [, extent = "", ...rows] = text.split("\n");
	const lines = rows.map((row): [string, string] => {
		const end = row.indexOf("\t");
		return [JSON.parse(row.slice(0, end)), row.slice(end + 1)];
	});
	return { extent: JSON.parse(extent), lines: new Map(lines) };
}

function writeIndex(folder: string, code: string, index: Index): void {
	const rows = [...index.lines].map(
		([name, json]) => `${JSON.stringify(name)}\t${json}`,
	);
	const text = [code, JSON.stringify(index.extent), ...rows].join("\n");
	keep(folder, file, Buffer.from(text));
	deleteOtherPacks(folder, index.extent);
}

/** Takes a result apart, for it to be kept. */
export function divide<T, Head, Tail>(
	value: T,
	{ split }: Division<T, Head, Tail>,
): Divided {
	const { head, tail } = split(value) ?? { head: undefined, tail: value };
	return { head, tail: serialize(tail) };
}

/** Reads tails; who asks for one part of a tail asks for the next one too. */
function tailsIn(pack: Pack): (mark: Mark) => unknown {
	let last: { readonly mark: Mark; readonly tail: unknown } | undefined;
	return (mark) => {
		if (last?.mark === mark) return last.tail;
		const bytes = pack.get(mark);
		if (!bytes) return undefined;
		last = { mark, tail: deserialize(bytes) };
		return last.tail;
	};
}

/** Results that nobody asks for any more leave room in the pack; when that is half of it, the others move. */
function compact(
	kept: ReadonlyMap<string, Line<unknown>>,
	pack: Pack,
	folder: string,
	before?: Index["lines"],
): Index {
	const extent = pack.flush();
	const all = [...kept];
	const needed = all.reduce((sum, [, { mark }]) => sum + mark.length, 0);
	if (needed * 2 >= extent.size) {
		// What was read is written again as it is.
		const lines = all.map(([name, line]): [string, string] => [
			name,
			before?.get(name) ?? JSON.stringify(line),
		]);
		return { extent, lines: new Map(lines) };
	}
	const smaller = openPack(folder);
	const lines = new Map<string, string>();
	for (const [name, line] of all) {
		const bytes = pack.get(line.mark);
		const mark = bytes && smaller.add(bytes);
		if (mark) lines.set(name, JSON.stringify({ ...line, mark }));
	}
	return { extent: smaller.flush(), lines };
}

/** The keys of a kind. */
function namesOf(kind: string, remembered: ReadonlyMap<string, unknown>) {
	return [...remembered.keys()].flatMap((name) =>
		name.startsWith(`${kind} `) ? [name.slice(kind.length + 1)] : [],
	);
}

/** A name stands for its result: the same names, the same results. */
function isSame(
	one: ReadonlyMap<string, unknown>,
	other?: ReadonlyMap<string, unknown>,
): boolean {
	return (
		one.size === other?.size && [...one.keys()].every((name) => other.has(name))
	);
}

/** The folder of a project that keeps what makes the next build quicker. It may be deleted any time. */
export function cacheFolder(root: string): string {
	return join(root, "node_modules/.cache/kilde");
}

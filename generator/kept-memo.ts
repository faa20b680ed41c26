import { join } from "node:path";
import { deserialize, serialize } from "node:v8";
import { keepValue, recallValue } from "./cache.ts";
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
 * at, and a tail that few do. Both are plain data. What has no tail is kept whole.
 */
export type Division<T, Head, Tail> = {
	readonly kind: string;
	split(value: T): { readonly head: Head; readonly tail: Tail } | undefined;
	join(head: Head, tail: () => Tail): T;
};

/** A result on its way to where it is kept; the tail is serialised (node:v8). */
export type Divided =
	| { readonly whole: unknown }
	| { readonly head: unknown; readonly tail: Uint8Array };

/** The file that holds the heads, and says where the tails are. */
const file = "memo";

/** A result: whole, or its head and where its tail is. */
type Line<T, Head> =
	| { readonly whole: T }
	| { readonly head: Head; readonly mark: Mark };

type Index<T, Head> = {
	/** By their names in the memo. */
	readonly lines: ReadonlyMap<string, Line<T, Head>>;
	readonly pack: Extent;
};

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
	const first = recallValue<Index<T, Head>>(folder, file, code);
	const pack = openPack(folder, first?.pack);
	const tailOf = tailsIn<Tail>(pack);
	const lines = new Map<string, Line<T, Head>>();
	const lineOf = (name: string) => lines.get(name) ?? first?.lines.get(name);

	function recallOrMake(name: string, make: () => T): T {
		const line = lineOf(name) ?? makeLine(make);
		lines.set(name, line);
		if ("whole" in line) return line.whole;
		return division.join(line.head, () => {
			const tail = tailOf(line.mark) ?? division.split(make())?.tail;
			if (tail === undefined) throw new Error(`${name} has no tail any more.`);
			return tail;
		});
	}

	function makeLine(make: () => T): Line<T, Head> {
		const value = make();
		return lineFor(divide(value, division)) ?? { whole: value };
	}

	/** Nothing, where the machine doesn't take the tail. */
	function lineFor(result: Divided): Line<T, Head> | undefined {
		// What is divided here or by an assistant is of this kind.
		if ("whole" in result) return { whole: result.whole as T };
		const mark = pack.add(result.tail);
		return mark && { head: result.head as Head, mark };
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
		lacks: (key) => lineOf(key) === undefined,
		put(key, result) {
			const line = lineFor(result);
			if (line) lines.set(key, line);
		},
		keep() {
			const names = namesOf(division.kind, memo.remembers());
			const kept = new Map(
				names.flatMap((name) => {
					const line = lines.get(name);
					return line ? [[name, line] as const] : [];
				}),
			);
			if (kept.size === 0 || isSame(kept, first?.lines)) return;
			const index = compact(kept, pack, folder);
			keepValue(folder, file, code, index);
			deleteOtherPacks(folder, index.pack);
		},
	};
}

/** Takes a result apart, for it to be kept. */
export function divide<T, Head, Tail>(
	value: T,
	{ split }: Division<T, Head, Tail>,
): Divided {
	const parts = split(value);
	return parts
		? { head: parts.head, tail: serialize(parts.tail) }
		: { whole: value };
}

/** Reads tails; who asks for one part of a tail asks for the next one too. */
function tailsIn<Tail>(pack: Pack): (mark: Mark) => Tail | undefined {
	let last: { readonly mark: Mark; readonly tail: Tail } | undefined;
	return (mark) => {
		if (last?.mark === mark) return last.tail;
		const bytes = pack.get(mark);
		if (!bytes) return undefined;
		last = { mark, tail: deserialize(bytes) };
		return last.tail;
	};
}

/** Results that nobody asks for any more leave room in the pack; when that is half of it, the others move. */
function compact<T, Head>(
	lines: ReadonlyMap<string, Line<T, Head>>,
	pack: Pack,
	folder: string,
): Index<T, Head> {
	const extent = pack.flush();
	const needed = [...lines.values()].reduce(
		(sum, line) => sum + ("mark" in line ? line.mark.length : 0),
		0,
	);
	if (needed * 2 >= extent.size) return { lines, pack: extent };
	const smaller = openPack(folder);
	const moved = new Map<string, Line<T, Head>>();
	for (const [name, line] of lines) {
		const bytes = "mark" in line ? pack.get(line.mark) : undefined;
		const mark = bytes && smaller.add(bytes);
		if ("whole" in line) moved.set(name, line);
		else if (mark) moved.set(name, { ...line, mark });
	}
	return { lines: moved, pack: smaller.flush() };
}

/** The keys of a kind. */
function namesOf(kind: string, remembered: ReadonlyMap<string, unknown>) {
	return [...remembered.keys()].flatMap((name) =>
		name.startsWith(`${kind} `) ? [name.slice(kind.length + 1)] : [],
	);
}

/** What was recalled is the very same object still. */
function isSame(
	one: ReadonlyMap<string, Line<unknown, unknown>>,
	other?: ReadonlyMap<string, Line<unknown, unknown>>,
): boolean {
	return (
		one.size === other?.size &&
		[...one].every(([name, value]) => other.get(name) === value)
	);
}

/** The folder of a project that keeps what makes the next build quicker. It may be deleted any time. */
export function cacheFolder(root: string): string {
	return join(root, "node_modules/.cache/kilde");
}

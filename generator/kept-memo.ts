import { join } from "node:path";
import { keepValue, recallValue } from "./cache.ts";
import { createMemo, type Memo, type Remembered } from "./memo.ts";

/** A memo for one build, which goes on where the last process left off. */
export type KeptMemo = Memo & {
	/** Keeps for the next process what the build asked for. */
	keep(): void;
};

/** The kind of results that are worth a place on the disk: plain data, and dearer to make than to read. */
const lasting = "parse";

/** The file that holds them. */
const file = "memo";

/**
 * A memo that begins with what an earlier process kept in a folder, if that ran the same code; `code` is its digest.
 * Without one, nothing is kept.
 */
export function openMemo(folder: string, code: string | undefined): KeptMemo {
	const first: Remembered =
		(code === undefined ? undefined : recallValue(folder, file, code)) ??
		new Map();
	const memo = createMemo(first);
	return {
		once: memo.once,
		forgetUnused: memo.forgetUnused,
		keep() {
			if (code === undefined) return;
			const results = new Map(
				[...memo.remembers()].filter(([name]) =>
					name.startsWith(`${lasting} `),
				),
			);
			if (isSame(results, first)) return;
			keepValue(folder, file, code, results);
		},
	};
}

/** A name stands for its result: the same names, the same results. */
function isSame(one: Remembered, other: Remembered): boolean {
	return (
		one.size === other.size && [...one.keys()].every((name) => other.has(name))
	);
}

/** The folder of a project that keeps what makes the next build quicker. It may be deleted any time. */
export function cacheFolder(root: string): string {
	return join(root, "node_modules/.cache/kilde");
}

import { join } from "node:path";
import { keepValue, recallValue } from "./files.ts";
import { createMemo, type Memo } from "./memo.ts";

/** A memo for one process, which begins with what an earlier one kept. */
export type ProjectMemo = Memo & {
	/** Keeps for the next process what the last build asked for. */
	keep(): void;
};

/** What takes longer to make than to read: the results of `parse`. */
const isKept = (name: string) => name.startsWith("parse ");

/**
 * The memo of a project, kept in one file; `code` is the digest of the generator's code, without which nothing is kept,
 * and with another one of which nothing that was kept is used.
 */
export function openProjectMemo(
	root: string,
	code: string | undefined,
): ProjectMemo {
	if (code === undefined) return { ...createMemo(), keep() {} };
	const folder = cacheFolder(root);
	const before = recallValue<Map<string, unknown>>(folder, "memo", code);
	const memo = createMemo(before);
	return {
		...memo,
		keep() {
			const now = new Map([...memo.results()].filter(([name]) => isKept(name)));
			const isSame =
				now.size === before?.size &&
				[...now.keys()].every((name) => before.has(name));
			if (now.size > 0 && !isSame) keepValue(folder, "memo", code, now);
		},
	};
}

/** The folder of a project that keeps what makes the next build quicker. It may be deleted any time. */
export function cacheFolder(root: string): string {
	return join(root, "node_modules/.cache/kilde");
}

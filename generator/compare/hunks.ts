import { diffArrays } from "diff";

/** A stretch in which two lists differ: the removed and the added items, and the index where each begins. */
export type Hunk = {
	readonly removed: readonly string[];
	readonly added: readonly string[];
	readonly removedAt: number;
	readonly addedAt: number;
};

/** The stretches in which two lists differ, by a shortest edit script. */
export function hunksOf(
	before: readonly string[],
	after: readonly string[],
): Hunk[] {
	const hunks: Hunk[] = [];
	let [removedAt, addedAt] = [0, 0];
	let open: Hunk | undefined;
	for (const change of diffArrays([...before], [...after])) {
		const removed = change.added ? [] : change.value;
		const added = change.removed ? [] : change.value;
		if (!change.added && !change.removed) {
			if (open) hunks.push(open);
			open = undefined;
		} else
			// A replacement comes as two changes.
			open = {
				removed: [...(open?.removed ?? []), ...removed],
				added: [...(open?.added ?? []), ...added],
				removedAt: open?.removedAt ?? removedAt,
				addedAt: open?.addedAt ?? addedAt,
			};
		removedAt += removed.length;
		addedAt += added.length;
	}
	return open ? [...hunks, open] : hunks;
}

import { diffArrays } from "diff";

/** A stretch in which two lists differ: the removed and the added items, and the index where each begins. */
export type Hunk<T = string> = {
	readonly removed: readonly T[];
	readonly added: readonly T[];
	readonly removedAt: number;
	readonly addedAt: number;
};

/** Returns the stretches in which two lists differ, by a shortest edit script. */
export function diffLists<T>(
	before: readonly T[],
	after: readonly T[],
	isSame: (one: T, other: T) => boolean = Object.is,
): Hunk<T>[] {
	const hunks: Hunk<T>[] = [];
	let [removedAt, addedAt] = [0, 0];
	let open: Hunk<T> | undefined;
	for (const { value, added, removed } of diffArrays([...before], [...after], {
		comparator: isSame,
	})) {
		if (!added && !removed) {
			if (open) hunks.push(open);
			open = undefined;
		} else {
			// A replacement comes as two changes.
			open ??= { removed: [], added: [], removedAt, addedAt };
			open = added
				? { ...open, added: [...open.added, ...value] }
				: { ...open, removed: [...open.removed, ...value] };
		}
		if (!added) removedAt += value.length;
		if (!removed) addedAt += value.length;
	}
	return open ? [...hunks, open] : hunks;
}

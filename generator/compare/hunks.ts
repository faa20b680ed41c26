/** A stretch in which two lists differ: what is gone and what has come, and where it begins in each. */
export type Hunk = {
	readonly removed: readonly string[];
	readonly added: readonly string[];
	readonly removedAt: number;
	readonly addedAt: number;
};

/** Where two lists differ, when as much as possible is taken for the same (their longest common subsequence). */
export function hunksOf(
	before: readonly string[],
	after: readonly string[],
): Hunk[] {
	const start = countSame(before, after);
	const ending = countSame(
		before.slice(start).reverse(),
		after.slice(start).reverse(),
	);
	const old = before.slice(start, before.length - ending);
	const young = after.slice(start, after.length - ending);
	const common = commonLengths(old, young);
	const hunks: Hunk[] = [];
	let [i, j] = [0, 0];
	while (i < old.length || j < young.length) {
		const [fromI, fromJ] = [i, j];
		while ((i < old.length || j < young.length) && old[i] !== young[j]) {
			const gone =
				j === young.length ||
				(i < old.length && common(i + 1, j) >= common(i, j + 1));
			if (gone) i += 1;
			else j += 1;
		}
		if (i > fromI || j > fromJ)
			hunks.push({
				removed: old.slice(fromI, i),
				added: young.slice(fromJ, j),
				removedAt: start + fromI,
				addedAt: start + fromJ,
			});
		while (i < old.length && old[i] === young[j]) [i, j] = [i + 1, j + 1];
	}
	return hunks;
}

/** How many of the first items are the same. */
function countSame(a: readonly string[], b: readonly string[]): number {
	const end = Math.min(a.length, b.length);
	let same = 0;
	while (same < end && a[same] === b[same]) same += 1;
	return same;
}

/** The length of the longest common subsequence of what begins at i and at j. */
function commonLengths(old: readonly string[], young: readonly string[]) {
	const width = young.length + 1;
	const lengths = new Uint16Array((old.length + 1) * width);
	const at = (i: number, j: number) => lengths[i * width + j] ?? 0;
	for (let i = old.length - 1; i >= 0; i--)
		for (let j = young.length - 1; j >= 0; j--)
			lengths[i * width + j] =
				old[i] === young[j]
					? at(i + 1, j + 1) + 1
					: Math.max(at(i + 1, j), at(i, j + 1));
	return at;
}

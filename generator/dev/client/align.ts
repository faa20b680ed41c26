/**
 * Pairs what two lists have in common, in their order, so that the likenesses of the pairs add up to the
 * most (a weighted longest common subsequence). Gives each index of `after` that has a partner the
 * partner's index in `before`. A likeness of 0 makes no pair.
 */
export function align<T>(
	before: readonly T[],
	after: readonly T[],
	likeness: (before: T, after: T) => number,
): ReadonlyMap<number, number> {
	const likenesses = before.map((one) =>
		after.map((other) => likeness(one, other)),
	);
	// best[i][j]: the most that the lists give from i and j on.
	const best = Array.from({ length: before.length + 1 }, () =>
		new Array<number>(after.length + 1).fill(0),
	);
	const at = (table: readonly number[][], i: number, j: number) =>
		table[i]?.[j] ?? 0;
	for (let i = before.length - 1; i >= 0; i--)
		for (let j = after.length - 1; j >= 0; j--) {
			const together = at(likenesses, i, j) + at(best, i + 1, j + 1);
			const apart = Math.max(at(best, i + 1, j), at(best, i, j + 1));
			(best[i] as number[])[j] = Math.max(together, apart);
		}
	const partners = new Map<number, number>();
	let [i, j] = [0, 0];
	while (i < before.length && j < after.length) {
		const like = at(likenesses, i, j);
		if (like > 0 && at(best, i, j) === like + at(best, i + 1, j + 1))
			partners.set(j++, i++);
		else if (at(best, i, j) === at(best, i + 1, j)) i++;
		else j++;
	}
	return partners;
}

import { type Hunk, hunksOf } from "./hunks.ts";

/**
 * The stretches in which two lists differ. Items of one shape, as two prices, are paired where that leaves fewer items
 * without a partner: if 350 became 650 and 650 became 950, nothing was removed and nothing added.
 */
export function pairedHunks(
	before: readonly string[],
	after: readonly string[],
	shapeOf: (item: string) => string,
): Hunk[] {
	const exact = hunksOf(before, after);
	if (withoutPartner(exact) === 0) return exact;
	const paired = hunksByShape(before, after, shapeOf);
	return withoutPartner(paired) < withoutPartner(exact) ? paired : exact;
}

function withoutPartner(hunks: readonly Hunk[]): number {
	return hunks.reduce(
		(sum, { removed, added }) => sum + Math.abs(removed.length - added.length),
		0,
	);
}

function hunksByShape(
	before: readonly string[],
	after: readonly string[],
	shapeOf: (item: string) => string,
): Hunk[] {
	const start: Hunk = { removed: [], added: [], removedAt: 0, addedAt: 0 };
	const shapes = hunksOf(before.map(shapeOf), after.map(shapeOf));
	return [start, ...shapes].flatMap((hunk, index) => {
		const { removedAt, addedAt } = hunk;
		const from = removedAt + hunk.removed.length;
		const to = addedAt + hunk.added.length;
		const removed = before.slice(removedAt, from);
		const added = after.slice(addedAt, to);
		const pairs = before
			.slice(from, shapes[index]?.removedAt)
			.map((item, at) => ({
				removed: [item],
				added: after.slice(to + at, to + at + 1),
				removedAt: from + at,
				addedAt: to + at,
			}))
			.filter((pair) => pair.removed[0] !== pair.added[0]);
		return [{ removed, added, removedAt, addedAt }, ...pairs];
	});
}

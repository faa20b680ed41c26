import { diffLists } from "kilde/tools";

/** Both versions of some blocks of a text; empty where they were removed. */
export type BlockConflict = { readonly mine: string; readonly theirs: string };

/** A change of one side: the index of its first block in the base, of the one after the last, and what takes their place. */
type BlockChange = {
	readonly side: "mine" | "theirs";
	readonly start: number;
	readonly end: number;
	readonly added: readonly string[];
};

/**
 * Merges two versions of a Markdown text block by block. What one side changed is taken; `choose` chooses the side of the
 * blocks that both changed.
 */
export function mergeBlocks(
	base: string,
	mine: string,
	theirs: string,
	choose: (conflict: BlockConflict) => "mine" | "theirs",
): string {
	const blocks = splitBlocks(base);
	const changes = [
		...listBlockChanges("mine", blocks, splitBlocks(mine)),
		...listBlockChanges("theirs", blocks, splitBlocks(theirs)),
	];
	let merged = "";
	let at = 0;
	for (const group of groupOverlapping(changes)) {
		const start = Math.min(...group.map((change) => change.start));
		const end = Math.max(...group.map((change) => change.end));
		const was = blocks.slice(start, end);
		const conflict = {
			mine: applyBlockChanges(was, start, group, "mine"),
			theirs: applyBlockChanges(was, start, group, "theirs"),
		};
		const [first] = group;
		const isOneSided = group.every(({ side }) => side === first?.side);
		const side =
			isOneSided || conflict.mine === conflict.theirs
				? (first?.side ?? "mine")
				: choose(trimConflict(conflict));
		merged += blocks.slice(at, start).join("") + conflict[side];
		at = end;
	}
	return (merged + blocks.slice(at).join("")).trimEnd();
}

function trimConflict({ mine, theirs }: BlockConflict): BlockConflict {
	return { mine: mine.trimEnd(), theirs: theirs.trimEnd() };
}

/** Splits a text into its blocks, each with the blank lines below it. */
function splitBlocks(text: string): readonly string[] {
	const trimmed = text.trimEnd();
	if (trimmed === "") return [];
	return `${trimmed}\n\n`.match(/[\s\S]+?\n(?:[ \t]*\n)+/g) ?? [];
}

function listBlockChanges(
	side: BlockChange["side"],
	base: readonly string[],
	blocks: readonly string[],
): BlockChange[] {
	return diffLists(base, blocks).map(({ removedAt, removed, added }) => ({
		side,
		start: removedAt,
		end: removedAt + removed.length,
		added,
	}));
}

/** Groups the changes that overlap, in their order. */
function groupOverlapping(changes: readonly BlockChange[]): BlockChange[][] {
	const groups: BlockChange[][] = [];
	const ordered = changes.toSorted(
		(a, b) => a.start - b.start || a.end - b.end,
	);
	for (const change of ordered) {
		const group = groups.at(-1);
		if (group?.some((each) => overlaps(each, change))) group.push(change);
		else groups.push([change]);
	}
	return groups;
}

/** Whether two changes have a block in common, or add blocks at the same place. */
function overlaps(one: BlockChange, other: BlockChange): boolean {
	return (
		(one.start < other.end && other.start < one.end) ||
		(one.start === other.start && one.end === other.end)
	);
}

/** Applies the changes of a side to the blocks of the base from an index on. */
function applyBlockChanges(
	blocks: readonly string[],
	start: number,
	changes: readonly BlockChange[],
	side: BlockChange["side"],
): string {
	return changes
		.filter((change) => change.side === side)
		.reduceRight(
			(all, change) =>
				all.toSpliced(
					change.start - start,
					change.end - change.start,
					...change.added,
				),
			[...blocks],
		)
		.join("");
}

import { diffLists } from "../text/diff-lists.ts";
import type { ChangedFacts } from "./changed-facts.ts";
import { type PageExtract, type VisiblePart, visibleParts } from "./extract.ts";

/** A replacement within a text; `from` is empty for an addition, `to` for a removal. */
export type ChangedPiece = {
	readonly from: string;
	readonly to: string;
	/** The facts whose text changed in this way. */
	readonly facts: readonly string[];
};

/** A stretch of a text that stayed the same, or a replacement. */
export type DiffPiece = string | ChangedPiece;

/** A changed text of a page. Joined, the `from` of its pieces are the old text, the `to` the new one. */
export type TextChange = {
	readonly part: VisiblePart;
	readonly pieces: readonly DiffPiece[];
};

/** Finds the texts of a page that changed, part by part, in the order of the page. */
export function findChanges(
	before: readonly PageExtract[],
	after: readonly PageExtract[],
	facts: ChangedFacts,
): TextChange[] {
	return visibleParts.flatMap((part) => {
		const [old = [], next = []] = [before, after].map((extracts) =>
			extracts.filter((each) => each.part === part).map(({ text }) => text),
		);
		return alignTexts(old, next, facts)
			.filter(([from, to]) => from !== to)
			.map(([from, to]) => ({ part, pieces: diffWords(from, to, facts) }));
	});
}

/** Whether a piece is a change: something replaced, added or removed. */
export function isChangedPiece(piece: DiffPiece): piece is ChangedPiece {
	return typeof piece !== "string";
}

/** An item of the old list and its successor in the new one; "" for a missing one. */
type AlignedPair = readonly [before: string, after: string];

/**
 * Aligns two lists of texts or words by a shortest edit script. Treats similar items as equal if that leaves fewer
 * items unpaired: if 350 becomes 650 and 650 becomes 950, nothing was removed.
 */
function alignTexts(
	before: readonly string[],
	after: readonly string[],
	facts: ChangedFacts,
): AlignedPair[] {
	const exact = alignTextsBy(before, after, Object.is);
	if (countUnpaired(exact) === 0) return exact;
	const similar = alignTextsBy(before, after, (one, other) =>
		isSimilar(one, other, facts),
	);
	return countUnpaired(similar) < countUnpaired(exact) ? similar : exact;
}

function alignTextsBy(
	before: readonly string[],
	after: readonly string[],
	isSame: (one: string, other: string) => boolean,
): AlignedPair[] {
	const pairs: AlignedPair[] = [];
	let [keptAt, keptInAfter] = [0, 0];
	for (const hunk of diffLists(before, after, isSame)) {
		const { removed, added, removedAt, addedAt } = hunk;
		pairs.push(
			...pairByIndex(
				before.slice(keptAt, removedAt),
				after.slice(keptInAfter, addedAt),
			),
		);
		if (removed.length === added.length)
			pairs.push(...pairByIndex(removed, added));
		else
			pairs.push(
				...removed.map((item): AlignedPair => [item, ""]),
				...added.map((item): AlignedPair => ["", item]),
			);
		keptAt = removedAt + removed.length;
		keptInAfter = addedAt + added.length;
	}
	return [
		...pairs,
		...pairByIndex(before.slice(keptAt), after.slice(keptInAfter)),
	];
}

/** Pairs the items of two lists of the same length. */
function pairByIndex(
	before: readonly string[],
	after: readonly string[],
): AlignedPair[] {
	return before.map((item, index) => [item, after[index] ?? ""]);
}

/** Whether two texts differ in numbers and facts alone, or have at least half of their words in common. */
function isSimilar(
	one: string,
	other: string,
	{ getShape }: ChangedFacts,
): boolean {
	if (getShape(one) === getShape(other)) return true;
	const [words, others] = [one.trim().split(" "), other.trim().split(" ")];
	const common = words.filter((word) => others.includes(word));
	return common.length * 2 >= Math.max(words.length, others.length);
}

function countUnpaired(pairs: readonly AlignedPair[]): number {
	return pairs.filter(([from, to]) => from === "" || to === "").length;
}

/** Splits a text that changed into pieces. Adjacent replacements are joined, except those of facts. */
function diffWords(from: string, to: string, facts: ChangedFacts): DiffPiece[] {
	if (from === "" || to === "") return [{ from, to, facts: [] }];
	const [old, next] = [facts.splitWords(from), facts.splitWords(to)];
	const pieces: DiffPiece[] = [];
	for (const [before, after] of alignTexts(old, next, facts)) {
		const names = facts.findNames(before.trim(), after.trim());
		const piece =
			before === after ? before : { from: before, to: after, facts: names };
		pieces.push(...joinPieces(pieces.pop(), piece));
	}
	// Each word has a space before it, the first one too.
	const [first = "", ...others] = pieces.flatMap(separateLeadingSpace);
	const start = isChangedPiece(first) ? first : first.slice(1);
	return start === "" ? others : [start, ...others];
}

/** Joins two adjacent pieces if they are of one kind, and not changes of facts. */
function joinPieces(one: DiffPiece | undefined, other: DiffPiece): DiffPiece[] {
	if (one === undefined) return [other];
	if (!isChangedPiece(one))
		return isChangedPiece(other) ? [one, other] : [one + other];
	if (!isChangedPiece(other) || one.facts.length + other.facts.length > 0)
		return [one, other];
	return [{ from: one.from + other.from, to: one.to + other.to, facts: [] }];
}

/** Puts the space that both sides of a replacement begin with before it. */
function separateLeadingSpace(piece: DiffPiece): DiffPiece[] {
	if (!isChangedPiece(piece)) return [piece];
	const { from, to, facts } = piece;
	return from.startsWith(" ") && to.startsWith(" ")
		? [" ", { from: from.slice(1), to: to.slice(1), facts }]
		: [piece];
}

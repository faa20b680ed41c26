import { type ChangedFacts, splitAtSpaces } from "./changed-facts.ts";
import { type Extract, type Part, partNames } from "./extract.ts";
import { type Hunk, hunksOf } from "./hunks.ts";

/** One change of a page; `from` is empty for an addition, `to` for a removal. */
export type Change = {
	readonly part: Part;
	readonly from: string;
	readonly to: string;
	/** The facts that changed; none if the text itself changed. */
	readonly facts: readonly string[];
	/** The words before and after it, with the spaces between them and it. */
	readonly before: string;
	readonly after: string;
};

const parts = Object.keys(partNames) as readonly Part[];

/** The changes of a page, part by part, in the order of the page. No change spans two texts. */
export function changesOf(
	before: readonly Extract[],
	after: readonly Extract[],
	facts: ChangedFacts,
): Change[] {
	return parts.flatMap((part) => {
		const [old, next] = [before, after].map((extracts) =>
			extracts.filter((each) => each.part === part).map(({ text }) => text),
		);
		return closestHunks(old ?? [], next ?? [], facts)
			.flatMap(pairTexts)
			.flatMap(([from, to]) => changesWithin(from, to, part, facts));
	});
}

type TextPair = readonly [before: string, after: string];

/** Pairs texts by their order, or by their words if some have no partner; "" stands for no text. */
function pairTexts({ removed, added }: Hunk): TextPair[] {
	if (removed.length === added.length)
		return removed.map((text, at) => [text, added[at] ?? ""]);
	const rest = [...added];
	const pairs = removed.flatMap((text): TextPair[] => {
		const at = rest.findIndex((other) => isSimilar(text, other));
		const [partner = "", ...skipped] = rest.splice(0, at + 1).reverse();
		return [...skipped.reverse().map(alone), [text, partner]];
	});
	return [...pairs, ...rest.map(alone)];
}

const alone = (added: string): TextPair => ["", added];

/** Whether texts have at least half of their words in common. */
function isSimilar(one: string, other: string): boolean {
	const [words, others] = [
		splitAtSpaces(` ${one}`),
		splitAtSpaces(` ${other}`),
	];
	const common = words.filter((word) => others.includes(word));
	return common.length * 2 >= Math.max(words.length, others.length);
}

/**
 * The hunks of a shortest edit script; or of one by shape, in which a price becomes another price, if that leaves fewer items
 * without a partner: if 350 became 650 and 650 became 950, nothing was removed.
 */
function closestHunks(
	before: readonly string[],
	after: readonly string[],
	{ shape }: ChangedFacts,
): Hunk[] {
	const exact = hunksOf(before, after);
	if (withoutPartner(exact) === 0) return exact;
	const shapes = hunksOf(before.map(shape), after.map(shape));
	const end = { removed: [], added: [] };
	const last = { ...end, removedAt: before.length, addedAt: after.length };
	let [removedAt, addedAt] = [0, 0];
	const loose = [...shapes, last].flatMap((hunk) => {
		const stretch = hunkAt(removedAt, hunk.removedAt, addedAt, hunk.addedAt);
		removedAt = hunk.removedAt + hunk.removed.length;
		addedAt = hunk.addedAt + hunk.added.length;
		const own = hunkAt(hunk.removedAt, removedAt, hunk.addedAt, addedAt);
		return [...pairsOf(stretch), own];
	});
	return withoutPartner(loose) < withoutPartner(exact) ? loose : exact;

	function hunkAt(from: number, to: number, start: number, end: number): Hunk {
		return {
			removed: before.slice(from, to),
			added: after.slice(start, end),
			removedAt: from,
			addedAt: start,
		};
	}
}

function withoutPartner(hunks: readonly Hunk[]): number {
	return hunks.reduce(
		(sum, { removed, added }) => sum + Math.abs(removed.length - added.length),
		0,
	);
}

/** The pairs of different items of a hunk; the hunk itself if items have no partner. */
function pairsOf(hunk: Hunk): Hunk[] {
	const { removed, added, removedAt, addedAt } = hunk;
	if (removed.length !== added.length) return [hunk];
	return removed.flatMap((item, at) =>
		item === added[at]
			? []
			: [
					{
						removed: [item],
						added: added.slice(at, at + 1),
						removedAt: removedAt + at,
						addedAt: addedAt + at,
					},
				],
	);
}

/** The changes of a text; a text that is added or removed is one change. */
function changesWithin(
	before: string,
	after: string,
	part: Part,
	facts: ChangedFacts,
): Change[] {
	const [old, next] = [facts.words(before), facts.words(after)];
	const isFact = ({ removed, added }: Hunk) =>
		facts.named(textOf(removed), textOf(added)).length > 0;
	const hunks: Hunk[] = [];
	for (const hunk of closestHunks(old, next, facts).flatMap(pairsOf)) {
		const last = hunks.at(-1);
		const kept = last
			? old.slice(last.removedAt + last.removed.length, hunk.removedAt)
			: [];
		if (!last || kept.length > fewWords || isFact(last) || isFact(hunk))
			hunks.push(hunk);
		else
			hunks[hunks.length - 1] = {
				...last,
				removed: [...last.removed, ...kept, ...hunk.removed],
				added: [...last.added, ...kept, ...hunk.added],
			};
	}
	return hunks.flatMap(({ removed, added, removedAt, addedAt }): Change[] => {
		const [from, to] = [textOf(removed), textOf(added)];
		const around =
			from === ""
				? contextOf(next, addedAt, added)
				: contextOf(old, removedAt, removed);
		return from === to
			? []
			: [{ part, from, to, facts: facts.named(from, to), ...around }];
	});
}

/** Changes with at most this many words between them are one, unless they are changes of facts. */
const fewWords = 2;

function textOf(words: readonly string[]): string {
	return words.join("").trim();
}

/** How many words of context are shown on each side of a change. */
const context = 4;

function contextOf(
	words: readonly string[],
	at: number,
	changed: readonly string[],
): Pick<Change, "before" | "after"> {
	const [front, behind] = [
		words.slice(0, at),
		words.slice(at + changed.length),
	];
	const space = changed.join("").startsWith(" ") ? " " : "";
	const near = splitAtSpaces(front.join("")).slice(-context).join("");
	return {
		before: `${near}${space}`.trimStart(),
		after: splitAtSpaces(behind.join("")).slice(0, context).join(""),
	};
}

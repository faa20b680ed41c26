import { type ChangedFacts, splitAtSpaces } from "./changed-facts.ts";
import { type Extract, type Part, partNames } from "./extract.ts";
import type { Hunk } from "./hunks.ts";
import { pairedHunks } from "./paired-hunks.ts";

/** One change of a page; `from` is empty for an addition, `to` for a removal. */
export type Change = {
	readonly part: Part;
	readonly from: string;
	readonly to: string;
	/** The facts that changed; none if the wording itself changed. */
	readonly facts: readonly string[];
	/** The words before and after it, with the spaces between them and it. */
	readonly before: string;
	readonly after: string;
};

const parts = Object.keys(partNames) as readonly Part[];

/** The changes of a page, part by part, in the order of the page. */
export function changesOf(
	before: readonly Extract[],
	after: readonly Extract[],
	facts: ChangedFacts,
): Change[] {
	return parts.flatMap((part) =>
		pairedHunks(
			textsOf(before, part),
			textsOf(after, part),
			facts.shape,
		).flatMap((hunk) => changesWithin(hunk, part, facts)),
	);
}

function textsOf(extracts: readonly Extract[], part: Part): string[] {
	return extracts.filter((each) => each.part === part).map(({ text }) => text);
}

/** Stands between the words of two texts; a word is never empty. */
const boundary = "";

function changesWithin(texts: Hunk, part: Part, facts: ChangedFacts): Change[] {
	const old = join(texts.removed.map(facts.words));
	const next = join(texts.added.map(facts.words));
	const hunks = pairedHunks(old, next, facts.shape)
		.flatMap(splitByText)
		.flatMap((hunk) => splitByFact(hunk, facts));
	return mergeNearby(hunks, [old, next], facts).flatMap((hunk): Change[] => {
		const from = textOf(hunk.removed);
		const to = textOf(hunk.added);
		if (from === to) return [];
		return [
			{
				part,
				from,
				to,
				facts: facts.named(from, to),
				...(from === ""
					? contextOf(next, hunk.addedAt, hunk.added)
					: contextOf(old, hunk.removedAt, hunk.removed)),
			},
		];
	});
}

function join(texts: readonly (readonly string[])[]): string[] {
	return texts.flatMap((words, index) =>
		index === 0 ? words : [boundary, ...words],
	);
}

/** Splits a hunk where one text ends and the next begins, so that no change spans two of them. */
function splitByText({ removed, added, removedAt, addedAt }: Hunk): Hunk[] {
	const old = stretches(removed, removedAt);
	const next = stretches(added, addedAt);
	const longer = old.length > next.length ? old : next;
	return longer.map((_, index) => {
		const from = old[index];
		const to = next[index];
		return {
			removed: from?.words ?? [],
			added: to?.words ?? [],
			removedAt: from?.at ?? removedAt + removed.length,
			addedAt: to?.at ?? addedAt + added.length,
		};
	});
}

/** The words between boundaries, with the index of the first one. */
function stretches(words: readonly string[], start: number) {
	const ends = words.flatMap((word, at) => (word === boundary ? [at] : []));
	return [-1, ...ends].map((end, index) => ({
		words: words.slice(end + 1, ends[index]),
		at: start + end + 1,
	}));
}

/** Splits a hunk into pairs of words if one of the pairs is a change of a fact. */
function splitByFact(hunk: Hunk, facts: ChangedFacts): Hunk[] {
	const pairs = hunk.removed.map((from, index) => ({
		removed: [from],
		added: hunk.added.slice(index, index + 1),
		removedAt: hunk.removedAt + index,
		addedAt: hunk.addedAt + index,
	}));
	const wordForWord =
		hunk.added.length === pairs.length &&
		pairs.some((pair) => isFact(pair, facts));
	return wordForWord ? pairs : [hunk];
}

function isFact({ removed, added }: Hunk, facts: ChangedFacts): boolean {
	return facts.named(textOf(removed), textOf(added)).length > 0;
}

/** Changes with at most this many words between them are merged. */
const fewWords = 2;

/** Merges hunks that are close to each other, except changes of facts; none spans two texts. */
function mergeNearby(
	hunks: readonly Hunk[],
	[old, next]: readonly [readonly string[], readonly string[]],
	facts: ChangedFacts,
): Hunk[] {
	const merged: Hunk[] = [];
	for (const hunk of hunks) {
		const last = merged.at(-1) ?? { ...hunk, removed: [], added: [] };
		const kept = old.slice(
			last.removedAt + last.removed.length,
			hunk.removedAt,
		);
		const since = next.slice(last.addedAt + last.added.length, hunk.addedAt);
		const close =
			merged.length > 0 &&
			kept.length <= fewWords &&
			![...kept, ...since].includes(boundary) &&
			!isFact(last, facts) &&
			!isFact(hunk, facts);
		if (!close) {
			merged.push(hunk);
			continue;
		}
		merged[merged.length - 1] = {
			...last,
			removed: [...last.removed, ...kept, ...hunk.removed],
			added: [...last.added, ...kept, ...hunk.added],
		};
	}
	return merged;
}

function textOf(words: readonly string[]): string {
	return words.join("").trim();
}

/** How many words of context are shown on each side of a change. */
const context = 4;

/** The words of a text around some of its words, however facts split it: the space before a change is among them. */
function contextOf(
	words: readonly string[],
	at: number,
	changed: readonly string[],
): Pick<Change, "before" | "after"> {
	const start = words.slice(0, at).lastIndexOf(boundary) + 1;
	const end = words.indexOf(boundary, at);
	const front = words.slice(start, at).join("");
	const behind = words
		.slice(at + changed.length, end < 0 ? undefined : end)
		.join("");
	const space = changed.join("").startsWith(" ") ? " " : "";
	return {
		before:
			`${splitAtSpaces(front).slice(-context).join("")}${space}`.trimStart(),
		after: splitAtSpaces(behind).slice(0, context).join(""),
	};
}

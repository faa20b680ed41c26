import type { ChangedFacts } from "./changed-facts.ts";
import { type Extract, type Part, partNames } from "./extract.ts";
import { type Hunk, hunksOf } from "./hunks.ts";

/** One change of a page; `from` is empty for an addition, `to` for a removal. */
export type Change = {
	readonly part: Part;
	readonly from: string;
	readonly to: string;
	/** The facts that changed; none if the wording itself changed. */
	readonly facts: readonly string[];
	/** The words before and after it. */
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
		hunksOf(textsOf(before, part), textsOf(after, part)).flatMap((hunk) =>
			changesWithin(hunk, part, facts),
		),
	);
}

function textsOf(extracts: readonly Extract[], part: Part): string[] {
	return extracts.filter((each) => each.part === part).map(({ text }) => text);
}

/** Separates texts, so that no change spans two of them. */
const boundary = "¶";

function changesWithin(texts: Hunk, part: Part, facts: ChangedFacts): Change[] {
	const old = join(texts.removed.map(facts.wordsBefore));
	const next = join(texts.added.map(facts.wordsAfter));
	const hunks = hunksOf(old, next).flatMap((hunk) => splitByFact(hunk, facts));
	return mergeNearby(hunks, old, facts).flatMap((hunk): Change[] => {
		const from = textOf(hunk.removed);
		const to = textOf(hunk.added);
		if (from === to) return [];
		return [
			{
				part,
				from,
				to,
				facts: facts.named(from, to),
				before: lastWords(old.slice(0, hunk.removedAt)),
				after: firstWords(old.slice(hunk.removedAt + hunk.removed.length)),
			},
		];
	});
}

function join(texts: readonly (readonly string[])[]): string[] {
	return texts.flatMap((words, index) =>
		index === 0 ? words : [boundary, ...words],
	);
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
	return facts.named(removed.join(" "), added.join(" ")).length > 0;
}

/** Changes with at most this many words between them are merged. */
const fewWords = 2;

/** Merges hunks that are close to each other, except changes of facts; none spans two texts. */
function mergeNearby(
	hunks: readonly Hunk[],
	old: readonly string[],
	facts: ChangedFacts,
): Hunk[] {
	const merged: Hunk[] = [];
	for (const hunk of hunks) {
		const last = merged.at(-1);
		const end = last ? last.removedAt + last.removed.length : 0;
		const between = old.slice(end, hunk.removedAt);
		const close =
			last !== undefined &&
			between.length <= fewWords &&
			!between.includes(boundary) &&
			!isFact(last, facts) &&
			!isFact(hunk, facts);
		if (!close) {
			merged.push(hunk);
			continue;
		}
		merged[merged.length - 1] = {
			removed: [...last.removed, ...between, ...hunk.removed],
			added: [...last.added, ...between, ...hunk.added],
			removedAt: last.removedAt,
			addedAt: last.addedAt,
		};
	}
	return merged;
}

/** Joins words to one text, without boundaries at its ends. */
function textOf(words: readonly string[]): string {
	return words.join(" ").replace(/^(¶ )+|( ¶)+$|^¶$/g, "");
}

/** The texts before and after a change, with the spaces between them and it. */
export function surroundings({ before, after }: Change): [string, string] {
	const front = before === "" || before.endsWith("(") ? before : `${before} `;
	const behind = /^[,.;:!?)]|^$/.test(after) ? after : ` ${after}`;
	return [front, behind];
}

/** How many words of context are shown on each side of a change. */
const context = 4;

/** The text of a fact is split from the punctuation after it. */
const spaceBeforeSigns = / (?=[,.;:!?)])/g;

function lastWords(words: readonly string[]): string {
	return words
		.slice(words.lastIndexOf(boundary) + 1)
		.slice(-context)
		.join(" ")
		.replaceAll(spaceBeforeSigns, "");
}

function firstWords(words: readonly string[]): string {
	const end = words.indexOf(boundary);
	return words
		.slice(0, end < 0 ? words.length : end)
		.slice(0, context)
		.join(" ")
		.replaceAll(spaceBeforeSigns, "");
}

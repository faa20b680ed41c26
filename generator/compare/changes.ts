import type { ChangedFacts } from "./changed-facts.ts";
import type { Extract, Part } from "./extract.ts";
import { type Hunk, hunksOf } from "./hunks.ts";

/** One place where a page says something else than before; nothing before is new, nothing after is gone. */
export type Change = {
	readonly part: Part;
	readonly from: string;
	readonly to: string;
	/** The facts whose change it is; none where the words themselves were changed. */
	readonly facts: readonly string[];
	/** The words in front of it and behind it. */
	readonly before: string;
	readonly after: string;
};

const parts: readonly Part[] = [
	"title",
	"description",
	"text",
	"link",
	"picture",
	"machine",
];

/** What a page says differently, place by place. */
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

function textsOf(shown: readonly Extract[], part: Part): string[] {
	return shown.filter((each) => each.part === part).map(({ text }) => text);
}

/** Stands between texts, so that no change reaches over from one to the next unseen. */
const boundary = "¶";

function changesWithin(texts: Hunk, part: Part, facts: ChangedFacts): Change[] {
	const old = join(texts.removed.map(facts.wordsBefore));
	const young = join(texts.added.map(facts.wordsAfter));
	const hunks = hunksOf(old, young).flatMap((hunk) => splitByFact(hunk, facts));
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

/** Where facts changed among other words, each is a change of its own. */
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

/** Words between two changes that are too few to tell them apart. */
const fewWords = 2;

/** Changes close to each other are read as one; those of facts stand alone, and none reaches into another text. */
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

/** Words as one text; the boundaries at its ends are no words. */
function textOf(words: readonly string[]): string {
	return words.join(" ").replace(/^(¶ )+|( ¶)+$|^¶$/g, "");
}

/** What stands around a change, with the spaces that belong there. */
export function surroundings({ before, after }: Change): [string, string] {
	const front = before === "" || before.endsWith("(") ? before : `${before} `;
	const behind = /^[,.;:!?)]|^$/.test(after) ? after : ` ${after}`;
	return [front, behind];
}

/** How many words of its surroundings show where a change is. */
const context = 4;

/** The words of a fact are split from the sign behind them. */
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

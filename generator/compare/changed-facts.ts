import type { Facts } from "../link/facts.ts";

/** The facts that read differently before and after, in one language. */
export type ChangedFacts = {
	/** The names of those that read so before and so after: several may share their words. */
	named(before: string, after: string): readonly string[];
	/** A text before the change as its words, where the words of a fact count as one. */
	wordsBefore(text: string): string[];
	/** The same for a text after the change. */
	wordsAfter(text: string): string[];
};

/** Compares the facts of two versions of the content. */
export function changedFacts(before: Facts, after: Facts): ChangedFacts {
	const changed = [...before].flatMap(([name, from]) => {
		const to = after.get(name);
		return to === undefined || to === from ? [] : [{ name, from, to }];
	});
	const old = pattern(changed.map(({ from }) => from));
	const young = pattern(changed.map(({ to }) => to));
	return {
		named: (from, to) =>
			changed
				.filter((fact) => fact.from === from && fact.to === to)
				.map(({ name }) => name),
		wordsBefore: (text) => wordsOf(text, old),
		wordsAfter: (text) => wordsOf(text, young),
	};
}

/** Matches the words of any of these facts, the longest first, but not within a word, a number or a longer fact. */
function pattern(words: readonly string[]): RegExp | undefined {
	const longestFirst = [...new Set(words)].sort((a, b) => b.length - a.length);
	if (longestFirst.length === 0) return undefined;
	const choice = longestFirst.map((each) =>
		each.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&"),
	);
	return new RegExp(
		`(?<![\\p{L}\\p{N}\\u00A0]|\\p{N}[.,])(?:${choice.join("|")})(?![\\p{L}\\p{N}\\u00A0])`,
		"gu",
	);
}

function wordsOf(text: string, facts: RegExp | undefined): string[] {
	if (!facts) return splitAtSpaces(text);
	const known = text.match(facts) ?? [];
	return text
		.split(facts)
		.flatMap((between, index) => [
			...splitAtSpaces(between),
			...known.slice(index, index + 1),
		]);
}

/** Only ordinary spaces part words, and not the groups of a number: 350 EUR and +45 00 00 00 00 stay together. */
function splitAtSpaces(text: string): string[] {
	return text.split(/(?<!\d) | (?!\d)/).filter((word) => word !== "");
}

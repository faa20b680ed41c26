import type { Facts } from "../link/model.ts";

/** The facts whose text changed, in one language. */
export type ChangedFacts = {
	/** The names of the facts that changed from one text to the other; several may share both. */
	named(before: string, after: string): readonly string[];
	/** Splits a text of the old version into words; the text of a fact counts as one word. */
	wordsBefore(text: string): string[];
	/** The same for a text of the new version. */
	wordsAfter(text: string): string[];
};

/** Compares the facts of two versions of the content. */
export function changedFacts(before: Facts, after: Facts): ChangedFacts {
	const changed = [...before].flatMap(([name, from]) => {
		const to = after.get(name);
		return to === undefined || to === from ? [] : [{ name, from, to }];
	});
	const oldTexts = pattern(changed.map(({ from }) => from));
	const newTexts = pattern(changed.map(({ to }) => to));
	return {
		named: (from, to) =>
			changed
				.filter((fact) => fact.from === from && fact.to === to)
				.map(({ name }) => name),
		wordsBefore: (text) => wordsOf(text, oldTexts),
		wordsAfter: (text) => wordsOf(text, newTexts),
	};
}

/** Matches any of these texts, the longest first, but not within a word, a number or a longer text. */
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

/** Splits at ordinary spaces, but not within a number: 350 EUR and +45 00 00 00 00 stay whole. */
function splitAtSpaces(text: string): string[] {
	return text.split(/(?<!\d) | (?!\d)/).filter((word) => word !== "");
}

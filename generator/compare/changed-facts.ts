import type { Facts } from "../link/model.ts";

/** The facts whose text changed, in one language. */
export type ChangedFacts = ReturnType<typeof changedFacts>;

/** Compares the facts of two versions of the content. */
export function changedFacts(before: Facts, after: Facts) {
	const changed = [...before].flatMap(([name, from]) => {
		const to = after.get(name);
		return to === undefined || to === from ? [] : [{ name, from, to }];
	});
	const texts = pattern(changed.flatMap(({ from, to }) => [from, to]));
	return {
		/** The names of the facts that changed from one text to the other; several may share both. */
		named: (from: string, to: string): readonly string[] =>
			changed
				.filter((fact) => fact.from === from && fact.to === to)
				.map(({ name }) => name),
		/**
		 * Splits a text of either version into words, each with the space before it; the old or the new text of a fact
		 * that changed is one word. What both versions say is split alike: a price may come to equal another.
		 */
		words: (text: string) => wordsOf(text, texts),
		/** The text without figures and texts of facts: two texts of one shape differ in these alone. */
		shape: (text: string) =>
			(texts ? text.replace(texts, "#") : text).replace(figure, "#"),
	};
}

/** A number, with its separators. */
const figure = /\d(?:[\d.,\u00A0\u202F]*\d)?/g;

/** Matches whole occurrences of these texts, each with the space before it, the longest first. */
function pattern(words: readonly string[]): RegExp | undefined {
	const longestFirst = [...new Set(words)].sort((a, b) => b.length - a.length);
	if (longestFirst.length === 0) return undefined;
	const choice = longestFirst.map((each) =>
		each.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&"),
	);
	return new RegExp(
		`( ?(?<![\\p{L}\\p{N}\\u00A0]|\\p{N}[.,])(?:${choice.join("|")})(?![\\p{L}\\p{N}\\u00A0]))`,
		"gu",
	);
}

function wordsOf(text: string, facts: RegExp | undefined): string[] {
	if (text === "") return [];
	// Every second piece is the text of a fact.
	const pieces = facts ? ` ${text}`.split(facts) : [` ${text}`];
	return pieces.flatMap((piece, index) =>
		index % 2 === 1 ? piece : splitAtSpaces(piece),
	);
}

/** Splits before ordinary spaces, but not within a number: +45 00 00 00 00 stays whole. */
export function splitAtSpaces(text: string): string[] {
	return text.split(/(?<!\d)(?= )|(?= (?!\d))/).filter((word) => word !== "");
}

import type { Facts } from "../link/model.ts";

/** The facts whose text changed, in one language. */
export type ChangedFacts = ReturnType<typeof findChangedFacts>;

/** Compares the facts of two versions of the content. */
export function findChangedFacts(before: Facts, after: Facts) {
	const changed = [...before].flatMap(([name, from]) => {
		const to = after.get(name);
		return to === undefined || to === from ? [] : [{ name, from, to }];
	});
	const pattern = createWholeTextPattern(
		changed.flatMap(({ from, to }) => [from, to]),
	);
	return {
		/** The names of the facts that changed from one text to the other; several may share both. */
		findNames: (from: string, to: string): readonly string[] =>
			changed
				.filter((fact) => fact.from === from && fact.to === to)
				.map(({ name }) => name),
		/** Splits a text into words, each with the space before it. The text of a changed fact counts as one word. */
		splitWords: (text: string): string[] =>
			// Every second part is the text of a fact.
			(pattern ? ` ${text}`.split(pattern) : [` ${text}`]).flatMap(
				(part, index) => (index % 2 === 1 ? part : splitBeforeSpaces(part)),
			),
		/** The text with a placeholder for each number and fact: texts that differ in these alone have the same shape. */
		getShape: (text: string): string =>
			(pattern ? text.replace(pattern, "#") : text).replace(number, "#"),
	};
}

/** A number, with its separators. */
const number = /\d(?:[\d.,\u00A0\u202F]*\d)?/g;

/** Matches whole occurrences of these texts, each with the space before it, the longest first. */
function createWholeTextPattern(texts: readonly string[]): RegExp | undefined {
	const longestFirst = [...new Set(texts)].sort((a, b) => b.length - a.length);
	if (longestFirst.length === 0) return undefined;
	const choice = longestFirst.map((each) =>
		each.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&"),
	);
	return new RegExp(
		`( ?(?<![\\p{L}\\p{N}\\u00A0]|\\p{N}[.,])(?:${choice.join("|")})(?![\\p{L}\\p{N}\\u00A0]))`,
		"gu",
	);
}

/** Splits before ordinary spaces, but not within a number: +45 00 00 00 00 stays whole. */
function splitBeforeSpaces(text: string): string[] {
	return text.split(/(?<!\d)(?= )|(?= (?!\d))/).filter((word) => word !== "");
}

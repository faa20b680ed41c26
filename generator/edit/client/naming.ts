import type { Field, YamlValue } from "../protocol.ts";

/** The end of a sentence, and not of an abbreviation or an initial. */
const firstSentence = /^.*?(?<=(?:^|[\s(])[^\s.]{2,})\.\s+(?=\p{Lu})/u;

/**
 * What a field is called for people: the first sentence of its explanation, and the rest of it. The name that the file
 * has for it is no word of theirs.
 */
export function calledAs({ help, name }: Field): {
	readonly title: string;
	readonly rest: string;
} {
	const sentence = firstSentence.exec(help)?.[0] ?? help;
	return {
		title: sentence.trim().replace(/\.$/, "") || name,
		rest: help.slice(sentence.length).trim(),
	};
}

/** The value of a field in a few words; empty of what is made of parts. */
export function previewOf({ values }: Field): string {
	const [first] = values.flatMap(({ value }) => wordsOf(value) ?? []);
	return (first ?? "").replace(/\{\{[^{}]*\}\}/g, "…");
}

function wordsOf(value: YamlValue | undefined): string | undefined {
	return typeof value === "string" || typeof value === "number"
		? String(value)
		: undefined;
}

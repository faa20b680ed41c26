import type { Field, YamlValue } from "../protocol.ts";

/** Where the name of a field ends within its explanation: at its sentence, at what explains it, or at an example. */
const endOfName =
	/(?<=(?:^|[\s(])[^\s.]{2,})\.(?:\s+(?=\p{Lu})|$)|[:;]\s+|,\s+(?=(?:f\.eks|e\.g)\.)/u;

/**
 * What a field is called for people, and what else explains it. The key that the file has for it is no word of theirs,
 * and its name only where there is no other.
 */
export function calledAs({ called, help, name }: Field): {
	readonly title: string;
	readonly rest: string;
} {
	if (called) return { title: called, rest: help };
	const end = endOfName.exec(help);
	const rest = end ? help.slice(end.index + end[0].length) : "";
	return {
		title: help.slice(0, end?.index) || name,
		rest: rest.slice(0, 1).toLocaleUpperCase() + rest.slice(1),
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

import type { MessageLanguage } from "../../diagnostics/language.ts";
import type { Field, YamlValue } from "../protocol.ts";

/**
 * What a field is called for people: the first sentence of its explanation, and the rest of it. The name that the file
 * has for it is no word of theirs.
 */
export function calledAs(
	{ help, name }: Field,
	language: MessageLanguage,
): { readonly title: string; readonly rest: string } {
	const segmenter = new Intl.Segmenter(language, { granularity: "sentence" });
	const [first] = segmenter.segment(help);
	const sentence = first?.segment ?? "";
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

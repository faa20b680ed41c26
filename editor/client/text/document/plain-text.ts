import type { Mark, Node, Schema } from "prosemirror-model";
import { citationPattern, plainSchema } from "./schema.ts";

/** Parses a text without Markdown into a document with a paragraph for each line. */
export function parsePlainText(value: string): Node {
	const lines = value.split("\n");
	return plainSchema.node(
		"doc",
		null,
		lines.map((line) =>
			plainSchema.node("paragraph", null, splitFacts(plainSchema, line)),
		),
	);
}

/** Serializes a document of `parsePlainText`. */
export function serializePlainText(doc: Node): string {
	return doc.textBetween(0, doc.content.size, "\n");
}

/** Splits a text at its citations into text nodes and facts with these marks. */
export function splitFacts(
	schema: Schema,
	text: string,
	marks: readonly Mark[] = [],
): Node[] {
	return text.split(citationPattern).flatMap((part, index) => {
		// Every second part is the group of the pattern.
		if (index % 2 === 1)
			return [schema.node("fact", { source: part }, undefined, marks)];
		return part === "" ? [] : [schema.text(part, marks)];
	});
}

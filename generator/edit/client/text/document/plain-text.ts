import type { Mark, Node, Schema } from "prosemirror-model";
import { citation, lineSchema } from "./schema.ts";

/** Returns the document of a text without Markdown: a paragraph for each of its lines. */
export function readPlainText(value: string): Node {
	const lines = value.split("\n");
	return lineSchema.node(
		"doc",
		null,
		lines.map((line) =>
			lineSchema.node("paragraph", null, splitFacts(lineSchema, line)),
		),
	);
}

/** Returns the text of a document of `readPlainText`. */
export function writePlainText(doc: Node): string {
	return doc.textBetween(0, doc.content.size, "\n");
}

/** Splits a text at its citations: returns text nodes and facts, with these marks. */
export function splitFacts(
	schema: Schema,
	text: string,
	marks: readonly Mark[] = [],
): Node[] {
	return text.split(citation).flatMap((part, index) => {
		// Every other part is what the group of the pattern matched.
		if (index % 2 === 1)
			return [schema.node("fact", { written: part }, undefined, marks)];
		return part === "" ? [] : [schema.text(part, marks)];
	});
}

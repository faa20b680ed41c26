import { isDeepStrictEqual } from "node:util";
import {
	type Document,
	isCollection,
	isNode,
	isPair,
	Scalar,
	type ToStringOptions,
	visit,
	type YAMLMap,
	type YAMLSeq,
} from "yaml";
import { parseYamlWithTokens } from "../parse/yaml/index.ts";
import { diffLists } from "../text/diff-lists.ts";
import type { YamlValue } from "./types.ts";

// Reads YAML texts and prints edited documents in the house style, in which an edit changes single lines.

/** One line for each text, however long: so an edit changes one line. */
const style: ToStringOptions = {
	lineWidth: 0,
	doubleQuotedMinMultiLineLength: Number.POSITIVE_INFINITY,
};

/** Reads a YAML text; undefined if it has a mistake. The value of an empty text is null. */
export function readYaml(
	text: string,
): { readonly value: YamlValue } | undefined {
	const parsed = parseYamlWithTokens(text);
	// The parser returns only values of YAML.
	return parsed && { value: parsed.value as YamlValue };
}

/** Formats a YAML text in the house style: no folded lines, indentation of two spaces. Undefined if it can't be read. */
export function formatYaml(text: string): string | undefined {
	const parsed = parseYamlWithTokens(text);
	// An empty text would be printed as null.
	if (!parsed || parsed.value === null) return parsed && text;
	prepare(parsed.document);
	const made = print(parsed.document);
	return isDeepStrictEqual(readYaml(made)?.value, parsed.value)
		? made
		: undefined;
}

/**
 * Edits a text; lines that the edit doesn't change keep their layout. Undefined unless the result reads as the expected value:
 * nothing is ever written that reads differently.
 */
export function rewriteYaml(
	text: string,
	expected: YamlValue,
	edit: (document: Document) => void,
): string | undefined {
	const document = parseYamlWithTokens(text)?.document;
	if (!document) return undefined;
	prepare(document);
	const formatted = print(document);
	edit(document);
	const made = print(document);
	return [keepLayout(text, formatted, made), made].find((result) =>
		isDeepStrictEqual(readYaml(result)?.value, expected),
	);
}

/**
 * Gives the comment at the top of a file to the file: the parser gives it to the first field or item. Turns texts such as
 * 1.950, which the engine reads as written, into numbers again, so that they stay without quotes.
 */
function prepare(document: Document): void {
	visit(document, {
		Scalar(_, node) {
			const { source = "", type, value } = node;
			const isNumber = type === Scalar.PLAIN && value === source;
			if (isNumber && /^\d+\.\d+$/.test(source)) node.value = Number(source);
		},
	});
	const { contents } = document;
	const [first] = isCollection(contents) ? contents.items : [];
	const node = isPair(first) ? first.key : first;
	if (!contents || contents.commentBefore || !isNode(node)) return;
	contents.commentBefore = node.commentBefore ?? null;
	node.commentBefore = null;
}

/** Returns an edited text with the layout of the original where the edit changed nothing: both were formatted. */
function keepLayout(text: string, formatted: string, made: string): string {
	const [before = [], after = [], original = []] = [formatted, made, text].map(
		(each) => each.split("\n"),
	);
	const edits = diffLists(before, after);
	return diffLists(before, original)
		.reduceRight((lines, { removed, removedAt, added }) => {
			const end = removedAt + removed.length;
			const isEdited = edits.some(
				(edit) =>
					edit.removedAt < end &&
					edit.removedAt + edit.removed.length > removedAt,
			);
			const shift = edits
				.filter((edit) => edit.removedAt < end)
				.reduce(
					(sum, edit) => sum + edit.added.length - edit.removed.length,
					0,
				);
			return isEdited
				? lines
				: lines.toSpliced(removedAt + shift, removed.length, ...added);
		}, after)
		.join("\n");
}

/** Prints a document with `[a, b]` and `{ a: b }`: the package has one option for the padding of both. */
function print(document: Document): string {
	visit(document, {
		Seq: (_, list) => setPadding(list, ""),
		Map: (_, map) => setPadding(map, " "),
	});
	return document.toString(style);
}

function setPadding(node: YAMLMap | YAMLSeq, padding: string): void {
	const printNode = node.toString.bind(node);
	node.toString = (context, ...rest) =>
		printNode(
			context && { ...context, flowCollectionPadding: padding },
			...rest,
		);
}

import { isDeepStrictEqual } from "node:util";
import {
	type Document,
	isCollection,
	isMap,
	isNode,
	isPair,
	isScalar,
	isSeq,
	type Node,
	parse,
	Scalar,
	type ToStringOptions,
	visit,
	type YAMLMap,
	type YAMLSeq,
} from "yaml";
import { parseYamlWithTokens } from "../parse/yaml/index.ts";
import { diffLists } from "../text/diff-lists.ts";
import type { ListChange, ValuePath, YamlValue } from "./types.ts";
import {
	changeListValue,
	getValue,
	renameKeyValue,
	withValue,
} from "./values.ts";

// Edits of a YAML text through the document of the package yaml: comments, blank lines and quotes stay. Line breaks are LF.

/** One line for each text, however long: so an edit changes one line. */
const style: ToStringOptions = {
	lineWidth: 0,
	doubleQuotedMinMultiLineLength: Number.POSITIVE_INFINITY,
};

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

/** Reads a YAML text; undefined if it has a mistake. The value of an empty text is null. */
export function readYaml(
	text: string,
): { readonly value: YamlValue } | undefined {
	const parsed = parseYamlWithTokens(text);
	// The parser returns only values of YAML.
	return parsed && { value: parsed.value as YamlValue };
}

/**
 * Sets the value at a path of a YAML text; undefined removes it. A text or number keeps its quotes and the comment beside it.
 * Returns undefined if the text can't be read, the path leads nowhere, or YAML can't represent the value.
 */
export function setYamlValue(
	text: string,
	path: ValuePath,
	value: YamlValue | undefined,
): string | undefined {
	const before = readYaml(text);
	const isMissing = before && getValue(before.value, path) === undefined;
	if (isMissing && value === undefined) return text;
	const expected = before && withValue(before.value, path, value);
	if (expected === undefined) return undefined;
	return rewrite(text, expected, (document) =>
		setInDocument(document, path, value),
	);
}

/**
 * Adds an item to the list at a path, which may be missing; or copies, moves or removes an item with its comments. A copy
 * follows its original, without the comments above that. Returns undefined where there is no such list or item.
 */
export function changeYamlList(
	text: string,
	path: ValuePath,
	change: ListChange,
): string | undefined {
	const before = readYaml(text);
	const expected = before && changeListValue(before.value, path, change);
	if (expected === undefined) return undefined;
	return rewrite(text, expected, (document) => {
		const list = document.getIn(path, true);
		if (isSeq(list)) changeNodes(list, change, document);
		else if (change.kind === "add")
			setInDocument(document, path, [change.value]);
	});
}

/** Appends the items of another YAML text to the list at a path, with their layout and comments. */
export function appendYamlItems(
	text: string,
	path: ValuePath,
	items: string,
): string | undefined {
	const [before, added] = [readYaml(text), parseYamlWithTokens(items)];
	if (!before || !isSeq(added?.document.contents)) return undefined;
	const { contents } = added.document;
	const list = getValue(before.value, path) ?? [];
	const expected =
		Array.isArray(list) && Array.isArray(added.value)
			? withValue(before.value, path, [...list, ...added.value])
			: undefined;
	if (expected === undefined) return undefined;
	return rewrite(text, expected, (document) => {
		const list = document.getIn(path, true);
		if (!isSeq(list)) document.setIn(path, contents);
		else for (const item of contents.items) appendNode(list, item as Node);
	});
}

/** Renames a key of a map in place. Returns undefined if there is no such key, or another one has the name. */
export function renameYamlKey(
	text: string,
	path: ValuePath,
	name: string,
): string | undefined {
	const before = readYaml(text);
	const expected = before && renameKeyValue(before.value, path, name);
	if (expected === undefined) return undefined;
	return rewrite(text, expected, (document) => {
		const map = document.getIn(path.slice(0, -1), true) ?? document.contents;
		const pair = isMap(map)
			? map.items.find(({ key }) => isScalar(key) && key.value === path.at(-1))
			: undefined;
		if (!isScalar(pair?.key)) return;
		pair.key.value = name;
		setScalarType(pair.key);
	});
}

/**
 * Edits a text; lines that the edit doesn't change keep their layout. Undefined unless the result reads as the expected value:
 * nothing is ever written that reads differently.
 */
function rewrite(
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

/** Sets a value in a document. Of a map or list, only the parts that differ change. */
function setInDocument(
	document: Document,
	path: ValuePath,
	value: YamlValue | undefined,
): void {
	const before =
		path.length === 0 ? document.contents : document.getIn(path, true);
	if (value === undefined) document.deleteIn(path);
	else if (isScalar(before) && !isObject(value)) {
		before.value = value;
		setScalarType(before);
	} else if (isMap(before) && isObject(value) && !Array.isArray(value)) {
		for (const key of Object.keys(before.toJS(document)))
			if (!Object.hasOwn(value, key)) document.deleteIn([...path, key]);
		for (const [key, each] of Object.entries(value))
			setInDocument(document, [...path, key], each);
	} else if (isSeq(before) && before.items.length > 0 && Array.isArray(value))
		setItems(before, path, value, document);
	else addNode(document, path, createNode(document, value));
}

/** Sets a node at a path; maps around it take the place of missing or empty values. */
function addNode(document: Document, path: ValuePath, node: Node): void {
	const parent = path.slice(0, -1);
	const around =
		parent.length === 0 ? document.contents : document.getIn(parent, true);
	if (path.length === 0) document.contents = node as typeof document.contents;
	else if (isCollection(around)) {
		if (around.items.length === 0) around.flow = false;
		document.setIn(path, node);
	} else {
		const map = createNode(document, {}) as YAMLMap;
		map.set(document.createNode(path.at(-1)), node);
		addNode(document, parent, map);
	}
}

/** Sets the items of a list; equal ones stay, with their comments. */
function setItems(
	list: YAMLSeq,
	path: ValuePath,
	value: readonly YamlValue[],
	document: Document,
): void {
	const before: YamlValue[] = list.toJS(document);
	for (const hunk of diffLists(before, value, isDeepStrictEqual).toReversed()) {
		const { removed, removedAt, added } = hunk;
		const both = Math.min(removed.length, added.length);
		const nodes = added.slice(both).map((each) => createNode(document, each));
		list.items.splice(removedAt + both, removed.length - both, ...nodes);
		for (const [index, each] of added.slice(0, both).entries())
			setInDocument(document, [...path, removedAt + index], each);
	}
}

function isObject(value: YamlValue): value is object & YamlValue {
	return typeof value === "object" && value !== null;
}

function createNode(document: Document, value: YamlValue): Node {
	const node = document.createNode(value);
	visit(node, { Scalar: (_, scalar) => setScalarType(scalar) });
	return node;
}

/** Chooses how a text is written: as it was, if it can be; in double quotes if it would read differently without. */
function setScalarType(scalar: Scalar): void {
	const { value, type } = scalar;
	if (typeof value !== "string") return;
	const isBlock = type === Scalar.BLOCK_FOLDED || type === Scalar.BLOCK_LITERAL;
	const isQuoted = type === Scalar.QUOTE_SINGLE || type === Scalar.QUOTE_DOUBLE;
	if (isBlock || value.includes("\n")) {
		// A block ends its lines without spaces.
		const fits =
			value !== "" && !/^\s|[ \t](?:\n|$)|\n\n$|[\t\u00a0]/.test(value);
		if (!fits) scalar.type = Scalar.QUOTE_DOUBLE;
		else if (!isBlock) scalar.type = Scalar.BLOCK_LITERAL;
	} else if (!isQuoted && needsQuotes(value)) scalar.type = Scalar.QUOTE_DOUBLE;
}

function needsQuotes(text: string): boolean {
	const yaml = `a: ${text}\n`;
	if (!isDeepStrictEqual(readYaml(yaml)?.value, { a: text })) return true;
	// Older readers take yes and 10:00 for other values. A day is known by its form.
	const isDay = /^\d{4}-\d\d-\d\d$/.test(text);
	return (
		!isDay && !isDeepStrictEqual(parse(yaml, { version: "1.1" }), { a: text })
	);
}

/** Applies a change to the items of a list. */
function changeNodes(
	list: YAMLSeq,
	change: ListChange,
	document: Document,
): void {
	const { items } = list;
	if (change.kind === "add") {
		const [node, last] = [createNode(document, change.value), items.at(-1)];
		if (isCollection(node) && isCollection(last))
			node.flow = last.flow ?? false;
		appendNode(list, node);
	} else if (change.kind === "remove") items.splice(change.index, 1);
	else if (change.kind === "move")
		items.splice(change.to, 0, ...items.splice(change.index, 1));
	else {
		const copy = (items[change.index] as Node).clone() as Node;
		copy.commentBefore = null;
		items.splice(change.index + 1, 0, copy);
	}
}

/** Appends a node to a list, with a blank line if the other items have one. */
function appendNode(list: YAMLSeq, node: Node): void {
	const last = list.items.at(-1);
	if (last === undefined) list.flow = isScalar(node);
	if (list.items.length > 1 && isNode(last))
		node.spaceBefore = last.spaceBefore ?? false;
	list.items.push(node);
}

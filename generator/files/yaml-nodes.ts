import { isDeepStrictEqual } from "node:util";
import {
	type Document,
	isCollection,
	isMap,
	isNode,
	isScalar,
	isSeq,
	type Node,
	parse,
	Scalar,
	visit,
	type YAMLMap,
	type YAMLSeq,
} from "yaml";
import { diffLists } from "../text/diff-lists.ts";
import type { ListChange, ValuePath, YamlValue } from "./types.ts";
import { readYaml } from "./yaml-text.ts";

// Edits of the nodes of a YAML document: comments, blank lines and quotes stay.

/** Sets a value in a document. Of a map or list, only the parts that differ change. */
export function setInDocument(
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
export function setScalarType(scalar: Scalar): void {
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
export function changeNodes(
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
export function appendNode(list: YAMLSeq, node: Node): void {
	const last = list.items.at(-1);
	if (last === undefined) list.flow = isScalar(node);
	if (list.items.length > 1 && isNode(last))
		node.spaceBefore = last.spaceBefore ?? false;
	list.items.push(node);
}

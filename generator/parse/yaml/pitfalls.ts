import {
	type Document,
	isAlias,
	isMap,
	isScalar,
	type Node,
	type Scalar,
	visit,
	type YAMLMap,
} from "yaml";
import {
	type Explanation,
	explain,
	type Fault,
} from "../../diagnostics/diagnostic.ts";
import {
	findEscapedInvisible,
	formatCodePoint,
} from "../../text/invisible-characters.ts";
import { invisibleSpaces } from "../../text/invisible-spaces.ts";
import { suppressionKeyword } from "../suppressions.ts";
import {
	colonMissing,
	explainCurlyQuotes,
	explainInvisibleSpace,
} from "./errors.ts";

/** Finds what YAML accepts but no author means. Repeated fields hide the rest, which may follow from a missing line. */
export function findMisleadingYaml(document: Document, text: string): Fault[] {
	const repeated: Fault[] = [];
	const properties: Fault[] = [];
	const faults: Fault[] = [];
	visit(document, {
		Node(_, node) {
			// The others may follow from the first.
			if (properties.length === 0)
				properties.push(...findNodeProperty(node, text));
			if (isScalar(node)) faults.push(...findMisreadText(node, text));
			if (isMap(node)) {
				repeated.push(...findFirstRepeatedField(node, text));
				faults.push(...findTextsCutAtComma(node, text));
			}
			if (node === document.contents)
				faults.push(...findMissingColonSpace(node));
		},
		Pair(_, { key, value }) {
			faults.push(...findInvalidKey(key));
			if (value === null) faults.push(...findMissingColonSpace(key));
		},
	});
	return repeated.length > 0 ? repeated : [...faults, ...properties];
}

function createFaults(
	start: number,
	length: number,
	explanation: Explanation,
): Fault[] {
	return [{ start, length: Math.max(1, length), ...explanation }];
}

/** Returns the range of a scalar as written; empty at 0 for other nodes. */
function getRange(node: unknown): readonly [start: number, end: number] {
	const [start = 0, end = start] = (isScalar(node) && node.range) || [];
	return [start, end];
}

/** Finds the first repeated field of a map: if the line between two groups is missing, all fields are repeated. */
function findFirstRepeatedField({ items }: YAMLMap, text: string): Fault[] {
	const names = items.map(({ key }) => (isScalar(key) ? String(key) : ""));
	const index = names.findIndex((name, at) => names.indexOf(name) < at);
	const name = names[index] ?? "";
	if (name === "") return [];
	const [first] = getRange(items[names.indexOf(name)]?.key);
	const line = text.slice(0, first).split("\n").length;
	const explanation = explain("yaml-syntax.repeated-field", { name, line });
	return createFaults(getRange(items[index]?.key)[0], name.length, explanation);
}

/** Finds an anchor, an alias or a tag: mostly a text that begins with their character. */
function findNodeProperty(node: Node, text: string): Fault[] {
	const hasAnchor = !isAlias(node) && node.anchor !== undefined;
	if (!isAlias(node) && !hasAnchor && node.tag === undefined) return [];
	const [value = 0, end = value] = node.range ?? [];
	// Anchor and tag stand before the value, which may begin on a later line.
	beforeValue.lastIndex = value;
	const [, before = ""] = beforeValue.exec(text) ?? [];
	const start = value - before.length;
	const [written = ""] = /^\S*/.exec(text.slice(start, end)) ?? [];
	return createFaults(start, written.length, explain("yaml-syntax.anchor"));
}

/** The anchors and tags that end at `lastIndex`. */
const beforeValue = /(?<=((?:[&!][^\s,[\]{}]*\s+)*[&!][^\s,[\]{}]*\s*))/y;

// A suppression may be on the same line as the text.
const comment = new RegExp(`[ \\t]*(?!# *${suppressionKeyword}:)#.*`, "y");

/** Finds a text that YAML reads differently from how it looks. */
function findMisreadText(node: Scalar, text: string): Fault[] {
	const { type, value } = node;
	const [start, end] = getRange(node);
	if (type === "QUOTE_DOUBLE") {
		// Escapes must not add characters that files can't contain.
		const hidden = findEscapedInvisible(String(value), text);
		if (hidden === undefined) return [];
		const name = formatCodePoint(hidden);
		const explanation = explain("control-character.code", { name });
		return createFaults(start, end - start, explanation);
	}
	if (type !== "PLAIN") return [];
	const written = text.slice(start, end);
	if (/^[“”„‟][^“”„‟]*[“”‟]$/.test(written))
		return createFaults(start, end - start, explainCurlyQuotes(written));
	if (typeof value !== "string" && value !== null) return [];
	comment.lastIndex = end;
	const [found = ""] = comment.exec(text) ?? [];
	const length = found.trimStart().length;
	if (length === 0) return [];
	const hash = end + found.length - length;
	return createFaults(hash, length, explain("yaml-syntax.comment"));
}

/** Finds texts with commas in a flow map: YAML reads the rest as keys without values. */
function findTextsCutAtComma({ flow, items }: YAMLMap, text: string): Fault[] {
	const cut = items.filter(
		({ value }, index) =>
			flow && isScalar(value) && items[index + 1]?.value === null,
	);
	return cut.flatMap(({ value }) => {
		const comma = text.indexOf(",", getRange(value)[1]);
		return createFaults(comma, 1, explain("yaml-syntax.comma-in-text"));
	});
}

/** Finds a field without a space after its colon, where YAML expects a field. */
function findMissingColonSpace(node: unknown): Fault[] {
	const isPlain = isScalar(node) && node.type === "PLAIN";
	const [, name] = (isPlain && /^([\w-]+):\S/.exec(String(node))) || [];
	return name === undefined
		? []
		: createFaults(getRange(node)[0] + name.length, 1, colonMissing);
}

const anyInvisible = new RegExp(`[${invisibleSpaces}]`);

/** Finds a key that is empty, contains an invisible character, or has a name that every object has: toString, __proto__. */
function findInvalidKey(key: unknown): Fault[] {
	if (!isScalar(key)) return [];
	const [start, end] = getRange(key);
	const name = String(key.value ?? "");
	if (name === "" || (name in Object.prototype && name !== "constructor"))
		return createFaults(
			start,
			end - start,
			explain("yaml-syntax.invalid-name"),
		);
	const hidden = name.search(anyInvisible);
	return hidden < 0
		? []
		: createFaults(start + hidden, 1, explainInvisibleSpace(" "));
}

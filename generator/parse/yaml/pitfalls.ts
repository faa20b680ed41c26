import {
	type Document,
	isAlias,
	isCollection,
	isMap,
	isScalar,
	type Node,
	type Scalar,
	visit,
	type YAMLMap,
} from "yaml";
import { explain, type Fault } from "../../diagnostics/diagnostic.ts";
import {
	findInvisibleCode,
	getCharacterName,
} from "../../text/invisible-characters.ts";
import { invisibleSpaces } from "../../text/invisible-spaces.ts";
import { getPlaceAtOffset } from "../decode.ts";
import { getLine, matchOnLine } from "../problem.ts";
import { suppressionKeyword } from "../suppressions.ts";
import {
	explainColonMissing,
	explainCurlyQuotes,
	explainInvisibleSpace,
	explainQuotesNeeded,
	leadingInvisible,
} from "./errors.ts";

/** Finds a directive, which could change how the content is read. */
export function findDirective(text: string): Fault | undefined {
	const [, before = "", written] =
		/^((?:[ \t]*(?:#.*)?\n)*)(%.*)/.exec(text) ?? [];
	if (written === undefined) return undefined;
	return {
		start: before.length,
		length: written.length,
		...explainQuotesNeeded(written),
	};
}

/** Finds what YAML accepts but no author means. Repeated fields hide the rest, which may follow from a missing line. */
export function findMisleadingYaml(document: Document, text: string): Fault[] {
	const faults: Fault[] = [];
	const repeated: Fault[] = [];
	const properties: Fault[] = [];
	let hasAlias = false;
	visit(document, {
		Node(_, node) {
			hasAlias ||= isAlias(node);
			properties.push(...findNodeProperties(node, text));
			if (isScalar(node)) faults.push(...findMisreadText(node, text));
			if (isMap(node)) {
				repeated.push(...findRepeatedField(node, text));
				faults.push(...findTextsCutAtComma(node, text));
			}
			if (node === document.contents) faults.push(...findMissingSpace(node));
		},
		Pair(_, { key, value }) {
			faults.push(...findInvalidKey(key));
			if (value === null) faults.push(...findMissingSpace(key));
		},
	});
	if (repeated.length > 0) return repeated;
	const [first] = properties;
	// The others follow from the first.
	return first && hasAlias
		? [...faults, { ...first, ...explain("yaml-syntax.anchor") }]
		: [...faults, ...properties];
}

/** Finds the first repeated field of a map: if the line between two groups is missing, all fields are repeated. */
function findRepeatedField({ items }: YAMLMap, text: string): Fault[] {
	const names = items.map(({ key }) => String(key));
	const again = items.find(
		({ key }, at) =>
			names.indexOf(names[at] ?? "") < at && key !== null && names[at] !== "",
	);
	const name = String(again?.key);
	const start = getNodeStart(again?.key);
	if (start === undefined) return [];
	const { line } = getPlaceAtOffset(
		text,
		getNodeStart(items[names.indexOf(name)]?.key) ?? 0,
	);
	return [
		{
			start,
			length: name.length,
			...explain("yaml-syntax.repeated-field", { name, line }),
		},
	];
}

function getNodeStart(node: unknown): number | undefined {
	return isScalar(node) ? node.range?.[0] : undefined;
}

/** Finds an anchor, an alias or a tag: mostly a text that begins with their character. */
function findNodeProperties(node: Node, text: string): Fault[] {
	const hasAnchor = !isAlias(node) && node.anchor !== undefined;
	if (!isAlias(node) && !hasAnchor && node.tag === undefined) return [];
	const [value = 0, end = value] = node.range ?? [];
	// Anchor and tag stand before the value, which may begin on a later line.
	beforeValue.lastIndex = value;
	const [, before = ""] = beforeValue.exec(text) ?? [];
	const start = value - before.length;
	const [written = ""] = /^\S*/.exec(text.slice(start, end)) ?? [];
	const isText = !isCollection(node) && !written.startsWith("!!");
	const explanation = isText
		? explainQuotesNeeded(written)
		: explain("yaml-syntax.anchor");
	return [{ start, length: written.length, ...explanation }];
}

/** The anchors and tags that end at `lastIndex`. */
const beforeValue = /(?<=((?:[&!][^\s,[\]{}]*\s+)*[&!][^\s,[\]{}]*\s*))/y;

/** Finds a text that YAML reads differently from how it looks. */
function findMisreadText(
	{ type, value, range }: Scalar,
	text: string,
): Fault[] {
	const [start = 0, end = start] = range ?? [];
	const written = text.slice(start, end);
	const whole = { start, length: written.length };
	if (type === "QUOTE_DOUBLE") {
		// Escapes must not add characters that files can't contain.
		const hidden = findInvisibleCode(String(value), text);
		return hidden === undefined
			? []
			: [
					{
						...whole,
						...explain("control-character.code", {
							name: getCharacterName(hidden),
						}),
					},
				];
	}
	if (type !== "PLAIN") return [];
	for (const { 0: indent, index } of written.matchAll(/\n *(?=[^\n ])/g)) {
		const at = index + indent.length;
		const [hidden] = leadingInvisible.exec(written.slice(at)) ?? [];
		if (hidden)
			return [
				{
					start: start + at,
					length: hidden.length,
					...explainInvisibleSpace(hidden),
				},
			];
	}
	if (/^[“”„‟][^“”„‟]*[“”‟]$/.test(written))
		return [{ ...whole, ...explainCurlyQuotes(written) }];
	if (typeof value !== "string" && value !== null) return [];
	const line = getLine(text, end);
	const rest = {
		start: end,
		text: text.slice(end, line.start + line.text.length),
	};
	// The range of an empty value ends after the space that follows the colon.
	const found = matchOnLine(
		rest,
		value === null ? commentAfterColon : commentAfterText,
		explain("yaml-syntax.comment"),
	);
	return found ? [found] : [];
}

// A suppression may be on the same line as the text.
const comment = `(?!# *${suppressionKeyword}:)(#.*)$`;
const commentAfterText = new RegExp(`^\\s+${comment}`, "d");
const commentAfterColon = new RegExp(`^\\s*${comment}`, "d");

/** Finds texts with commas in a flow map: YAML reads the rest as keys without values. */
function findTextsCutAtComma({ flow, items }: YAMLMap, text: string): Fault[] {
	if (!flow) return [];
	return items.flatMap(({ key, value }, index) => {
		const after = items.slice(index + 1);
		const others = after.findIndex((each) => each.value !== null);
		const last = after.at((others < 0 ? after.length : others) - 1);
		if (!isScalar(value) || typeof value.value !== "string") return [];
		if (others === 0 || !isScalar(last?.key)) return [];
		const [start = 0, end = 0] = value.range ?? [];
		const [, stop = end] = last.key.range ?? [];
		const right = `${String(key)}: ${JSON.stringify(text.slice(start, stop))}`;
		return [
			{
				start: text.indexOf(",", end),
				length: 1,
				...explain("yaml-syntax.comma-in-text", { right }),
			},
		];
	});
}

/** Finds a field without a space after its colon, where YAML expects a field. */
function findMissingSpace(node: unknown): Fault[] {
	if (!isScalar(node) || node.type !== "PLAIN") return [];
	const [, name, value] = /^([\w-]+):(\S.*)$/.exec(String(node.value)) ?? [];
	if (name === undefined) return [];
	return [
		{
			start: (node.range?.[0] ?? 0) + name.length,
			length: 1,
			...explainColonMissing(`${name}: ${value}`),
		},
	];
}

const anyInvisible = new RegExp(`[${invisibleSpaces}]`);

/** Finds a key that is empty, contains an invisible character, or has a name that every object has: toString, __proto__. */
function findInvalidKey(key: unknown): Fault[] {
	if (!isScalar(key)) return [];
	const [start = 0, end = start] = key.range ?? [];
	const name = String(key.value ?? "");
	const isReserved = name in Object.prototype && name !== "constructor";
	if (name === "" || isReserved)
		return [
			{
				start,
				length: Math.max(1, end - start),
				...explain("yaml-syntax.invalid-name"),
			},
		];
	const hidden = name.search(anyInvisible);
	return hidden < 0
		? []
		: [{ start: start + hidden, length: 1, ...explainInvisibleSpace(" ") }];
}

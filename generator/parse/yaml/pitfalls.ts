import {
	type Document,
	isAlias,
	isMap,
	isPair,
	isScalar,
	isSeq,
	type Node,
	type Pair,
	type Scalar,
	visit,
	type YAMLMap,
} from "yaml";
import { explain, type Fault } from "../../diagnostics/diagnostic.ts";
import {
	explainInvisible,
	findSpelledOut,
} from "../../text/invisible-characters.ts";
import { invisibleSpaces } from "../../text/invisible-spaces.ts";
import { placeAt } from "../decode.ts";
import { lineAt, onLine } from "../problem.ts";
import {
	explainCurlyQuotes,
	explainInvisibleSpace,
	noSpaceAfterColon,
	quotesNeeded,
} from "./slips.ts";

/**
 * Finds what is valid YAML but not what an author means: anchors, aliases and tags, texts cut off by a # or a comma, curly
 * quotes, colons without a space, escaped control characters, and names with invisible characters.
 */
export function findPitfalls(document: Document, text: string): Fault[] {
	const found: Fault[] = [];
	visit(document, {
		// A visitor of a kind of node, such as Map, would replace this one for that kind.
		Node(_, node) {
			const pitfall =
				specialMeaning(node, text) ??
				(isScalar(node) ? misreadText(node, text) : undefined);
			if (pitfall) found.push(pitfall);
			if (isMap(node)) found.push(...cutByCommas(node, text));
			if (node === document.contents) found.push(...gluedField(node));
		},
		Pair(_, { key, value }) {
			const pitfall = invalidKey(key);
			if (pitfall) found.push(pitfall);
			else if (value === null) found.push(...gluedField(key));
		},
	});
	return found;
}

/** Finds the first repeated field of each map: if the line between two groups is missing, all fields are repeated. */
export function repeatedFields(document: Document, text: string): Fault[] {
	const found: Fault[] = [];
	visit(document, {
		Map(_key, { items }, around) {
			const names = items.map(({ key }) => String(key));
			const again = items.find((_, at) => names.indexOf(names[at] ?? "") < at);
			const name = String(again?.key);
			const first = items[names.indexOf(name)];
			const start = startOf(again?.key);
			// A field without a name is reported as that.
			if (start === undefined || again?.key === null || name === "") return;
			const { line } = placeAt(text, startOf(first?.key) ?? 0);
			found.push(repeated(name, start, line, isSeq(around.at(-1))));
		},
	});
	return found;
}

function startOf(node: unknown): number | undefined {
	return isScalar(node) ? node.range?.[0] : undefined;
}

function repeated(
	name: string,
	start: number,
	line: number,
	isInItem: boolean,
): Fault {
	const [en, da] = isInItem
		? [
				"If a new item begins here, write a hyphen and a space before it. Otherwise delete",
				"Begynder der et nyt punkt her, så skriv en bindestreg og et mellemrum foran. Slet ellers",
			]
		: ["Delete", "Slet"];
	return {
		start,
		length: name.length,
		...explain(
			`The field ${name} is already in line ${line}.`,
			`Feltet ${name} står allerede i linje ${line}.`,
			`${en} one of the two, in line ${line} or here, with everything that belongs to it, or correct its name.`,
			`${da} det ene, i linje ${line} eller her, med alt, hvad der hører til, eller ret dets navn.`,
		),
	};
}

/** An anchor, an alias or a tag: mostly a text that begins with their sign. */
function specialMeaning(node: Node, text: string): Fault | undefined {
	const hasAnchor = !isAlias(node) && node.anchor !== undefined;
	if (!isAlias(node) && !hasAnchor && node.tag === undefined) return undefined;
	const [value = 0, end = value] = node.range ?? [];
	// Anchor and tag stand before the value, which may begin on a later line.
	properties.lastIndex = value;
	const [, before = ""] = properties.exec(text) ?? [];
	const start = value - before.length;
	const [written = ""] = /^\S*/.exec(text.slice(start, end)) ?? [];
	return { start, length: written.length, ...quotesNeeded(written) };
}

/** The anchors and tags that end at a place, which is looked for from there backwards. */
const properties = /(?<=((?:[&!][^\s,[\]{}]*\s+)*[&!][^\s,[\]{}]*\s*))/y;

/** A text that YAML reads otherwise than it looks. */
function misreadText(
	{ type, value, range }: Scalar,
	text: string,
): Fault | undefined {
	const [start = 0, end = start] = range ?? [];
	const written = text.slice(start, end);
	if (type === "PLAIN")
		return (
			cutByComment(value, end, text) ??
			(/^[“”„‟][^“”„‟]*[“”‟]$/.test(written)
				? { start, length: written.length, ...explainCurlyQuotes(written) }
				: undefined)
		);
	// An escaped character that the file itself must not contain.
	const hidden =
		type === "QUOTE_DOUBLE" ? findSpelledOut(String(value), text) : undefined;
	return hidden === undefined
		? undefined
		: {
				start,
				length: written.length,
				message: explainInvisible(hidden).message,
				hint: {
					en: "Delete the code that begins with the backslash.",
					da: "Slet den kode, der begynder med en omvendt skråstreg.",
				},
			};
}

/** A text with a # in it: YAML takes the rest of the line for a comment. */
function cutByComment(
	value: unknown,
	end: number,
	text: string,
): Fault | undefined {
	if (typeof value !== "string" && value !== null) return undefined;
	const line = lineAt(text, end);
	const rest = {
		start: end,
		text: text.slice(end, line.start + line.text.length),
	};
	// The range of an empty value ends after the space that follows the colon.
	const comment = value === null ? commentAfterColon : commentAfterText;
	return onLine(rest, comment, cutOff);
}

// A suppression may be on the same line as the text.
const commentAfterText = /^\s+(?!# *kilde-(?:tillad|allow):)(#.*)$/d;
const commentAfterColon = /^\s*(?!# *kilde-(?:tillad|allow):)(#.*)$/d;

const cutOff = explain(
	"YAML reads everything after # as a comment, so it is not shown.",
	"YAML opfatter alt efter # som en kommentar, så det bliver ikke vist.",
	"Put the whole text in quotes if # is part of it; otherwise move the comment to a line of its own.",
	"Sæt hele teksten i citationstegn, hvis # hører med; flyt ellers kommentaren til en linje for sig.",
);

/** Texts with commas in a flow map: YAML takes the rest for keys without values. */
function cutByCommas(map: YAMLMap, text: string): Fault[] {
	if (!map.flow) return [];
	return map.items.flatMap((pair, index) => {
		const next = map.items[index + 1];
		if (isBare(pair) || !next || !isBare(next)) return [];
		if (!isScalar(pair.value) || typeof pair.value.value !== "string")
			return [];
		const after = map.items.slice(index + 1);
		const others = after.findIndex((each) => !isBare(each));
		const last = after.at((others < 0 ? after.length : others) - 1);
		const [start = 0, end = 0] = pair.value.range ?? [];
		const comma = text.indexOf(",", end);
		const [, stop = end] = isScalar(last?.key) ? (last.key.range ?? []) : [];
		const right = `${String(pair.key)}: ${JSON.stringify(text.slice(start, stop))}`;
		return [
			{
				start: comma,
				length: 1,
				...explain(
					"The text ends at this comma: between braces, a text with a comma in it must be in quotes.",
					"Teksten slutter ved dette komma: Mellem krøllede parenteser skal en tekst med komma stå i citationstegn.",
					`Write ${right}`,
					`Skriv ${right}`,
				),
			},
		];
	});
}

/** A field and its value with no space after the colon between them, where YAML expects a field. */
function gluedField(node: unknown): Fault[] {
	if (!isScalar(node) || node.type !== "PLAIN") return [];
	const [, name, value] = /^([\w-]+):(\S.*)$/.exec(String(node.value)) ?? [];
	if (name === undefined) return [];
	const start = (node.range?.[0] ?? 0) + name.length;
	return [{ start, length: 1, ...noSpaceAfterColon(`${name}: ${value}`) }];
}

/** Whether a pair is a key without a value. */
function isBare(pair: Pair): boolean {
	return isPair(pair) && pair.value === null;
}

const invisible = new RegExp(`[${invisibleSpaces}]`);

/**
 * Whether every object has this name, and data with one of its own could not even be printed: toString, __proto__. The
 * word constructor is a name like others.
 */
function isReserved(key: unknown): boolean {
	return String(key) in Object.prototype && key !== "constructor";
}

/** A key that is empty, is reserved, or contains an invisible character. */
function invalidKey(key: unknown): Fault | undefined {
	if (!isScalar(key)) return undefined;
	const [start = 0, end = start] = key.range ?? [];
	const name = String(key.value ?? "");
	if (name === "" || isReserved(name))
		return {
			start,
			length: Math.max(1, end - start),
			...explain(
				name
					? `${name} can't be the name of anything.`
					: "There is no name before this colon.",
				name
					? `Intet kan hedde ${name}.`
					: "Der står intet navn foran dette kolon.",
				"Write the name of the field, or delete the line.",
				"Skriv feltets navn, eller slet linjen.",
			),
		};
	const hidden = String(key.value).search(invisible);
	return hidden < 0
		? undefined
		: {
				start: start + hidden,
				length: 1,
				...explainInvisibleSpace(" "),
			};
}

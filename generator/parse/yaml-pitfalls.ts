import {
	type Document,
	isAlias,
	isMap,
	isPair,
	isScalar,
	type Node,
	type Pair,
	visit,
	type YAMLMap,
} from "yaml";
import {
	explainInvisible,
	findInvisible,
} from "../text/invisible-characters.ts";
import { invisibleSpaces } from "../text/invisible-spaces.ts";
import { controlMessage, forbidden } from "./decode.ts";
import { type Explanation, lineAt, type Problem } from "./problem.ts";
import { explainInvisibleSpace } from "./yaml-lines.ts";
import { explainSpecial, specialCharacter, straighten } from "./yaml-values.ts";

/** What YAML allows and we don't, since it isn't what an author means: anchors, aliases and tags, texts cut off by a # or a comma, curly quotes, names that can't be seen. */
export function findPitfalls(document: Document, text: string): Problem[] {
	const found: Problem[] = [];
	const aliased = text.includes("&") ? firstAliased(document) : undefined;
	visit(document, {
		// A visitor of one kind of node would keep that kind from this one.
		Node(_, node) {
			const pitfall =
				specialMeaning(node, text, aliased) ??
				cutByComment(node, text) ??
				inCurlyQuotes(node, text) ??
				escapedControl(node, text);
			if (pitfall) found.push(pitfall);
			if (isMap(node)) found.push(...cutByCommas(node, text));
		},
		Pair(_, { key }) {
			const pitfall = impossibleName(key);
			if (pitfall) found.push(pitfall);
		},
	});
	return found;
}

/** The first anchor, where aliases lead to anchors: then that is the file's one mistake, however often it unfolds itself. */
function firstAliased(document: Document): Node | undefined {
	const aliases = new Set<string>();
	const anchors: Node[] = [];
	visit(document, {
		Node(_, node) {
			if (isAlias(node)) aliases.add(node.source);
			else if (node.anchor !== undefined) anchors.push(node);
		},
	});
	return anchors.some((node) => aliases.has(anchorOf(node) ?? ""))
		? anchors[0]
		: undefined;
}

function anchorOf(node: Node): string | undefined {
	return isAlias(node) ? undefined : node.anchor;
}

function specialMeaning(
	node: Node,
	text: string,
	aliased: Node | undefined,
): Problem | undefined {
	const tagged = node.tag !== undefined;
	const anchor = anchorOf(node);
	if (!tagged && anchor === undefined && !isAlias(node)) return undefined;
	if (aliased && !tagged)
		return node === aliased ? anchored(node, text) : undefined;
	const [start = 0, end = start] = node.range ?? [];
	const sign = signBefore(text, start) ?? { start, end };
	if (node.tag?.startsWith("tag:yaml.org,2002:"))
		return { ...sign, ...tagExplanation };
	return (
		explainSpecial(lineAt(text, sign.start)) ?? { ...sign, ...specialCharacter }
	);
}

/** The anchor or the tag in front of a value, which may begin on a later line. */
function signBefore(
	text: string,
	offset: number,
): Pick<Problem, "start" | "end"> | undefined {
	const [signs] = /(?:[&!][^\s,[\]{}]*\s+)+$/.exec(text.slice(0, offset)) ?? [];
	if (signs === undefined) return undefined;
	const start = offset - signs.length;
	return { start, end: start + signs.search(/\s/) };
}

/** What is said of YAML's own tags, which no text begins with by accident. */
const tagExplanation: Explanation = {
	message: {
		en: "A tag, two exclamation marks and a word, gives a value another kind; tags are not used here.",
		da: "Et tag, altså to udråbstegn og et ord, giver en værdi en anden type; tags bruges ikke her.",
	},
	hint: {
		en: "Delete the tag, and write the value as other files do.",
		da: "Slet tagget, og skriv værdien som i de andre filer.",
	},
};

function anchored(node: Node, text: string): Problem {
	const [before = 0] = node.range ?? [];
	const sign = `&${anchorOf(node)}`;
	const start = text.lastIndexOf(sign, before);
	return {
		start,
		end: start + sign.length,
		message: {
			en: "Anchors and aliases (&name and *name) are not used here.",
			da: "Ankre og aliaser (&navn og *navn) bruges ikke her.",
		},
		hint: {
			en: "Write out what belongs in each place; what is to be the same everywhere is a fact, cited as {{price.NAME}}.",
			da: "Skriv det ud hvert sted; det, der skal være ens overalt, er en oplysning, som hentes med {{price.NAVN}}.",
		},
	};
}

/** A text that goes on after a #, as its author sees it; YAML takes the rest for a comment. */
function cutByComment(node: Node, text: string): Problem | undefined {
	const plain =
		isScalar(node) &&
		node.type === "PLAIN" &&
		(typeof node.value === "string" || node.value === null);
	if (!plain) return undefined;
	const end = node.range?.[1] ?? 0;
	const line = lineAt(text, end);
	const rest = text.slice(end, line.start + line.text.length);
	// Of a field without a value the range ends behind the space that follows its colon.
	const gap = node.value === null ? /^\s*(#.*)$/d : /^\s+(#.*)$/d;
	const match = gap.exec(rest);
	// An allowance belongs beside what it allows.
	const comment = /^# *kilde-(tillad|allow):/.test(match?.[1] ?? "")
		? undefined
		: match?.indices?.[1];
	return (
		comment && {
			start: end + comment[0],
			end: end + comment[1],
			message: {
				en: "YAML takes what follows # for a comment, so it is not shown.",
				da: "YAML tager det, der følger efter #, for en kommentar, så det bliver ikke vist.",
			},
			hint: {
				en: "Put the whole text in quotes if # belongs to it; else move the comment to a line of its own.",
				da: "Sæt hele teksten i citationstegn, hvis # hører med; flyt ellers kommentaren til en linje for sig.",
			},
		}
	);
}

/** A text between double quotes that spells out a character which may not stand in the file itself. */
function escapedControl(node: Node, text: string): Problem | undefined {
	if (!isScalar(node)) return undefined;
	const value = String(node.value);
	const [start = 0, end = start] = node.range ?? [];
	const [hidden] = /^"/.test(text.slice(start, start + 1))
		? findInvisible(value).filter(({ character }) => !text.includes(character))
		: [];
	const found = forbidden.exec(value)?.[0] ?? hidden?.character;
	if (found === undefined) return undefined;
	return {
		start,
		end,
		message: hidden ? explainInvisible(found).message : controlMessage(found),
		hint: {
			en: "Delete the code that begins with a backslash.",
			da: "Slet den kode, der begynder med en omvendt skråstreg.",
		},
	};
}

/** A whole text in curly quotation marks, which were meant to be YAML's own. */
function inCurlyQuotes(node: Node, text: string): Problem | undefined {
	if (!isScalar(node) || node.type !== "PLAIN") return undefined;
	const [start = 0, end = start] = node.range ?? [];
	const written = text.slice(start, end);
	return /^[“”„‟][^“”„‟]*[“”‟]$/.test(written)
		? { start, end, ...straighten(written) }
		: undefined;
}

/** Texts between braces that go on after a comma: YAML takes the rest for names without values. */
function cutByCommas(map: YAMLMap, text: string): Problem[] {
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
				end: comma + 1,
				message: {
					en: "The text ends at this comma: between braces, a text with a comma in it must be in quotes.",
					da: "Teksten slutter ved dette komma: mellem krøllede parenteser skal en tekst med komma stå i citationstegn.",
				},
				hint: { en: `Write ${right}`, da: `Skriv ${right}` },
			},
		];
	});
}

/** A name without a colon. */
function isBare(pair: Pair): boolean {
	return isPair(pair) && pair.value === null;
}

const unseen = new RegExp(`[${invisibleSpaces}]`);

/** A name that JavaScript would swallow, or that isn't what it looks like. */
function impossibleName(key: unknown): Problem | undefined {
	if (!isScalar(key)) return undefined;
	const [start = 0, end = start] = key.range ?? [];
	if (key.value === "__proto__")
		return {
			start,
			end,
			message: {
				en: "__proto__ can't be the name of anything.",
				da: "Intet kan hedde __proto__.",
			},
			hint: { en: "Choose another name.", da: "Vælg et andet navn." },
		};
	if (key.value === "" || key.value === null)
		return {
			start,
			end,
			message: {
				en: "There is no name in front of this colon.",
				da: "Der står intet navn foran dette kolon.",
			},
			hint: {
				en: "Write the name of the field, or delete the line.",
				da: "Skriv feltets navn, eller slet linjen.",
			},
		};
	const hidden = String(key.value).search(unseen);
	return hidden < 0
		? undefined
		: {
				start: start + hidden,
				end: start + hidden + 1,
				...explainInvisibleSpace(" "),
			};
}

import type { PhrasingContent, Text } from "mdast";

/** A place in a text; line and column start at 1. */
export type Point = {
	readonly line: number;
	readonly column: number;
	readonly offset: number;
};

/** The text of a block without its markers. Those take up `indent` characters of every line but the first. */
export type Passage = {
	readonly words: string;
	readonly start: Point;
	readonly indent: number;
};

/** Parses a passage into text, bold, emphasis and links; returns undefined if a * or a bracket may mean anything else. */
export function readPhrases(passage: Passage): PhrasingContent[] | undefined {
	const { words } = passage;
	const { pointBefore, pointAfter } = createPositions(passage);
	const phrases: PhrasingContent[] = [];
	let end = 0;
	for (const { 0: written, index, groups = {} } of words.matchAll(phrase)) {
		if (index > end) phrases.push(textOf(end, index));
		end = index + written.length;
		phrases.push(phraseOf(index, groups));
	}
	if (end < words.length) phrases.push(textOf(end, words.length));
	const isAmbiguous = phrases.some(
		(each) => each.type === "text" && /[*[\]]/.test(each.value),
	);
	return isAmbiguous ? undefined : phrases;

	function textOf(from: number, to: number): Text {
		const start = pointBefore(from);
		const value = words.slice(from, to);
		return { type: "text", value, position: { start, end: pointAfter(to) } };
	}

	function phraseOf(index: number, groups: Groups): PhrasingContent {
		const { strong, emphasis, linked, url = "" } = groups;
		const start = pointBefore(index);
		const asterisks = strong === undefined ? 1 : 2;
		const { length } = strong ?? emphasis ?? linked ?? "";
		const children = [textOf(index + asterisks, index + asterisks + length)];
		const position = { start, end: pointAfter(end) };
		if (strong !== undefined) return { type: "strong", children, position };
		if (emphasis !== undefined) return { type: "emphasis", children, position };
		return { type: "link", title: null, url, children, position };
	}
}

type Groups = Readonly<Record<string, string | undefined>>;

// Whether asterisks open or close depends on the characters beside them (CommonMark's flanking). A letter on the inner
// side always suffices; any other character but a space does if there is no letter on the outer side.
const letter = String.raw`[^\s\p{P}\p{S}]`;

function between(asterisks: string, name: string): string {
	const opening = `(?:(?<!${letter})${asterisks}(?=\\S)|${asterisks}(?=${letter}))`;
	const closing = `(?:(?<=${letter})${asterisks}|(?<=\\S)${asterisks}(?!${letter}))`;
	return `(?<!\\*)${opening}(?<${name}>[^*[\\]]+)${closing}(?!\\*)`;
}

const fact = String.raw`\{\{[a-z0-9-]+(?:\.[a-z0-9-]+)+\}\}`;
const linked = String.raw`\[(?<linked>[^\s*[\]](?:[^*[\]]*[^\s*[\]])?)\]`;
// An address that is safe and needs no escaping in HTML.
const address = String.raw`\((?<url>(?:(?:https|mailto|tel|sms):)?(?:[\w/#.?=+,@-]|${fact})+)\)`;

const phrase = new RegExp(
	[
		between(String.raw`\*\*`, "strong"),
		between(String.raw`\*`, "emphasis"),
		linked + address,
	].join("|"),
	"gu",
);

/** Maps indexes in a passage to points in the file. Fast for indexes in ascending order. */
export function createPositions({ words, start, indent }: Passage) {
	let breaks = 0;
	let lineStart = 0;
	return { pointBefore, pointAfter };

	/** The start of the character at `index`. */
	function pointBefore(index: number): Point {
		if (index < lineStart) breaks = lineStart = 0;
		for (
			let next = words.indexOf("\n", lineStart);
			next >= 0 && next < index;
			next = words.indexOf("\n", lineStart)
		) {
			breaks++;
			lineStart = next + 1;
		}
		return {
			line: start.line + breaks,
			column: (breaks === 0 ? start.column : indent + 1) + index - lineStart,
			offset: start.offset + index + breaks * indent,
		};
	}

	/** The end of the character before `index`. A line break ends before the marker of the next line. */
	function pointAfter(index: number): Point {
		if (index === 0) return start;
		const { line, column, offset } = pointBefore(index - 1);
		return words[index - 1] === "\n"
			? { line: line + 1, column: 1, offset: offset + 1 }
			: { line, column: column + 1, offset: offset + 1 };
	}
}

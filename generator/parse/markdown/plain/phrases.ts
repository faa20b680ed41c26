import type { PhrasingContent, Text } from "mdast";

/** The text of a block after its first marker: its offset, and the indent of its other lines. */
export type Passage = {
	readonly written: string;
	readonly start: number;
	readonly indent: string;
};

/** Returns the position of a range of a text. Only its offsets are used, so lines and columns are 0. */
export function createPosition(start: number, end: number) {
	const pointAt = (offset: number) => ({ line: 0, column: 0, offset });
	return { start: pointAt(start), end: pointAt(end) };
}

/** Parses a passage into text, bold, emphasis and links. Returns undefined if a * or a bracket may mean something else. */
export function parsePhrases({
	written,
	start,
	indent,
}: Passage): PhrasingContent[] | undefined {
	const phrases: PhrasingContent[] = [];
	let end = 0;
	for (const { 0: found, index, groups = {} } of written.matchAll(phrase)) {
		if (index > end) phrases.push(createText(end, index));
		end = index + found.length;
		phrases.push(createPhrase(index, groups));
	}
	if (end < written.length) phrases.push(createText(end, written.length));
	const isAmbiguous = phrases.some(
		(each) => each.type === "text" && /[*[\]]/.test(each.value),
	);
	return isAmbiguous ? undefined : phrases;

	function createText(from: number, to: number): Text {
		const text = written.slice(from, to);
		const value = text.replaceAll(`\n${indent}`, "\n");
		// A text that ends with a line ends before the indent of the next one.
		const rest = text.endsWith(`\n${indent}`) ? indent.length : 0;
		const position = createPosition(start + from, start + to - rest);
		return { type: "text", value, position };
	}

	function createPhrase(index: number, groups: PatternGroups): PhrasingContent {
		const { strong, emphasis, linked, url = "" } = groups;
		const asterisks = strong === undefined ? 1 : 2;
		const { length } = strong ?? emphasis ?? linked ?? "";
		const children = [
			createText(index + asterisks, index + asterisks + length),
		];
		const position = createPosition(start + index, start + end);
		if (strong !== undefined) return { type: "strong", children, position };
		if (emphasis !== undefined) return { type: "emphasis", children, position };
		return { type: "link", title: null, url, children, position };
	}
}

type PatternGroups = Readonly<Record<string, string | undefined>>;

// Whether asterisks open or close emphasis depends on the characters beside them (CommonMark: flanking). They do with a
// letter on the inner side, or with another character but a space if there is no letter on the outer side.
const letter = String.raw`[^\s\p{P}\p{S}]`;

function createSpanPattern(asterisks: string, name: string): string {
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
		createSpanPattern(String.raw`\*\*`, "strong"),
		createSpanPattern(String.raw`\*`, "emphasis"),
		linked + address,
	].join("|"),
	"gu",
);

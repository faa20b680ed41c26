/** A text as the search compares it; `spans[i]` is the span of the i-th letter of `letters` in the text. */
export type Folded = {
	readonly letters: string;
	readonly spans: readonly Span[];
};

/** A range of a text, from `start` up to but not including `end`. */
export type Span = { readonly start: number; readonly end: number };

const spelledOut: Readonly<Record<string, string>> = { æ: "ae", ø: "o" };

/** Pairs that replace one letter: without a Danish keyboard, å is written aa or a, and ø oe or o. */
const pairs: ReadonlySet<string> = new Set(["aa", "oe"]);

/**
 * Makes spellings of the same word equal: ignores case, accents, and the difference between å, aa and a, between ø, oe and
 * o, and between æ and ae, and all hyphens.
 */
export function fold(text: string): Folded {
	const letters: string[] = [];
	const spans: Span[] = [];
	let offset = 0;
	for (const character of text) {
		const start = offset;
		offset += character.length;
		const plain = withoutMarks(character);
		const joins = plain === "" || isSecond(letters.at(-1), plain, text, start);
		const previous = spans.at(-1);
		if (joins && previous)
			spans[spans.length - 1] = { start: previous.start, end: offset };
		if (joins) continue;
		for (const letter of spelledOut[plain] ?? plain) {
			letters.push(letter);
			spans.push({ start, end: offset });
		}
	}
	return { letters: letters.join(""), spans };
}

/** Returns a lower-case letter without its accents; "" for a combining accent or a hyphen. */
function withoutMarks(character: string): string {
	return character
		.toLowerCase()
		.normalize("NFD")
		.replace(/[\p{M}\u00AD-]/gu, "");
}

function isSecond(
	before: string | undefined,
	plain: string,
	text: string,
	start: number,
): boolean {
	const written = text[start - 1]?.toLowerCase();
	return before === written && pairs.has(`${before}${plain}`);
}

// Invisible characters that make a text look different from what it contains: direction marks (Unicode Standard Annex
// #9), joiners, separators and fillers without a glyph, and annotation characters; and those that pages and feeds must not
// contain: control characters and noncharacters (XML 1.0, HTML), and what only one font has, such as the bullets of a word
// processor.

const invisible =
	/[^\P{Cc}\t\r\n]|[\uFFFE\uFFFF]|\p{Cs}|\p{Co}|\p{Cf}|\p{Zl}|\p{Zp}|\p{Default_Ignorable_Code_Point}|\u2800/gu;

/** The soft hyphen, the visible characters of \p{Cf}, and variation selectors (text or emoji) do no harm. */
const harmless =
	/[\u00AD\u0600-\u0605\u06DD\u0890\u0891\u08E2\u{110BD}\u{110CD}]|\uFE0E|\uFE0F/u;

/** U+200D joins emoji, and tag characters after a black flag spell the flags of regions. */
const beforeJoiner =
	/(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\uFE0F)$/u;
const afterJoiner = /^\p{Extended_Pictographic}/u;
const regionFlag = /\u{1F3F4}[\u{E0020}-\u{E007E}]*$/u;

/** Finds the invisible characters in a text, except harmless ones and those within emoji. */
export function* findUnwantedInvisibleCharacters(text: string) {
	for (const { 0: character, index: start } of text.matchAll(invisible))
		if (!isAllowedInvisible(text, start, character)) yield { start, character };
}

/** Finds the first invisible character of a value that its text has only as an escape: &rlm; or \u200F. */
export function findEscapedInvisible(
	value: string,
	text: string,
): string | undefined {
	for (const { 0: character, index } of value.matchAll(invisible))
		if (
			!text.includes(character) &&
			!isAllowedInvisible(value, index, character)
		)
			return character;
	return undefined;
}

function isAllowedInvisible(
	text: string,
	index: number,
	character: string,
): boolean {
	if (harmless.test(character)) return true;
	const before = text.slice(Math.max(0, index - 40), index);
	if (character === "\u200D")
		return (
			beforeJoiner.test(before) &&
			afterJoiner.test(text.slice(index + 1, index + 3))
		);
	return /[\u{E0020}-\u{E007F}]/u.test(character) && regionFlag.test(before);
}

/** Formats the code point of a character: U+200B. */
export function formatCodePoint(character: string): string {
	const code = (character.codePointAt(0) ?? 0).toString(16).toUpperCase();
	return `U+${code.padStart(4, "0")}`;
}

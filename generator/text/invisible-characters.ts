import type { Wording } from "../diagnostics/diagnostic.ts";

// Characters that nobody sees, and that make a text read otherwise than it is written: those that turn its direction
// (Unicode Standard Annex #9), that join, part or fill without a sign, and that stand for nothing but notes.

const unseen = /\p{Cf}|\p{Zl}|\p{Zp}|\p{Default_Ignorable_Code_Point}|\u2800/gu;

/** Where words may be divided is no secret; some signs of \p{Cf} are seen, and one tells an emoji from a letter. */
const harmless =
	/[\u00AD\u0600-\u0605\u06DD\u0890\u0891\u08E2\u{110BD}\u{110CD}]|\uFE0E|\uFE0F/u;

/** Emoji of several people or things are joined by U+200D, and flags of regions spelt in tags behind a black flag. */
const beforeJoiner =
	/(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\uFE0F)$/u;
const behindJoiner = /^\p{Extended_Pictographic}/u;
const regionFlag = /\u{1F3F4}[\u{E0020}-\u{E007E}]*$/u;

/** A character that is not seen, and where. */
export type InvisibleCharacter = {
	readonly index: number;
	readonly character: string;
};

/** Every unseen character that has no business in a text for readers. */
export function findInvisible(text: string): InvisibleCharacter[] {
	return [...text.matchAll(unseen)]
		.map(({ 0: character, index }) => ({ index, character }))
		.filter((found) => !isMeant(text, found));
}

function isMeant(
	text: string,
	{ index, character }: InvisibleCharacter,
): boolean {
	if (harmless.test(character)) return true;
	const before = text.slice(Math.max(0, index - 40), index);
	if (character === "\u200D")
		return (
			beforeJoiner.test(before) &&
			behindJoiner.test(text.slice(index + 1, index + 3))
		);
	return /[\u{E0020}-\u{E007F}]/u.test(character) && regionFlag.test(before);
}

/** What is said of one. */
export function explainInvisible(character: string): {
	readonly message: Wording;
	readonly hint: Wording;
} {
	const code = (character.codePointAt(0) ?? 0).toString(16).toUpperCase();
	const name = `U+${code.padStart(4, "0")}`;
	return {
		message: {
			en: `An invisible character (${name}) stands here, which can make the text read otherwise than it is written.`,
			da: `Her står et usynligt tegn (${name}), som kan få teksten til at se anderledes ud, end den er skrevet.`,
		},
		hint: {
			en: "Delete it and the characters on either side of it, and type those again.",
			da: "Slet det og tegnene på begge sider af det, og skriv dem igen.",
		},
	};
}

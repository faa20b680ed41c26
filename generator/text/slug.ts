import anyAscii from "any-ascii";
import { isReservedWindowsName } from "./windows-names.ts";

/**
 * Converts a title or heading to a slug: a–z, 0–9 and single hyphens. æ → ae, ø → oe, å → aa; other letters by the tables of
 * any-ascii (Straße → strasse, новости → novosti). Symbols are named only if there is nothing else (🎉 → tada); empty if
 * they have no name either. A reserved file name of Windows gets a number (con → con-1).
 *
 * @example slugify("Forårskoncert på Ærø"); // "foraarskoncert-paa-aeroe"
 */
export function slugify(text: string): string {
	const spelled = text
		.toLowerCase()
		.normalize("NFC")
		.replaceAll("æ", "ae")
		.replaceAll("ø", "oe")
		.replaceAll("å", "aa");
	// A soft sign doesn't split a word: объявление → obyavlenie.
	const words = spelled.replace(/(?!\p{ASCII})[\p{L}\p{M}\p{N}]/gu, (letter) =>
		anyAscii(letter).replace(/['`]/g, ""),
	);
	const slug = hyphenate(words) || hyphenate(anyAscii(spelled));
	return isReservedWindowsName(slug) ? `${slug}-1` : slug;
}

function hyphenate(words: string): string {
	return words
		.toLowerCase()
		.replace(/[^a-z0-9]+/g, "-")
		.replace(/^-+|-+$/g, "");
}

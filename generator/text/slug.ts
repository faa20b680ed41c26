import anyAscii from "any-ascii";

/**
 * The words of a title or heading as a name: a–z, 0–9 and single hyphens. æ → ae, ø → oe, å → aa, the rest by the tables of
 * any-ascii (Straße → strasse, новости → novosti). Signs are named only where there is nothing else (🎉 → tada); empty if
 * those have no name either.
 *
 * @example slugify("Forårskoncert på Ærø"); // "foraarskoncert-paa-aeroe"
 */
export function slugify(text: string): string {
	const danish = text
		.toLowerCase()
		.normalize("NFC")
		.replaceAll("æ", "ae")
		.replaceAll("ø", "oe")
		.replaceAll("å", "aa");
	// Within a word, a soft sign is no end of it: объявление is obyavlenie.
	const words = danish.replace(/(?!\p{ASCII})[\p{L}\p{M}\p{N}]/gu, (letter) =>
		anyAscii(letter).replace(/['`]/g, ""),
	);
	return hyphened(words) || hyphened(anyAscii(danish));
}

function hyphened(words: string): string {
	return words
		.toLowerCase()
		.replace(/[^a-z0-9]+/g, "-")
		.replace(/^-+|-+$/g, "");
}

import type { Hole, Part, Picture } from "../text/text.ts";

/**
 * Carries holes and pictures through Markdown and HTML: each becomes a row of letters that both
 * leave alone, in text as in addresses, and is found again in the result.
 */
export type Seal = {
	/** The letters that stand for a part. */
	put(part: Hole | Picture): string;
	/** The text split at its letters, with the parts they stand for. */
	open(sealed: string): Part[];
	/** The text without its letters. */
	without(sealed: string): string;
};

/** A seal of letters that the text doesn't have. */
export function createSeal(text: string): Seal {
	let letters = "qhole";
	while (text.includes(letters)) letters = `q${letters}`;
	const parts: (Hole | Picture)[] = [];
	const pattern = new RegExp(`${letters}(\\d+)x`, "g");
	return {
		put(part) {
			parts.push(part);
			return `${letters}${parts.length - 1}x`;
		},
		open: (sealed) =>
			// What a pattern with a group splits is, in turn, text and the number of a part.
			sealed
				.split(pattern)
				.map(
					(piece, index): Part =>
						index % 2 === 0 ? piece : (parts[Number(piece)] ?? ""),
				)
				.filter((part) => part !== ""),
		without: (sealed) => sealed.replaceAll(pattern, " "),
	};
}

// The marks in the texts of an edited page. The server writes them, and the script of the page reads them.

/**
 * A mark: a start, then the id of a value, six characters of 7 bits each. All are variation selectors of the supplement
 * (Unicode 23.4), which have no glyph and no width, and which content can't hold: `kilde check` refuses invisible characters.
 */
const start = "\u{E01EF}";
const first = 0xe0100;

/** Matches any mark; its group is the id. */
export const markPattern = /\u{E01EF}([\u{E0100}-\u{E017F}]{6})/gu;

/** Creates the mark of a value with an id. */
export function createMark(id: string): string {
	return start + id;
}

/** Creates an id from six bytes of a digest. */
export function createMarkId(bytes: Iterable<number>): string {
	return String.fromCodePoint(
		...Array.from(bytes, (byte) => first + (byte & 0x7f)),
	);
}

/** Removes all marks from a text. */
export function removeMarks(text: string): string {
	return text.replaceAll(markPattern, "");
}

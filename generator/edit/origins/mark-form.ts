// The form of the marks in the texts of a page that is edited: both the server and the browser know it.

/**
 * A mark: a start, then the id of a value, six characters of 7 bits each. All are variation selectors of the supplement
 * (Unicode 23.4), which have no glyph and no width, and which content can't hold: `kilde check` refuses invisible characters.
 */
const start = "\u{E01EF}";
const first = 0xe0100;

/** Any mark; its group is the id. */
export const markPattern = /\u{E01EF}([\u{E0100}-\u{E017F}]{6})/gu;

/** Returns the mark of a value with an id. */
export function markOf(id: string): string {
	return start + id;
}

/** Returns the id that is made of six bytes of a digest. */
export function idFrom(bytes: Iterable<number>): string {
	return String.fromCodePoint(
		...Array.from(bytes, (byte) => first + (byte & 0x7f)),
	);
}

// The form of the marks in the texts of a page that is edited: both the server and the browser know it.

/**
 * A mark: a start, then six characters of 7 bits each. All are variation selectors of the supplement (Unicode 23.4),
 * which have no glyph and no width, and which content can't hold: `kilde check` refuses invisible characters.
 */
const start = "\u{E01EF}";
const first = 0xe0100;
const digits = 6;

/** Any mark. */
export const markPattern = /\u{E01EF}([\u{E0100}-\u{E017F}]{6})/gu;

/** Returns the mark of a value: `id` has 42 bits, in hex (11 digits, of which the first is 0 to 3). */
export function markOf(id: string): string {
	let rest = BigInt(`0x${id}`);
	let written = "";
	for (let digit = 0; digit < digits; digit++) {
		written = String.fromCodePoint(first + Number(rest & 0x7fn)) + written;
		rest >>= 7n;
	}
	return start + written;
}

/** Returns the id of a mark's six characters, in hex. */
export function idOf(written: string): string {
	const value = [...written].reduce(
		(sum, character) =>
			(sum << 7n) | BigInt((character.codePointAt(0) ?? first) - first),
		0n,
	);
	return value.toString(16).padStart(11, "0");
}

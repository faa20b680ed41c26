/** The characters of Danish and English: ASCII, the Danish letters, accents of names, typographic marks. */
export const characters = [
	...range(0x20, 0x7e),
	..."æøåÆØÅ",
	..."áàâäãéèêëíìîïóòôöõúùûüýçñÁÀÂÄÃÉÈÊËÍÌÎÏÓÒÔÖÕÚÙÛÜÝÇÑß",
	..."»«“”‘’„–—…·•©§°×½¼¾€−",
	// No-break space, soft hyphen, no-break hyphen.
	..."\u00A0\u00AD\u2011",
].join("");

function range(first: number, last: number): string[] {
	return Array.from({ length: last - first + 1 }, (_, index) =>
		String.fromCodePoint(first + index),
	);
}

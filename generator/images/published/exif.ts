const orientation = 0x0112;

/**
 * Reduces EXIF data (a TIFF file) to the orientation. Returns undefined if the picture is upright, or the data can't be
 * read.
 */
export function orientationOnly(tiff: Uint8Array): Uint8Array | undefined {
	const view = new DataView(tiff.buffer, tiff.byteOffset, tiff.byteLength);
	if (tiff.length < 8) return undefined;
	const little = view.getUint16(0) === 0x4949;
	const first = view.getUint32(4, little);
	if (first + 2 > tiff.length) return undefined;
	const count = view.getUint16(first, little);
	for (let index = 0; index < count; index++) {
		const at = first + 2 + 12 * index;
		if (at + 12 > tiff.length) return undefined;
		if (view.getUint16(at, little) !== orientation) continue;
		const turn = view.getUint16(at + 8, little);
		return turn > 1 && turn <= 8 ? tiffWith(turn) : undefined;
	}
	return undefined;
}

/** A TIFF file with byte order, magic number, and one directory with one entry: a short. */
function tiffWith(turn: number): Uint8Array {
	const tiff = new Uint8Array(26);
	const view = new DataView(tiff.buffer);
	view.setUint32(0, 0x49492a00);
	view.setUint32(4, 8, true);
	view.setUint16(8, 1, true);
	view.setUint16(10, orientation, true);
	view.setUint16(12, 3, true);
	view.setUint32(14, 1, true);
	view.setUint16(18, turn, true);
	return tiff;
}

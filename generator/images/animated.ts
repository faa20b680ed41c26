/**
 * Whether a picture moves: a GIF of several images, an animated PNG or WebP, an AVIF sequence. Resizing would keep only
 * its first image, and visitors could not stop it (WCAG 2.2.2).
 */
export function isAnimated(bytes: Uint8Array): boolean {
	const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
	const start = file.toString("latin1", 0, 64);
	// Frames with a delay: a graphic control extension and its image (GIF89a).
	if (start.startsWith("GIF8"))
		return (
			[...file.toString("latin1").matchAll(/!\xF9.{5}\0[,!]/gs)].length > 1
		);
	// The chunk acTL comes before the pixels.
	if (start.startsWith("PNG", 1))
		return file.subarray(0, file.indexOf("IDAT")).includes("acTL");
	// A flag of the extended header.
	if (start.startsWith("WEBPVP8X", 8)) return ((file[20] ?? 0) & 2) !== 0;
	return start.startsWith("ftyp", 4) && start.includes("avis");
}

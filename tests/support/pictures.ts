import sharp, { type Sharp } from "sharp";

/** Creates a picture of one colour crossed by a line. */
export function createPicture(
	width: number,
	height: number,
	colour = "#8fc4bb",
): Sharp {
	const line = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><path d="M0 0L${width} ${height}" stroke="#9a4f2e" stroke-width="9"/></svg>`;
	return sharp({
		create: { width, height, channels: 3, background: colour },
	}).composite([{ input: Buffer.from(line) }]);
}

import { imageSize } from "image-size";
import { type Checked, errorAt, fileStart } from "../diagnostic.ts";
import type { MediaEntry, RasterFormat, Source } from "../types.ts";
import { mostPixels } from "../variants.ts";

const pictures = /\.(svg|png|jpe?g|gif|webp|avif)$/;
const videos = /\.(mp4|webm)$/;

/** The kinds of picture that can be made smaller, by the names that the reader of sizes has for them. */
const rasters: Readonly<Record<string, RasterFormat>> = {
	jpg: "jpeg",
	png: "png",
	webp: "webp",
	avif: "avif",
};

/** From here on, EXIF orientations turn a picture by a quarter. */
const lying = 5;

/** A file of content/media → its size in pixels (a video's is 0 × 0: it fills what it is put into). */
export function parseMedia(
	{ path, bytes, digest }: Source,
	id: string,
): Checked<MediaEntry> {
	const entry: MediaEntry = {
		kind: "media",
		file: path,
		id,
		source: { path, digest },
		width: 0,
		height: 0,
		raster: undefined,
	};
	if (videos.test(id)) return { value: entry, diagnostics: [] };
	if (!pictures.test(id)) {
		return problem(
			"This is no picture or video that browsers show.",
			"Pictures end in .svg, .png, .jpg, .webp, .avif or .gif, videos in .mp4 or .webm, in lower case.",
		);
	}
	if (
		/\.svg$/.test(id) &&
		/<script|<foreignObject|\son[a-z]+\s*=|javascript:/i.test(
			new TextDecoder().decode(bytes),
		)
	) {
		return problem(
			"The drawing contains a script, which pages must not carry.",
			"Export it again as a plain SVG.",
		);
	}
	try {
		const { width, height, orientation = 1, type = "" } = imageSize(bytes);
		const raster = isAnimated(bytes) ? undefined : rasters[type];
		if (raster && width * height > mostPixels)
			return problem(
				`The picture is ${width} × ${height} pixels, ${Math.round((width * height) / 1e6)} million in all; pictures have at most ${mostPixels / 1e6} million.`,
				"Export it smaller: no page shows more than 1600 pixels of width.",
			);
		const upright =
			orientation < lying
				? { width, height }
				: { width: height, height: width };
		return { value: { ...entry, ...upright, raster }, diagnostics: [] };
	} catch (error) {
		return problem(
			"The picture can't be read; it may be damaged, or not be what its name says.",
			error instanceof Error ? `The reader says: ${error.message}.` : undefined,
		);
	}

	function problem(
		message: string,
		hint: string | undefined,
	): Checked<MediaEntry> {
		return {
			value: entry,
			diagnostics: [errorAt(path, fileStart, "invalid-image", message, hint)],
		};
	}
}

/** Whether a PNG, WebP or AVIF moves; made smaller, it would stand still. */
function isAnimated(bytes: Uint8Array): boolean {
	const start = new TextDecoder("latin1").decode(bytes.subarray(0, 64));
	// The animation flag of WebP's extended header, APNG's first chunk, AVIF's brand of sequences.
	const webp = start.startsWith("VP8X", 12) && ((bytes[20] ?? 0) & 2) !== 0;
	return webp || start.includes("acTL") || start.startsWith("ftypavis", 4);
}

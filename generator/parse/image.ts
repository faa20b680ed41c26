import { imageSize } from "image-size";
import { type Checked, errorAt, fileStart } from "../diagnostic.ts";
import type { MediaEntry, Source } from "../types.ts";

const pictures = /\.(svg|png|jpe?g|gif|webp|avif)$/;
const videos = /\.(mp4|webm)$/;

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
		const { width, height } = imageSize(bytes);
		return { value: { ...entry, width, height }, diagnostics: [] };
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

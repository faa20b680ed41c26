import { imageSize } from "image-size";
import {
	type Checked,
	errorAt,
	fileStart,
	type Wording,
} from "../diagnostic.ts";
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
			{
				en: "This is no picture or video that browsers show.",
				da: "Dette er ikke et billede eller en video, som browsere kan vise.",
			},
			{
				en: "Pictures end in .svg, .png, .jpg, .webp, .avif or .gif, videos in .mp4 or .webm, in lower case.",
				da: "Billeder ender på .svg, .png, .jpg, .webp, .avif eller .gif, videoer på .mp4 eller .webm, med små bogstaver.",
			},
		);
	}
	if (
		/\.svg$/.test(id) &&
		/<script|<foreignObject|\son[a-z]+\s*=|javascript:/i.test(
			new TextDecoder().decode(bytes),
		)
	) {
		return problem(
			{
				en: "The drawing contains a script, which pages must not carry.",
				da: "Tegningen indeholder et script, og det må siderne ikke have med.",
			},
			{
				en: "Export it again as a plain SVG.",
				da: "Eksportér den igen som almindelig SVG.",
			},
		);
	}
	try {
		const { width, height } = imageSize(bytes);
		return { value: { ...entry, width, height }, diagnostics: [] };
	} catch {
		return problem(
			{
				en: "The picture can't be read; it may be damaged, or not be what its name says.",
				da: "Billedet kan ikke læses; det kan være beskadiget, eller være noget andet, end navnet siger.",
			},
			{
				en: "Open it in an image program, save it again under this name, and put the new file here.",
				da: "Åbn det i et billedprogram, gem det igen under dette navn, og læg den nye fil her.",
			},
		);
	}

	function problem(message: Wording, hint: Wording): Checked<MediaEntry> {
		return {
			value: entry,
			diagnostics: [errorAt(path, fileStart, "invalid-image", message, hint)],
		};
	}
}

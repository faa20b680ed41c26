import { imageSize } from "image-size";
import {
	type Checked,
	errorAt,
	fileStart,
	type Wording,
} from "../diagnostic.ts";
import type { MediaEntry, RasterFormat, Source } from "../types.ts";
import { slugify } from "../url.ts";
import { mostPixels } from "../variants.ts";
import { isActive } from "./drawing.ts";

const pictures = /\.(svg|png|jpe?g|gif|webp|avif)$/;
const videos = /\.(mp4|webm)$/;

/** The kinds of picture that can be made smaller, by the names that the reader of sizes has for them. */
const rasters: Readonly<Record<string, RasterFormat>> = {
	jpg: "jpeg",
	png: "png",
	webp: "webp",
	avif: "avif",
};

/** Characters, leaving room for what is added to a name, of the 255 bytes that disks allow. */
const longestName = 200;

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
	if (!isAddress(id))
		return problem(
			{
				en: "This name can't be part of an address.",
				da: "Navnet kan ikke indgå i en adresse.",
			},
			{
				en: `Rename it to ${addressable(id)}, and write that where it is shown.`,
				da: `Omdøb den til ${addressable(id)}, og skriv det der, hvor den vises.`,
			},
		);
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
	if (/\.svg$/.test(id) && isActive(bytes)) {
		return problem(
			{
				en: "The drawing contains a script or an address, which drawings must not carry.",
				da: "Tegningen indeholder et script eller en adresse, og det må tegninger ikke.",
			},
			{
				en: "Export it again as a plain SVG.",
				da: "Eksportér den igen som almindelig SVG.",
			},
		);
	}
	try {
		const { width, height, orientation = 1, type = "" } = imageSize(bytes);
		const raster = isAnimated(bytes) ? undefined : rasters[type];
		if (raster && width * height > mostPixels)
			return problem(
				{
					en: `The picture is ${width} × ${height} pixels, ${Math.round((width * height) / 1e6)} million in all; pictures have at most ${mostPixels / 1e6} million.`,
					da: `Billedet er på ${width} × ${height} pixels, i alt ${Math.round((width * height) / 1e6)} millioner; et billede må højst have ${mostPixels / 1e6} millioner.`,
				},
				{
					en: "Export it smaller: no page shows more than 1600 pixels of width.",
					da: "Gem det i en mindre størrelse: ingen side viser mere end 1600 pixels i bredden.",
				},
			);
		const upright =
			orientation < lying
				? { width, height }
				: { width: height, height: width };
		return { value: { ...entry, ...upright, raster }, diagnostics: [] };
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

/** Whether a name needs no signs that mean something in an address, and is short enough for every disk. */
function isAddress(id: string): boolean {
	return /^[\w-]+(\/[\w-]+)*\.\w+$/.test(id) && id.length <= longestName;
}

function addressable(id: string): string {
	const [, name = "", ending = ""] = /^(.*?)(\.\w+)?$/s.exec(id) ?? [];
	const steps = name.split("/").map(slugify).filter(Boolean).join("/");
	return `${steps.slice(0, longestName - ending.length) || "picture"}${ending}`;
}

/** Whether a PNG, WebP or AVIF moves; made smaller, it would stand still. */
function isAnimated(bytes: Uint8Array): boolean {
	const start = new TextDecoder("latin1").decode(bytes.subarray(0, 64));
	// The animation flag of WebP's extended header, APNG's first chunk, AVIF's brand of sequences.
	const webp = start.startsWith("VP8X", 12) && ((bytes[20] ?? 0) & 2) !== 0;
	return webp || start.includes("acTL") || start.startsWith("ftypavis", 4);
}

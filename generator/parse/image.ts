import { imageSize } from "image-size";
import { digestOf } from "../cache/digest.ts";
import {
	type Checked,
	errorAt,
	fileStart,
	unproblematic,
	type Wording,
} from "../diagnostics/diagnostic.ts";
import {
	type SanitizedMedia,
	sanitizeMedia,
} from "../images/published/index.ts";
import { maxPixels } from "../images/variants.ts";
import type { MediaEntry, RasterFormat, Source } from "../types.ts";
import { slugify } from "../url.ts";
import { placeAt } from "./decode.ts";

const pictures = /\.(svg|png|jpe?g|gif|webp|avif)$/;
const videos = /\.(mp4|webm)$/;

/** What a picture may be, by the names that the reader of sizes has for the kinds. */
const kinds = ["svg", "png", "jpg", "gif", "webp", "avif"];

/** The kinds that can be made smaller. */
const rasters: Readonly<Record<string, RasterFormat>> = {
	jpg: "jpeg",
	png: "png",
	webp: "webp",
	avif: "avif",
};

/** Characters, leaving room for what is added to a name, of the 255 bytes that disks allow. */
const maxNameLength = 200;

/** From here on, EXIF orientations turn a picture by a quarter. */
const lying = 5;

/** A file of content/media → its size in pixels (a video's is 0 × 0: it fills what it is put into). */
export function parseMedia(
	{ path, bytes, digest, isUnread }: Source,
	id: string,
): Checked<MediaEntry> {
	const entry: MediaEntry = {
		kind: "media",
		file: path,
		id,
		source: { path, digest },
		digest,
		width: 0,
		height: 0,
		raster: undefined,
	};
	if (isUnread) return unproblematic(entry);
	const kind = id.toLowerCase();
	if (!videos.test(kind) && !pictures.test(kind))
		return problem(
			{
				en: "This is no picture or video that browsers show.",
				da: "Dette er ikke et billede eller en video, som browsere kan vise.",
			},
			{
				en: "Save a picture as .svg, .png, .jpg, .webp, .avif or .gif, a video as .mp4 or .webm; anything else belongs elsewhere.",
				da: "Gem et billede som .svg, .png, .jpg, .webp, .avif eller .gif, en video som .mp4 eller .webm; alt andet hører til et andet sted.",
			},
		);
	// Whether the right name is free, only `link` knows, and so that is where it is reported.
	if (!isAddress(id) || kind.split(".").at(-1) !== id.split(".").at(-1))
		return unproblematic({ ...entry, meant: addressable(id) });
	if (videos.test(id)) return sentAsIs(entry, sanitizeMedia(id, bytes));
	const own = sanitizeMedia(id, bytes);
	if (id.endsWith(".svg") && own.faults.length > 0) return sentAsIs(entry, own);
	try {
		const { width, height, orientation = 1, type = "" } = imageSize(own.bytes);
		if (!kinds.includes(type) || (type === "svg") !== id.endsWith(".svg"))
			return unreadable();
		const raster = isAnimated(bytes) ? undefined : rasters[type];
		if (raster && width * height > maxPixels)
			return problem(
				{
					en: `The picture is ${width} × ${height} pixels, ${Math.round((width * height) / 1e6)} million in all; pictures have at most ${maxPixels / 1e6} million.`,
					da: `Billedet er på ${width} × ${height} pixels, i alt ${Math.round((width * height) / 1e6)} millioner; et billede må højst have ${maxPixels / 1e6} millioner.`,
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
		return sentAsIs({ ...entry, ...upright, raster }, own);
	} catch {
		return unreadable();
	}

	function unreadable(): Checked<MediaEntry> {
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

/** A file's name carries the digest of what is sent. Nothing that a picture notes is in its other forms. */
function sentAsIs(
	entry: MediaEntry,
	{ bytes, faults, text }: SanitizedMedia,
): Checked<MediaEntry> {
	return {
		value: { ...entry, digest: digestOf(bytes) },
		diagnostics: (entry.raster ? [] : faults).map(
			({ start, length, message, hint }) =>
				errorAt(
					entry.file,
					length === 0 ? fileStart : placeAt(text, start, length),
					"invalid-image",
					message,
					hint,
				),
		),
	};
}

/** Whether a name needs no signs that mean something in an address, and is short enough for every disk. */
function isAddress(id: string): boolean {
	return /^[\w-]+(\/[\w-]+)*\.\w+$/.test(id) && id.length <= maxNameLength;
}

/** The name nearest to this one that can be part of an address; only its ending is changed if only that is wrong. */
function addressable(id: string): string {
	const [, name = "", written = ""] = /^(.*?)(\.\w+)?$/s.exec(id) ?? [];
	const ending = written.toLowerCase();
	if (isAddress(`${name}${ending}`)) return `${name}${ending}`;
	const steps = name.split("/").map(slugify).filter(Boolean).join("/");
	return `${steps.slice(0, maxNameLength - ending.length) || "picture"}${ending}`;
}

/** Whether a PNG, WebP or AVIF moves; made smaller, it would stand still. */
function isAnimated(bytes: Uint8Array): boolean {
	const start = new TextDecoder("latin1").decode(bytes.subarray(0, 64));
	// The animation flag of WebP's extended header, APNG's first chunk, AVIF's brand of sequences.
	const webp = start.startsWith("VP8X", 12) && ((bytes[20] ?? 0) & 2) !== 0;
	return webp || start.includes("acTL") || start.startsWith("ftypavis", 4);
}

import { digestOf } from "../cache/digest.ts";
import {
	type Explanation,
	explainInWords,
	fileStart,
	problemAt,
} from "../diagnostics/diagnostic.ts";
import { isAnimated } from "../images/animated.ts";
import { readPictureSize } from "../images/picture-size.ts";
import { sanitizeMedia } from "../images/sanitize-media.ts";
import { maxPixels, widestVariant } from "../images/variants.ts";
import { slugify } from "../text/slug.ts";
import type { MediaEntry, RasterFormat, Source } from "../types.ts";
import { explainPointer, placesIn } from "./decode.ts";
import { problemsFor, type Read, sound } from "./problem.ts";

const pictures = /\.(svg|png|jpe?g|gif|webp|avif)$/;
const videos = /\.(mp4|webm)$/;

/** The types that are encoded again, and the format of the one that every program shows. */
const rasters: Readonly<Record<string, RasterFormat>> = {
	jpg: "jpeg",
	png: "png",
	webp: "webp",
	avif: "avif",
	gif: "png",
};

/** Characters. File systems allow 255 bytes; the rest is for what is added to a name. */
const maxNameLength = 200;

/** The first of the EXIF orientations that swap width and height. */
const firstRotated = 5;

/**
 * Parses a file of content/media: its format and size in pixels (0 × 0 for a video, which fills its container). Reports
 * files that aren't pictures or videos, can't be read, are too large, or contain what must not be published.
 */
export function parseMedia(
	{ path, bytes, digest, isUnread }: Source,
	id: string,
): Read<MediaEntry> {
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
	if (isUnread) return sound(entry);
	const lowerCase = id.toLowerCase();
	if (!videos.test(lowerCase) && !pictures.test(lowerCase))
		return invalid(entry, unknownFormat);
	// Only `link` knows whether another file has the correct name, so the problem is reported there.
	if (!isAddress(id) || lowerCase.split(".").at(-1) !== id.split(".").at(-1))
		return sound({ ...entry, meant: addressable(id) });
	const stored = explainPointer(bytes);
	if (stored) return invalid(entry, stored);
	if (id.endsWith(".svg") || videos.test(id)) return sentAsIs(entry, bytes);
	if (isAnimated(bytes)) return invalid(entry, animated);
	const size = readPictureSize(bytes);
	const raster = rasters[size?.type ?? ""];
	if (!size || !raster) return invalid(entry, unreadable);
	const { width, height, orientation = 1 } = size;
	return width * height > maxPixels
		? invalid(entry, tooLarge(width, height))
		: sound({
				...entry,
				...(orientation < firstRotated
					? { width, height }
					: { width: height, height: width }),
				raster,
			});
}

/** An SVG, with its size, or a video; its digest is that of the published bytes. */
function sentAsIs(entry: MediaEntry, given: Uint8Array): Read<MediaEntry> {
	const { bytes, fault, text } = sanitizeMedia(entry.id, given);
	const sent = { ...entry, digest: digestOf(bytes) };
	if (fault)
		return {
			value: sent,
			problems: problemsFor([fault], placesIn(text), "invalid-image"),
		};
	if (videos.test(entry.id)) return sound(sent);
	const size = readPictureSize(bytes);
	return size
		? sound({ ...sent, width: size.width, height: size.height })
		: invalid(entry, unreadable);
}

function invalid(
	entry: MediaEntry,
	explanation: Explanation,
): Read<MediaEntry> {
	const problem = problemAt(fileStart, "invalid-image", explanation);
	return { value: entry, problems: [problem] };
}

const unknownFormat: Explanation = explainInWords(
	"Browsers can't show this kind of file.",
	"Browsere kan ikke vise denne slags filer.",
	"Save a picture as .svg, .png, .jpg, .webp, .avif or .gif, a video as .mp4 or .webm; other files don't belong here.",
	"Gem et billede som .svg, .png, .jpg, .webp, .avif eller .gif, en video som .mp4 eller .webm; andre filer hører ikke til her.",
);

const unreadable = explainInWords(
	"The picture can't be read; it may be damaged, or have the wrong extension.",
	"Billedet kan ikke læses; måske er det beskadiget, eller filendelsen er forkert.",
	"Open it in an image program, save it again under this name, and put the new file here.",
	"Åbn det i et billedprogram, gem det igen under dette navn, og læg den nye fil her.",
	{
		onPage: {
			en: "Open it in an image program, save it again, and choose the new file.",
			da: "Åbn det i et billedprogram, gem det igen, og vælg den nye fil.",
		},
	},
);

const animated: Explanation = explainInWords(
	"The picture is an animation, which visitors can't stop.",
	"Billedet er en animation, som de besøgende ikke kan standse.",
	"Use a still picture, or a video (.mp4 or .webm) where the page can show one.",
	"Brug et billede, der står stille, eller en video (.mp4 eller .webm), hvor siden kan vise en.",
);

function tooLarge(width: number, height: number): Explanation {
	return explainInWords(
		`The picture is ${width} × ${height} pixels, ${Math.round((width * height) / 1e6)} million in all; a picture may have at most ${maxPixels / 1e6} million.`,
		`Billedet er på ${width} × ${height} pixels, i alt ${Math.round((width * height) / 1e6)} millioner; et billede må højst have ${maxPixels / 1e6} millioner.`,
		`Export it at a smaller size: pages show at most ${widestVariant} pixels in width.`,
		`Gem det i en mindre størrelse: Siderne viser højst ${widestVariant} pixels i bredden.`,
	);
}

/** Whether a name needs no escaping in a URL, and is short enough for every file system. */
function isAddress(id: string): boolean {
	return /^[\w-]+(\/[\w-]+)*\.\w+$/.test(id) && id.length <= maxNameLength;
}

/** The nearest name that can be part of a URL. If only the extension is wrong, only that changes. */
function addressable(id: string): string {
	const [, name = "", written = ""] = /^(.*?)(\.\w+)?$/s.exec(id) ?? [];
	const ending = written.toLowerCase();
	if (isAddress(`${name}${ending}`)) return `${name}${ending}`;
	const steps = name.split("/").map(slugify).filter(Boolean).join("/");
	return `${steps.slice(0, maxNameLength - ending.length) || "picture"}${ending}`;
}

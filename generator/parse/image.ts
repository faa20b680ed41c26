import { toDigest } from "../cache/digest.ts";
import {
	type Explanation,
	explain,
	fileStart,
	problemAt,
} from "../diagnostics/diagnostic.ts";
import { isAnimated } from "../images/animated.ts";
import { readPictureSize } from "../images/picture-size.ts";
import { sanitizeSvgOrVideo } from "../images/sanitize-media.ts";
import { maxPixels, widestVariant } from "../images/variants.ts";
import { mediaForm } from "../schema/field.ts";
import { isPictureName, isVideoName } from "../text/media-names.ts";
import { slugify } from "../text/slug.ts";
import type { MediaEntry, RasterFormat, Source } from "../types.ts";
import { createLocator, isLfsPointer } from "./decode.ts";
import { type Parsed, toProblems, withoutProblems } from "./problem.ts";

/** The types that are encoded again, and the format that every program shows. */
const rasters: Readonly<Record<string, RasterFormat>> = {
	jpg: "jpeg",
	png: "png",
	webp: "webp",
	avif: "avif",
	gif: "png",
};

/** The maximum number of characters in a name: file systems allow 255 bytes, and variants of pictures have suffixes. */
const maxNameLength = 200;

/** The first of the EXIF orientations that swap width and height. */
const firstRotated = 5;

/**
 * Parses a file of content/media: its format and size in pixels (0 × 0 for a video, which fills its container). Reports
 * files that aren't pictures or videos, are unreadable or too large, or contain unsafe markup or metadata.
 */
export function parseMedia(source: Source, id: string): Parsed<MediaEntry> {
	const { path, bytes, digest, isUnread } = source;
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
	if (isUnread) return withoutProblems(entry);
	if (!isVideoName(id) && !isPictureName(id))
		return reject(entry, explain("invalid-image.unknown-format"));
	const meant = toUrlSafeName(id);
	// Only `link` knows whether another file has the correct name, so the problem is reported there.
	if (meant !== id) return withoutProblems({ ...entry, meant });
	if (isLfsPointer(bytes))
		return reject(entry, explain("unreadable-file.lfs-pointer"));
	return id.endsWith(".svg") || isVideoName(id)
		? parseUnencoded(entry, bytes)
		: parseRaster(entry, bytes);
}

/** Parses a picture that is encoded again. */
function parseRaster(entry: MediaEntry, bytes: Uint8Array): Parsed<MediaEntry> {
	if (isAnimated(bytes))
		return reject(entry, explain("invalid-image.animated"));
	const size = readPictureSize(bytes);
	const raster = rasters[size?.type ?? ""];
	if (!size || !raster)
		return reject(entry, explain("invalid-image.unreadable"));
	const { width, height, orientation = 1 } = size;
	if (width * height > maxPixels)
		return reject(
			entry,
			explain("invalid-image.too-large", {
				width,
				height,
				megapixels: Math.round((width * height) / 1e6),
				maximum: maxPixels / 1e6,
				widest: widestVariant,
			}),
		);
	const isRotated = orientation >= firstRotated;
	const shown = isRotated
		? { width: height, height: width }
		: { width, height };
	return withoutProblems({ ...entry, ...shown, raster });
}

/** Parses an SVG, with its size, or a video. The digest is that of the sanitised bytes, which are published. */
function parseUnencoded(
	entry: MediaEntry,
	given: Uint8Array,
): Parsed<MediaEntry> {
	const { bytes, fault, text } = sanitizeSvgOrVideo(entry.id, given);
	const sent = { ...entry, digest: toDigest(bytes) };
	const problems = fault ? toProblems([fault], createLocator(text)) : [];
	if (fault || isVideoName(entry.id)) return { value: sent, problems };
	const size = readPictureSize(bytes);
	return size
		? withoutProblems({ ...sent, width: size.width, height: size.height })
		: reject(entry, explain("invalid-image.unreadable"));
}

function reject(
	value: MediaEntry,
	explanation: Explanation,
): Parsed<MediaEntry> {
	return { value, problems: [problemAt(fileStart, explanation)] };
}

/**
 * Returns the nearest name that needs no escaping in a URL, and is short enough for every file system. If only the extension
 * is wrong, only that changes.
 */
function toUrlSafeName(id: string): string {
	const [, name = "", written = ""] = /^(.*?)(\.\w+)?$/s.exec(id) ?? [];
	const ending = written.toLowerCase();
	const safe = `${name}${ending}`;
	if (mediaForm.test(safe) && safe.length <= maxNameLength) return safe;
	const steps = name.split("/").map(slugify).filter(Boolean).join("/");
	return `${steps.slice(0, maxNameLength - ending.length) || "picture"}${ending}`;
}

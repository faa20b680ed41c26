import type { Metadata, Sharp } from "sharp";
import { toDigest } from "../cache/digest.ts";
import { type Fault, fileStart, problemAt } from "../diagnostics/diagnostic.ts";
import { translateProblem } from "../diagnostics/format-problem.ts";
import { type Phrase, phrase, translate } from "../messages/format.ts";
import { maxFileBytes } from "../read/index.ts";
import { slugify } from "../text/slug.ts";
import type { Source } from "../types.ts";
import { isAnimated } from "./animated.ts";
import { decodeHeic } from "./heic.ts";
import { sanitizeSvgOrVideo } from "./sanitize-media.ts";
import { encodings, widestVariant } from "./variants.ts";

/** A picture as the site takes it: its path, as content/media/sommer.jpg, its name there, and its bytes. */
export type ImportedPicture = {
	readonly path: string;
	readonly src: string;
	readonly bytes: Uint8Array;
	/** Whether the file is there already, with these bytes. */
	readonly isThere: boolean;
};

/** The largest accepted picture (pixels): phones take photos of up to 108 million. Its output is much smaller. */
const limits = {
	bytes: 60 * 1024 * 1024,
	pixels: 120_000_000,
	/** The minimum size in pixels: as wide as a phone's screen. Upright pictures are shown smaller, so they may be narrower. */
	longerSide: 800,
	width: 480,
};

/** The folder of pictures and videos. */
export const folder = "content/media/";

/**
 * Converts an uploaded picture for content/media: upright, in sRGB, without metadata, no wider than pages show it, as
 * JPEG, or as PNG if it is transparent or PNG is smaller. SVGs are sanitised. The file name becomes ASCII. `existing`
 * are the sources of the content.
 */
export async function importPicture(
	bytes: Uint8Array,
	name: string,
	existing: readonly Source[],
): Promise<ImportedPicture | ReturnType<typeof formatRefusal>> {
	const known = findMediaByDigest(existing, toDigest(bytes));
	if (known) return toExistingImport(known);
	if (bytes.length > limits.bytes)
		return formatRefusal(
			describeExcessiveSize("picture", bytes, limits.bytes),
			name,
		);
	const converted = isSvg(bytes) ? importSvg(bytes) : await importPhoto(bytes);
	if ("id" in converted) return formatRefusal(converted, name);
	if (converted.bytes.length > maxFileBytes)
		return formatRefusal(
			describeExcessiveSize("picture", converted.bytes, maxFileBytes),
			name,
		);
	const same = findMediaByDigest(existing, toDigest(converted.bytes));
	if (same) return toExistingImport(same);
	const src = createUniqueName(name, converted.ending, existing);
	return { path: folder + src, src, bytes: converted.bytes, isThere: false };
}

/** A converted picture and its file extension. */
type ConvertedPicture = { readonly bytes: Uint8Array; readonly ending: string };

/** Formats why a file can't be imported, and what to do, in all languages of messages. */
export function formatRefusal(reason: Phrase, name: string) {
	return { refused: translate(phrase("import.refused", { name, reason })) };
}

/** Describes a file that is larger than `limit` bytes. */
export function describeExcessiveSize(
	kind: "picture" | "video",
	bytes: Uint8Array,
	limit: number,
): Phrase {
	const [size, most] = [bytes.length, limit].map((each) =>
		Math.ceil(each / 1024 ** 2),
	);
	return phrase(`import.${kind}-size`, { size: size ?? 0, limit: most ?? 0 });
}

/** Describes why a file can't be sanitised. */
export function describeSanitizingFault(
	kind: "svg" | "video",
	found: Fault,
): Phrase {
	const fault = translateProblem(problemAt(fileStart, found));
	return phrase(`import.${kind}-fault`, { fault });
}

/** Finds the picture or video with a digest. */
export function findMediaByDigest(
	sources: readonly Source[],
	digest: string,
): Source | undefined {
	return sources.find(
		(source) => source.digest === digest && source.path.startsWith(folder),
	);
}

/** Converts a picture of the project to the result of an import. */
export function toExistingImport({ path, bytes }: Source): ImportedPicture {
	return { path, src: path.slice(folder.length), bytes, isThere: true };
}

function isSvg(bytes: Uint8Array): boolean {
	const start = new TextDecoder().decode(bytes.subarray(0, 4096));
	return /^\s*<(\?xml|!--|!DOCTYPE|svg)/i.test(start) && /<svg/i.test(start);
}

function importSvg(bytes: Uint8Array): ConvertedPicture | Phrase {
	const { bytes: written, fault } = sanitizeSvgOrVideo("picture.svg", bytes);
	if (fault) return describeSanitizingFault("svg", fault);
	const root = /<svg\b[^>]*>/.exec(new TextDecoder().decode(written))?.[0];
	const isSized =
		root !== undefined &&
		(/ viewBox="/.test(root) ||
			(/ width="[\d.]/.test(root) && / height="[\d.]/.test(root)));
	return isSized
		? { bytes: written, ending: "svg" }
		: phrase("import.svg-without-size");
}

async function importPhoto(
	bytes: Uint8Array,
): Promise<ConvertedPicture | Phrase> {
	if (isAnimated(bytes)) return phrase("import.animated");
	if (isVideo(bytes)) return phrase("import.video-as-picture");
	const { default: sharp } = await import("sharp");
	if (bytes.length === 0) return phrase("import.not-picture");
	// The number of pixels is looked at before they are decoded.
	const picture = sharp(bytes, { failOn: "error", limitInputPixels: false });
	// It throws for everything that is no picture.
	const metadata = await picture.metadata().catch(() => undefined);
	if (!metadata)
		return isHeic(bytes) ? phrase("import.heic") : phrase("import.not-picture");
	const wrong = findPictureFault(metadata);
	if (wrong) return wrong;
	try {
		return metadata.compression === "hevc"
			? await encodePhoto(await decodeHeic(bytes, metadata), metadata)
			: await encodePhoto(picture, metadata);
	} catch {
		return isHeic(bytes) ? phrase("import.heic") : phrase("import.damaged");
	}
}

/** A picture as the site takes it. Throws if part of it can't be decoded. */
async function encodePhoto(
	picture: Sharp,
	{ format, hasAlpha }: Metadata,
): Promise<ConvertedPicture> {
	// Without keepMetadata, sharp leaves all of it out, and converts to sRGB by the profile that it leaves out.
	const upright = picture
		.autoOrient()
		.resize({ width: widestVariant, withoutEnlargement: true })
		.toColourspace("srgb");
	const isOpaque = !hasAlpha || (await picture.clone().stats()).isOpaque;
	const asPng = () => upright.clone().png({ compressionLevel: 9 }).toBuffer();
	if (!isOpaque) return { bytes: await asPng(), ending: "png" };
	const jpeg = await upright
		.clone()
		.removeAlpha()
		.jpeg({ ...encodings.jpeg, quality: 85 })
		.toBuffer();
	// PNG is smaller for screenshots and logos, and keeps their edges sharp.
	const png = /png|gif/.test(format) ? await asPng() : undefined;
	return png && png.length < jpeg.length
		? { bytes: png, ending: "png" }
		: { bytes: jpeg, ending: "jpg" };
}

/** Returns the fault of a readable picture. */
function findPictureFault(metadata: Metadata): Phrase | undefined {
	const { width, height } = metadata.autoOrient;
	if (width * height > limits.pixels)
		return phrase("import.pixels", {
			...{ width, height },
			millions: limits.pixels / 1e6,
		});
	if (!/^(jpeg|png|webp|gif|heif|tiff)$/.test(metadata.format))
		return phrase("import.not-picture");
	const isLarge =
		Math.max(width, height) >= limits.longerSide && width >= limits.width;
	if (isLarge) return undefined;
	const { longerSide, width: minWidth } = limits;
	return phrase("import.small", { width, height, longerSide, minWidth });
}

/** Whether a file is a video: Matroska, or ISO base media (ISO 14496-12) other than its picture formats. */
export function isVideo(bytes: Uint8Array): boolean {
	const isMatroska =
		Buffer.from(bytes.subarray(0, 4)).toString("hex") === "1a45dfa3";
	const brands = readBrands(bytes);
	return (
		isMatroska ||
		(brands !== undefined && !/avif/.test(brands) && !isHeic(bytes))
	);
}

/** Whether a file is a HEIC picture (ISO 23008-12). */
function isHeic(bytes: Uint8Array): boolean {
	const brands = readBrands(bytes) ?? "";
	return !/avif/.test(brands) && /he[iv][cfmsx]|mif1|msf1/.test(brands);
}

/** The brands of a file of the family of MP4. */
export function readBrands(bytes: Uint8Array): string | undefined {
	const start = Buffer.from(bytes.subarray(0, 64)).toString("latin1");
	if (!start.startsWith("ftyp", 4)) return undefined;
	const size = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0);
	return start.slice(8, Math.min(size, 64));
}

/** The longest file name (characters), without its extension. */
const longestName = 60;

/** A name of its own in ASCII; numbered if another file has it, whose name may differ in case. */
export function createUniqueName(
	name: string,
	ending: string,
	existing: readonly Source[],
): string {
	const [file = ""] = name.split(/[\\/]/).slice(-1);
	const stem = slugify(file.replace(/\.\w+$/, ""))
		.slice(0, longestName)
		.replace(/-+$/, "");
	const taken = new Set(existing.map(({ path }) => path.toLowerCase()));
	const base = stem || "picture";
	for (let number = 1; ; number++) {
		const src = `${base}${number === 1 ? "" : `-${number}`}.${ending}`;
		if (!taken.has(folder + src)) return src;
	}
}

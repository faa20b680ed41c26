import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { cacheByObject } from "../cache/by-object.ts";
import { toDigest } from "../cache/digest.ts";
import { engineFolder } from "../engine-folder.ts";
import { getMediaAddress, touchIconPath } from "../text/url.ts";
import type {
	MediaEntry,
	PicturePage,
	RasterFormat,
	Source,
} from "../types.ts";

/**
 * The encoding options of each format, for sharp. AVIF takes four times as long with effort 4. What effort 3 costs in bytes,
 * 10 bits a channel win back: 7 % fewer bytes than effort 4, 8 bits and quality 50, at 1.4 points of SSIMULACRA 2 less.
 */
export const encodings = {
	avif: { quality: 48, effort: 3, bitdepth: 10, chromaSubsampling: "4:2:0" },
	webp: { quality: 78, effort: 5 },
	jpeg: { quality: 80, mozjpeg: true },
	png: { compressionLevel: 9, effort: 10 },
} as const satisfies Record<RasterFormat, object>;

/** The encoding of large AVIF files: it takes an eighth of the time, and increases 1 − SSIM by 12 %. */
const largeAvif = { ...encodings.avif, quality: 46, effort: 0 } as const;

/** The pixels that make a file large. */
const manyPixels = 650_000;

/** Returns the encoding options of a variant, for sharp. */
export function getEncodingOptions({
	format,
	width,
	height,
}: Pick<PicturePage, "format" | "width" | "height">) {
	return format === "avif" && width * height > manyPixels
		? largeAvif
		: encodings[format];
}

/** The encoder and its version, part of the fingerprint: a different version may encode to different bytes. */
const encoder = `sharp ${readSharpVersion()}`;

/** Loading sharp itself takes longer than a build without changes. Sites without photos need not have it. */
function readSharpVersion(): string {
	try {
		const entry = createRequire(engineFolder).resolve("sharp");
		const file = join(dirname(entry), "../package.json");
		return JSON.parse(readFileSync(file, "utf8")).version;
	} catch {
		return "not installed";
	}
}

/** The maximum number of pixels of a picture. */
export const maxPixels = 50_000_000;

/** The width of what phones show at most, and of the file for browsers that can't show AVIF and other programs (pixels). */
const phoneWidth = 960;

/** The widths of variants (pixels): a phone with two pixels for one, with more than that, a wide screen, one with two for one. */
const standardWidths = [736, phoneWidth, 1600, 2880];

/** The width of the widest variant (pixels): no page needs a wider picture. */
export const widestVariant = Math.max(...standardWidths);

const extensions = {
	avif: "avif",
	webp: "webp",
	jpeg: "jpg",
	png: "png",
} as const;

/**
 * Returns the variants of a raster picture: AVIF `files` for browsers to choose from, a fallback that every program can show,
 * and `all` of them; undefined for SVGs and videos, which are sanitised and published as they are.
 *
 * @example createVariants(photo)?.files.map(({ width }) => width); // [736, 960, 1600]
 */
export function createVariants(media: MediaEntry) {
	const { raster } = media;
	if (!raster) return undefined;
	const widest = Math.min(media.width, widestVariant);
	const picture = { ...media, digest: digestVariantInputs(media) };
	const files = createAvifVariants(picture, listWidths(widest, standardWidths));
	// WebP is older than AVIF, so more programs can show it.
	const format = raster === "avif" ? "webp" : raster;
	const width = Math.min(widest, phoneWidth);
	const fallback = createVariant(picture, format, width);
	return { files, fallback, all: [...files, fallback] };
}

/** Returns the widths up to the widest: no two that differ by less than a quarter. */
function listWidths(
	widest: number,
	steps: readonly number[],
): readonly number[] {
	return [...steps.filter((step) => step * 1.25 <= widest), widest];
}

function createAvifVariants(picture: VariantInput, widths: readonly number[]) {
	return widths.map((width) => createVariant(picture, "avif", width));
}

/** The shape of what an upright screen shows of a picture (width by height), and the widths of its variants (pixels). */
const upright = { ratio: 4 / 5, widths: [736, phoneWidth, 1440] };

/**
 * Returns the variants of the part of a picture that fills an upright screen, around the focus, as “40 60”: a phone then
 * fetches nothing that it has no room for. Undefined for SVGs and videos, and for a picture that is no wider than that.
 *
 * @example createUprightVariants(photo, "40 60")?.width; // 960
 */
export function createUprightVariants(media: MediaEntry, focus = "50") {
	const { id, height, raster } = media;
	const width = Math.round(height * upright.ratio);
	if (!raster || width >= media.width) return undefined;
	const [x = ""] = focus.split(" ");
	const left = Math.round(((media.width - width) * Number(x)) / 100);
	const part = {
		...media,
		id: `${removeExtension(id)}-upright-${x}.${raster}`,
		width,
		digest: digestVariantInputs(media),
		crop: { left, top: 0, width, height },
	};
	const widest = Math.min(width, Math.max(...upright.widths));
	return {
		width,
		height,
		files: createAvifVariants(part, listWidths(widest, upright.widths)),
	};
}

/**
 * Returns the value of the attribute srcset: each file and its width.
 *
 * @example
 * // In <img srcSet={…}>: "/media/shop-736.3f2a91c0.avif 736w, /media/shop-960.3f2a91c0.avif 960w, …"
 * formatSrcset(createVariants(photo)?.files ?? []);
 */
export function formatSrcset(files: readonly PicturePage[]): string {
	return files.map(({ path, width }) => `${path} ${width}w`).join(", ");
}

/** Returns the digest of all variants of a picture: in a page, what repeats takes no bytes once it is compressed. */
const digestVariantInputs = cacheByObject(({ source }: MediaEntry) =>
	toDigest(JSON.stringify([source.digest, encodings, largeAvif, encoder])),
);

/**
 * The size of pictures for shared links (pixels), as social networks display them.
 *
 * @example const image = { path: "/share.png", ...shareSize, alt: "Loaves of rye bread" };
 */
export const shareSize = { width: 1200, height: 630 };

/**
 * Returns the picture for shared links made of a picture: its largest part of their shape, around the focus, as “40 60”,
 * and never larger than it is; undefined for SVGs and videos.
 *
 * @example createShareVariant(photo, "40 60")?.crop; // { left: 0, top: 216, width: 1600, height: 840 }
 */
export function createShareVariant(
	media: MediaEntry,
	focus?: string,
): PicturePage | undefined {
	const { id, source, width, height, raster } = media;
	if (!raster) return undefined;
	const scale = Math.min(width / shareSize.width, height / shareSize.height);
	const own = scaleSize(shareSize, scale);
	const [x = 50, y = 50] = focus?.split(" ").map(Number) ?? [];
	const shown = scaleSize(shareSize, Math.min(scale, 1));
	const name = [
		removeExtension(id),
		`${shown.width}x${shown.height}`,
		...(focus === undefined ? [] : [x, y]),
	];
	return {
		kind: "picture",
		path: getMediaAddress({
			id: `${name.join("-")}.${extensions.jpeg}`,
			digest: digestVariantInputs(media),
		}),
		source,
		format: "jpeg",
		...shown,
		crop: {
			left: Math.round(((width - own.width) * x) / 100),
			top: Math.round(((height - own.height) * y) / 100),
			...own,
		},
		background: "#ffffff",
	};
}

/** Returns the icon of the home screen of a phone (pixels), which has no corners that one sees through. */
export function createTouchIcon({
	path,
	digest,
}: Pick<Source, "path" | "digest">): PicturePage {
	return {
		kind: "picture",
		path: touchIconPath,
		source: { path, digest },
		format: "png",
		width: 180,
		height: 180,
		background: "#ffffff",
		margin: 16,
	};
}

function scaleSize(size: typeof shareSize, scale: number): typeof shareSize {
	return {
		width: Math.max(1, Math.round(size.width * scale)),
		height: Math.max(1, Math.round(size.height * scale)),
	};
}

/** Returns the digest of everything that the bytes of a variant depend on. */
export function digestVariant(
	picture: Pick<
		PicturePage,
		"source" | "format" | "width" | "height" | "crop" | "background" | "margin"
	>,
): string {
	const { source, format, width, crop, background, margin } = picture;
	const made = crop || background ? [{ crop, background, margin }] : [];
	const recipe = getEncodingOptions(picture);
	const all = [source.digest, format, width, recipe, encoder, ...made];
	return toDigest(JSON.stringify(all));
}

/** A picture or a part of it, and the digest that its addresses carry. */
type VariantInput = MediaEntry &
	Pick<PicturePage, "crop"> & { readonly digest: string };

function createVariant(
	{ id, source, digest, crop, ...own }: VariantInput,
	format: RasterFormat,
	width: number,
): PicturePage {
	const path = getMediaAddress({
		id: `${removeExtension(id)}-${width}.${extensions[format]}`,
		digest,
	});
	const height = Math.max(1, Math.round((own.height * width) / own.width));
	const picture = { path, source, format, width, height };
	return { kind: "picture", ...picture, ...(crop && { crop }) };
}

/** Returns the name of a file without its ending. */
function removeExtension(id: string): string {
	return id.slice(0, id.lastIndexOf("."));
}

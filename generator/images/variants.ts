import { digestOf } from "../cache/digest.ts";
import type { MediaEntry, PicturePage, RasterFormat } from "../types.ts";
import { mediaAddress } from "../url.ts";

/** The encoding options of each format, for sharp. */
export const recipes = {
	avif: { quality: 50, effort: 4, chromaSubsampling: "4:2:0" },
	webp: { quality: 78, effort: 5 },
	jpeg: { quality: 80, mozjpeg: true },
	png: { compressionLevel: 9, effort: 10 },
} as const satisfies Record<RasterFormat, object>;

/** The encoder and its version, part of the fingerprint: another version may encode to other bytes. */
export const encoder = "sharp 0.35.5";

/** The maximum number of pixels of a picture. */
export const maxPixels = 50_000_000;

/** The widths of variants (pixels): across a phone with two pixels for one, with more than that, a wide screen. */
const standardWidths = [736, 960, 1600];

/** The width of the widest variant (pixels): no page needs a wider picture. */
export const widestVariant = Math.max(...standardWidths);

const extensions = {
	avif: "avif",
	webp: "webp",
	jpeg: "jpg",
	png: "png",
} as const;

/**
 * Returns the variants of a raster picture: `sources` for browsers to choose from, a fallback that every program can show,
 * and all of them, each once; undefined for drawings and films, which are sanitised and published as they are.
 */
export function variantsOf(media: MediaEntry) {
	const { raster } = media;
	if (!raster) return undefined;
	// Never wider than itself, and no two that differ by less than a quarter.
	const widest = Math.min(media.width, widestVariant);
	const widths = [
		...standardWidths.filter((step) => step * 1.25 <= widest),
		widest,
	];
	// The variants of a picture have one digest: in a page, what repeats takes no bytes once it is compressed.
	const all = [media.source.digest, recipes, encoder];
	const picture = { ...media, digest: digestOf(JSON.stringify(all)) };
	const sources = (["avif", "webp"] as const).map((format) => ({
		type: `image/${format}`,
		files: widths.map((width) => variant(picture, format, width)),
	}));
	// WebP is older than AVIF, so more programs can show it.
	const format = raster === "avif" ? "webp" : raster;
	const fallback = variant(picture, format, widest);
	const files = [...sources.flatMap((source) => source.files), fallback];
	return {
		sources,
		fallback,
		files: [...new Map(files.map((file) => [file.path, file])).values()],
	};
}

/** Returns the value of the attribute srcset: each file and its width. */
export function srcset(files: readonly PicturePage[]): string {
	return files.map(({ path, width }) => `${path} ${width}w`).join(", ");
}

/** Returns the digest of everything that the bytes of a variant depend on. */
export function fingerprint(
	picture: Pick<PicturePage, "source" | "format" | "width">,
): string {
	const { source, format, width } = picture;
	const all = [source.digest, format, width, recipes[format], encoder];
	return digestOf(JSON.stringify(all));
}

function variant(
	{ id, source, digest, ...own }: MediaEntry & { readonly digest: string },
	format: RasterFormat,
	width: number,
): PicturePage {
	const name = `${id.slice(0, id.lastIndexOf("."))}-${width}.${extensions[format]}`;
	const path = mediaAddress({ id: name, digest });
	const height = Math.max(1, Math.round((own.height * width) / own.width));
	return { kind: "picture", path, source, format, width, height };
}

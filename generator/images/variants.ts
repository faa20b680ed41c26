import { digestOf } from "../cache/digest.ts";
import type { MediaEntry, PicturePage, RasterFormat } from "../types.ts";
import { mediaAddress } from "../url.ts";

/** A picture in the forms it is sent in: for browsers to choose from, and one that every program can show. */
export type Variants = {
	readonly sources: readonly {
		readonly type: string;
		readonly files: readonly PicturePage[];
	}[];
	readonly fallback: PicturePage;
	/** All of these, each once. */
	readonly files: readonly PicturePage[];
};

/** How each format is encoded; the options are sharp's. */
export const recipes = {
	avif: { quality: 55, effort: 4 },
	webp: { quality: 78, effort: 5 },
	jpeg: { quality: 80, mozjpeg: true },
	png: { compressionLevel: 9, effort: 10 },
} as const satisfies Record<RasterFormat, object>;

/** What encodes; another version may give other bytes, and so gives them another name. */
export const encoder = "sharp 0.35.5";

/** A picture with more pixels than this is no picture for a page. */
export const maxPixels = 50_000_000;

/** From a phone's column to a wide screen (pixels). */
const steps = [480, 960, 1600];

const endings = {
	avif: "avif",
	webp: "webp",
	jpeg: "jpg",
	png: "png",
} as const;

/** The forms of a picture of pixels; a drawing or a film has none, it is sent as it is. */
export function variantsOf(media: MediaEntry): Variants | undefined {
	const { raster } = media;
	if (!raster) return undefined;
	const widths = widthsFor(media.width);
	const sources = (["avif", "webp"] as const).map((format) => ({
		type: `image/${format}`,
		files: widths.map((width) => variant(media, format, width)),
	}));
	// Where AVIF can't be shown, WebP may be: it is older.
	const format = raster === "avif" ? "webp" : raster;
	const fallback = variant(media, format, Math.max(...widths));
	const files = [...sources.flatMap((source) => source.files), fallback];
	return {
		sources,
		fallback,
		files: [...new Map(files.map((file) => [file.path, file])).values()],
	};
}

/** For the attribute srcset: each file, and how wide it is. */
export function srcset(files: readonly PicturePage[]): string {
	return files.map(({ path, width }) => `${path} ${width}w`).join(", ");
}

/** Everything that the bytes of a variant follow from, as one digest. */
export function fingerprint({
	source,
	format,
	width,
}: Pick<PicturePage, "source" | "format" | "width">): string {
	const all = [source.digest, format, width, recipes[format], encoder];
	return digestOf(JSON.stringify(all));
}

/** Never wider than the picture itself, and none that the next one is hardly wider than. */
function widthsFor(own: number): number[] {
	const widest = Math.min(own, Math.max(...steps));
	return [...steps.filter((step) => step * 1.25 <= widest), widest];
}

function variant(
	{ id, source, ...own }: MediaEntry,
	format: RasterFormat,
	width: number,
): PicturePage {
	const name = `${id.slice(0, id.lastIndexOf("."))}-${width}.${endings[format]}`;
	const digest = fingerprint({ source, format, width });
	const path = mediaAddress({ id: name, digest });
	const height = Math.max(1, Math.round((own.height * width) / own.width));
	return { kind: "picture", path, source, format, width, height };
}

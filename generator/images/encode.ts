import type { Sharp } from "sharp";
import { readCachedBytes, writeCachedBytes } from "../cache/files.ts";
import type { Memo } from "../cache/memo.ts";
import { getDigestAndMedia } from "../cache/pages.ts";
import {
	type Checked,
	type Diagnostic,
	errorAt,
	explain,
	fileStart,
	withoutDiagnostics,
} from "../diagnostics/diagnostic.ts";
import { toOutputPath } from "../text/url.ts";
import type { PicturePage, SiteFile, Source } from "../types.ts";
import { digestVariant, getEncodingOptions, maxPixels } from "./variants.ts";

/** The sources of pictures, and the folder of the picture cache. */
type PictureInput = {
	readonly sources: readonly Source[];
	readonly cache: string;
};

/** Checks pictures, and returns their files. */
export type PreparePictures = (
	pages: readonly PicturePage[],
	input: PictureInput,
	memo: Memo,
) => Promise<Checked<SiteFile[]>>;

/**
 * Encodes pictures, unless the memo or the cache has them. Turns them upright, and leaves out their metadata. Reports
 * pictures that can't be decoded. Throws if a source is missing, which is our own bug.
 */
export async function encodePictures(
	pages: readonly PicturePage[],
	{ sources, cache }: PictureInput,
	memo: Memo,
): Promise<Checked<SiteFile[]>> {
	const encoded = await Promise.all(
		pairWithSources(pages, sources).map(([page, source]) =>
			memo.once("encode", getDigestAndMedia(page).digest, () =>
				encodePicture(page, source, cache),
			),
		),
	);
	return {
		value: encoded.flatMap(({ value }) => value),
		diagnostics: encoded.flatMap(({ diagnostics }) => diagnostics),
	};
}

/**
 * Reports the pictures that can't be decoded, and returns no files. A picture that can be decoded can be encoded too, but
 * that takes a hundred times as long.
 */
export async function checkDecodable(
	pages: readonly PicturePage[],
	{ sources, cache }: PictureInput,
	memo: Memo,
): Promise<Checked<SiteFile[]>> {
	// The last variant wins: the widest; a crop only if there is no whole picture.
	const rank = ({ crop, width }: PicturePage) => (crop ? 0 : width);
	const byWidth = pages.toSorted((a, b) => rank(a) - rank(b));
	const widest = new Map(byWidth.map((page) => [page.source.path, page]));
	const checked = await Promise.all(
		pairWithSources([...widest.values()], sources).map(([page, source]) =>
			memo.once("decode", `${source.digest} ${source.path}`, () =>
				checkPicture(page, source, cache),
			),
		),
	);
	return { value: [], diagnostics: checked.flat() };
}

/** Pairs variants with their sources. Throws if one is missing, which is our own bug. */
export function pairWithSources(
	pages: readonly PicturePage[],
	sources: readonly Source[],
): (readonly [PicturePage, Source])[] {
	const byPath = new Map(sources.map((source) => [source.path, source]));
	return pages.map((page) => {
		const source = byPath.get(page.source.path);
		if (!source) throw new Error(`No source ${page.source.path}.`);
		return [page, source];
	});
}

async function checkPicture(
	page: PicturePage,
	source: Source,
	cache: string,
): Promise<readonly Diagnostic[]> {
	const key = `decoded-${source.digest}`;
	if (
		readCachedBytes(cache, key) ||
		readCachedBytes(cache, digestVariant(page))
	)
		return [];
	const decoded = await encodeVariant(page, source, (picture) => picture.raw());
	if (decoded.value) writeCachedBytes(cache, key, new Uint8Array());
	return decoded.diagnostics;
}

/** Returns an encoded variant from the cache, or encodes and caches it. */
export async function encodePicture(
	page: PicturePage,
	source: Source,
	cache: string,
): Promise<Checked<SiteFile[]>> {
	const key = digestVariant(page);
	const path = toOutputPath(page.path);
	const known = readCachedBytes(cache, key);
	if (known) return withoutDiagnostics([{ path, key, bytes: known }]);
	const { format } = page;
	const encoded = await encodeVariant(page, source, (picture) =>
		picture.toFormat(format, getEncodingOptions(page)),
	);
	if (encoded.value) writeCachedBytes(cache, key, encoded.value);
	return {
		value: encoded.value ? [{ path, key, bytes: encoded.value }] : [],
		diagnostics: encoded.diagnostics,
	};
}

/** Decodes a picture, cuts the part out that is wanted, and resizes that to the width of a variant. `toFormat` sets the format of the result. */
async function encodeVariant(
	{ width, height, crop, background, margin = 0 }: PicturePage,
	{ path, bytes }: Source,
	toFormat: (picture: Sharp) => Sharp,
): Promise<Checked<Uint8Array | undefined>> {
	// Loading sharp takes longer than a whole build without pictures to encode, the usual case.
	const { default: sharp } = await import("sharp");
	const decoded = sharp(bytes, {
		failOn: "error",
		limitInputPixels: maxPixels,
	}).autoOrient();
	const whole = background ? decoded.flatten({ background }) : decoded;
	const sized = (crop ? whole.extract(crop) : whole).resize({
		width: width - 2 * margin,
	});
	const [top, bottom, left, right] = [margin, margin, margin, margin];
	const picture = toFormat(
		margin > 0 ? sized.extend({ top, bottom, left, right, background }) : sized,
	);
	try {
		const { data, info } = await picture.toBuffer({ resolveWithObject: true });
		// The page already has these dimensions; rounding may differ by a pixel.
		return Math.abs(info.height - height) <= 1
			? withoutDiagnostics(data)
			: refuse(explain("invalid-image.rotated"));
	} catch {
		return refuse(explain("invalid-image.damaged"));
	}

	function refuse(reason: ReturnType<typeof explain>): Checked<undefined> {
		return {
			value: undefined,
			diagnostics: [errorAt(path, fileStart, reason)],
		};
	}
}

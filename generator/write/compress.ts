import { extname } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { toDigest } from "../cache/digest.ts";
import type { Memo } from "../cache/memo.ts";
import type { Artifact, SiteFile } from "../types.ts";
import { getBytes, getContent, getContentKey } from "./artifact-content.ts";

/** Text files. Pictures, videos and fonts are compressed already. */
const texts = [".html", ".css", ".js", ".json", ".xml", ".txt", ".svg"];

/** The minimum size (bytes): smaller files fit into one packet. */
const worthwhile = 1024;

/**
 * Renders files, and adds compressed copies (.br, .gz) of text files for hosts that send these; only if they are smaller.
 */
export async function addCompressedFiles(
	artifacts: readonly Artifact[],
	memo: Memo,
): Promise<SiteFile[]> {
	const files = artifacts.map(
		(artifact): SiteFile => ({
			path: artifact.path,
			key: getContentKey(artifact),
			bytes: getContent(artifact),
		}),
	);
	const forms = await Promise.all(
		files
			.filter(({ path }) => texts.includes(extname(path)))
			.map((file) => ({ path: file.path, bytes: getBytes(file) }))
			.filter(({ bytes }) => bytes.length >= worthwhile)
			.flatMap(({ path, bytes }) =>
				Object.entries(encoders).map(async ([ending, encode]) => {
					const key = `${toDigest(bytes)} ${ending}`;
					const encoded = await memo.once("compress", key, () => encode(bytes));
					return encoded.length < bytes.length
						? [{ path: `${path}.${ending}`, bytes: encoded }]
						: [];
				}),
			),
	);
	return [...files, ...forms.flat()];
}

const encoders: Readonly<Record<string, (bytes: Buffer) => Promise<Buffer>>> = {
	br: (bytes) =>
		promisify(brotliCompress)(bytes, {
			params: {
				[constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
				[constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
				[constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
			},
		}),
	async gz(bytes) {
		const encoded = await promisify(gzip)(bytes, {
			level: constants.Z_BEST_COMPRESSION,
		});
		// The operating system (RFC 1952); 255 is unknown, so the bytes are the same on all of them.
		encoded[9] = 255;
		return encoded;
	},
};

import { extname } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { digestOf } from "../cache/digest.ts";
import type { Memo } from "../cache/memo.ts";
import type { Artifact, SiteFile } from "../types.ts";
import { bytesOf } from "./content.ts";

/** What gets smaller; pictures, films and fonts are compressed already. */
const texts = [".html", ".css", ".js", ".json", ".xml", ".txt", ".svg"];

/** Below it, what is saved fits into the packet that is sent anyway. */
const worthwhile = 1024;

/**
 * The compressed forms of the texts among these files, .br and .gz beside each, for hosts that send
 * them as they are; only those that are smaller than the text.
 */
export async function compress(
	artifacts: readonly Artifact[],
	memo: Memo,
): Promise<SiteFile[]> {
	const forms = await Promise.all(
		artifacts
			.filter(({ path }) => texts.includes(extname(path)))
			.map((artifact) => ({ path: artifact.path, bytes: bytesOf(artifact) }))
			.filter(({ bytes }) => bytes.length >= worthwhile)
			.flatMap(({ path, bytes }) =>
				Object.entries(encoders).map(async ([ending, encode]) => {
					const digest = digestOf(bytes);
					const encoded = await memo.once(
						"compress",
						`${digest} ${ending}`,
						() => encode(bytes),
					);
					return encoded.length < bytes.length
						? [{ path: `${path}.${ending}`, bytes: encoded }]
						: [];
				}),
			),
	);
	return forms.flat();
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
		// The system that it was made on (RFC 1952), which is nobody's concern: 255 is unknown.
		encoded[9] = 255;
		return encoded;
	},
};

import { readCachedBytes } from "../cache/files.ts";
import {
	checkDecodable,
	encodePicture,
	type PreparePictures,
	pairWithSources,
} from "../images/encode.ts";
import { digestVariant } from "../images/variants.ts";
import { toOutputPath } from "../text/url.ts";
import type { PicturePage, SiteFile, Source } from "../types.ts";
import { createQueue } from "./one-at-a-time.ts";

/**
 * Creates the pictures of a development server. If a requested variant isn't encoded yet, the server sends its source and
 * then encodes the variant. So no build waits for pictures, and only requested variants are encoded. Browsers recognize the
 * format of a picture by its bytes, whatever its address.
 */
export function createPictureServer(): {
	readonly prepare: PreparePictures;
	/** Encodes no more pictures. */
	stop(): void;
} {
	const enqueue = createQueue();
	const requested = new Set<string>();
	let isStopped = false;
	return {
		async prepare(pages, input, memo) {
			const { diagnostics } = await checkDecodable(pages, input, memo);
			const value = pairWithSources(pages, input.sources).map((pair) =>
				createFile(...pair, input.cache),
			);
			return { value, diagnostics };
		},
		stop() {
			isStopped = true;
		},
	};

	function createFile(
		page: PicturePage,
		source: Source,
		cache: string,
	): SiteFile {
		const key = digestVariant(page);
		const path = toOutputPath(page.path);
		return {
			...{ path, key },
			get bytes() {
				const encoded = readCachedBytes(cache, key);
				if (encoded) return encoded;
				if (!requested.has(key))
					void enqueue(async () => {
						if (!isStopped) await encodePicture(page, source, cache);
					});
				requested.add(key);
				return source.bytes;
			},
		};
	}
}

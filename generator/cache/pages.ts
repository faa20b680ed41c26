import type { Page } from "../types.ts";
import { cacheByObject } from "./by-object.ts";
import { toDigestKey } from "./digest.ts";

/**
 * Returns the digest of a page, and the addresses of its media (`getMediaAddress`), also those within HTML and srcset. The JSON
 * is not cached: for thousands of pages, it takes too much memory.
 */
export function getDigestAndMedia(page: Page): DigestAndMedia {
	const { common, ...own } = page as Page & { readonly common?: object };
	const shared = common && getCommonDigest(common);
	const { digest, media } = digestValue(own);
	if (!shared) return { digest, media };
	return {
		digest: toDigestKey(`${digest} ${shared.digest}`),
		media: [...media, ...shared.media],
	};
}

/** The digest of plain data, and the addresses of its media. */
type DigestAndMedia = {
	readonly digest: string;
	readonly media: readonly string[];
};

/** Digests the data that pages have in common: one object for all of them. */
const getCommonDigest = cacheByObject(digestValue);

function digestValue(value: object): DigestAndMedia {
	const json = JSON.stringify(value);
	const media = new Set(json.match(/\/media\/[^"\\\s,]+/g));
	return { digest: toDigestKey(json), media: [...media].map(copyString) };
}

/** Copies a string: V8 represents a match as a slice of the JSON, which would keep all of it in memory. */
function copyString(match: string): string {
	return Buffer.from(match).toString();
}

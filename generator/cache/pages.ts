import type { Page } from "../types.ts";
import { toDigestKey } from "./digest.ts";

/**
 * Returns the digest of a page, and the addresses of its media (`getMediaAddress`), also those within HTML and srcset. The JSON
 * is not cached: for thousands of pages, it takes too much memory.
 */
export function getDigestAndMedia(page: Page) {
	const json = JSON.stringify(page);
	const media = new Set(json.match(/\/media\/[^"\\\s,]+/g));
	return { digest: toDigestKey(json), media: [...media].map(copyString) };
}

/** Copies a string: V8 represents a match as a slice of the JSON, which would keep all of it in memory. */
function copyString(match: string): string {
	return Buffer.from(match).toString();
}

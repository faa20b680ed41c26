import type { Page } from "../types.ts";
import { keyOf } from "./digest.ts";

/** What must be known of a page besides itself: the digest of all that it shows, and the addresses of the media on it. */
export type PageExtract = {
	readonly digest: string;
	readonly media: readonly string[];
};

/** Reads a page's JSON, which is not kept: with thousands of pages there is no room for it. */
export function extractOf(page: Page): PageExtract {
	const json = JSON.stringify(page);
	return { digest: keyOf(json), media: json.match(mediaAddresses) ?? [] };
}

/** An address of hashedPath("media", …) within JSON: in HTML and in srcset too. */
const mediaAddresses = /\/media\/[^"\\\s,]+/g;

import type { Page } from "../types.ts";
import { keyOf } from "./digest.ts";

/** A digest of all that a page shows, and the addresses of the media among it. */
type Shown = {
	readonly digest: string;
	readonly media: readonly string[];
};

/** Returns the digest and the media of what a page shows. Its JSON is not memoised: that of thousands of pages takes too much memory. */
export function shownOn(page: Page): Shown {
	const json = JSON.stringify(page);
	return { digest: keyOf(json), media: json.match(mediaAddresses) ?? [] };
}

/** An address of hashedPath("media", …) within JSON, in HTML and srcset too. */
const mediaAddresses = /\/media\/[^"\\\s,]+/g;

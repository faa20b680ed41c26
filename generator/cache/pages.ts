import type { Page } from "../types.ts";
import { keyOf } from "./digest.ts";

/**
 * A digest of all that a page shows, and the addresses of its media (`mediaAddress`), in HTML and srcset too. The JSON is not
 * memoised: that of thousands of pages takes too much memory.
 */
export function summarizePage(page: Page) {
	const json = JSON.stringify(page);
	const media = new Set(json.match(/\/media\/[^"\\\s,]+/g));
	return { digest: keyOf(json), media: [...media].map(copyString) };
}

/** The same string in memory of its own: V8 makes a match a slice of the whole JSON, which then stays as long as the match. */
function copyString(match: string): string {
	return Buffer.from(match).toString();
}

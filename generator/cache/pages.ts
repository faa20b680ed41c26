import type { Page } from "../types.ts";
import { keyOf } from "./digest.ts";

/** A digest of all that a page shows. The JSON is not memoised: that of thousands of pages takes too much memory. */
export function digestOfPage(page: Page): string {
	return keyOf(JSON.stringify(page));
}

/** The addresses of the media that a page shows (`mediaAddress`), in HTML and srcset too. */
export function mediaOn(page: Page): readonly string[] {
	return JSON.stringify(page).match(/\/media\/[^"\\\s,]+/g) ?? [];
}

import type { Page } from "../types.ts";
import { keyOf } from "./digest.ts";

/** A digest of all that a page shows. The JSON is not memoised: that of thousands of pages takes too much memory. */
export function digestOfPage(page: Page): string {
	return keyOf(JSON.stringify(page));
}

/** The addresses of the media that a page shows. */
export function mediaOn(page: Page): readonly string[] {
	const found: string[] = [];
	collect(page, found);
	return found;
}

function collect(value: unknown, found: string[]): void {
	if (typeof value === "string") {
		found.push(...(value.match(mediaAddresses) ?? []));
	} else if (typeof value === "object" && value !== null)
		for (const inner of Object.values(value)) collect(inner, found);
}

/** The address of a file of content/media (`mediaAddress`) within a text, in HTML and srcset too. */
const mediaAddresses = /\/media\/[^"\\\s,]+/g;

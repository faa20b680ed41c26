import { remembered } from "../remember.ts";
import type { Page } from "../types.ts";
import { keyOf } from "./digest.ts";

/** Stands for all that the file of a page follows from, besides the code and the sources it names by their digests. */
export function digestOfPage(page: Page): string {
	const origin = "origin" in page ? page.origin : undefined;
	return origin ?? extractOf(page).digest;
}

/** The addresses of the media that a page shows. */
export function mediaIn(page: Page): readonly string[] {
	const known = "media" in page ? page.media : undefined;
	return known ?? extractOf(page).media;
}

/** What must be known of a page's JSON. It is not kept itself: with thousands of pages there is no room for it. */
const extractOf = remembered((page: Page) => {
	const json = JSON.stringify(page);
	return {
		digest: keyOf(json),
		media: mediaInJson(json),
	};
});

/** The addresses of media within JSON. */
export function mediaInJson(json: string): readonly string[] {
	return json.match(mediaAddresses) ?? [];
}

/** An address of hashedPath("media", …) within JSON: in HTML and in srcset too. */
const mediaAddresses = /\/media\/[^"\\\s,]+/g;

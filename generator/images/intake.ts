import type { Wording } from "../diagnostics/diagnostic.ts";
import type { Source } from "../types.ts";

/** A picture as the site takes it: its path, as content/media/sommer.jpg, its name there, and its bytes. */
export type Taken = {
	readonly path: string;
	readonly src: string;
	readonly bytes: Uint8Array;
	/** In pixels; of a drawing, as far as it says. */
	readonly width: number;
	readonly height: number;
	/** Whether the file is there already, with these bytes. */
	readonly isThere: boolean;
};

/**
 * Makes a picture that somebody dropped ready for content/media: upright, without metadata, in sRGB, no larger than pages
 * show it, named in ASCII. `existing` are the sources of the content, `shownAt` the width in pixels that it must have.
 */
export function takeIn(
	_bytes: Uint8Array,
	_name: string,
	_existing: readonly Source[],
	_shownAt?: number,
): Promise<Taken | { readonly refused: Wording }> {
	throw new Error("Not written yet.");
}

import { cleanBoxes, hasBoxes } from "./boxes.ts";
import { readDrawing } from "./drawing.ts";
import { notAllowed } from "./drawing-messages.ts";
import type { Fault } from "./fault.ts";
import { cleanPixels } from "./pixels.ts";
import { cleanWebm, isWebm } from "./webm.ts";

/** A file of content/media as it is published, and its faults. */
export type SanitizedMedia = {
	readonly bytes: Uint8Array;
	readonly faults: readonly Fault[];
	/** For a drawing: its text, to which the offsets of the faults refer. */
	readonly text: string;
};

/**
 * Removes the metadata of a picture or film, and sanitises drawings. The result depends on the file alone; a file without
 * metadata is returned unchanged.
 */
export function sanitizeMedia(file: string, bytes: Uint8Array): SanitizedMedia {
	if (file.endsWith(".svg")) return sanitizeDrawing(bytes);
	if (isWebm(bytes)) return { bytes: cleanWebm(bytes), faults: [], text: "" };
	if (hasBoxes(bytes)) {
		const { bytes: clean, problem } = cleanBoxes(bytes);
		const faults = problem ? [{ start: 0, length: 0, ...problem }] : [];
		return { bytes: clean, faults, text: "" };
	}
	return { bytes: cleanPixels(bytes) ?? bytes, faults: [], text: "" };
}

function sanitizeDrawing(bytes: Uint8Array): SanitizedMedia {
	const text = new TextDecoder().decode(bytes).replaceAll(/\r\n?/g, "\n");
	const broken = text.search(/[\uFFFD\0]/);
	if (broken >= 0)
		return {
			bytes,
			faults: [{ start: broken, length: 1, ...notAllowed.notUtf8 }],
			text,
		};
	const { written, faults } = readDrawing(text);
	return { bytes: new TextEncoder().encode(written), faults, text };
}

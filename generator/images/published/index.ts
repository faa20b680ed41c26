import { cleanBoxes, hasBoxes } from "./boxes.ts";
import { readDrawing } from "./drawing.ts";
import { notAllowed } from "./drawing-messages.ts";
import { cleanPixels } from "./pixels.ts";
import type { Fault } from "./style.ts";
import { cleanWebm, isWebm } from "./webm.ts";

/** A file of content/media as it is sent to visitors, and what of it must not be. */
export type SanitizedMedia = {
	readonly bytes: Uint8Array;
	readonly faults: readonly Fault[];
	/** Of a drawing: the text that its faults stand in. */
	readonly text: string;
};

/**
 * A picture or a film that is sent as it is, without what it notes beside what one sees and hears. The bytes depend on the file's
 * own alone. What has nothing to take out comes out unchanged.
 */
export function sanitizeMedia(file: string, bytes: Uint8Array): SanitizedMedia {
	if (file.endsWith(".svg")) return publishedDrawing(bytes);
	if (isWebm(bytes)) return { bytes: cleanWebm(bytes), faults: [], text: "" };
	if (hasBoxes(bytes)) {
		const { bytes: clean, problem } = cleanBoxes(bytes);
		const faults = problem ? [{ start: 0, length: 0, ...problem }] : [];
		return { bytes: clean, faults, text: "" };
	}
	return { bytes: cleanPixels(bytes) ?? bytes, faults: [], text: "" };
}

function publishedDrawing(bytes: Uint8Array): SanitizedMedia {
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

import {
	type Explanation,
	explain,
	type Fault,
} from "../../diagnostics/diagnostic.ts";
import { cleanBoxes, hasBoxes } from "./boxes.ts";
import { readDrawing } from "./drawing.ts";
import { notAllowed } from "./drawing-messages.ts";
import { cleanWebm, isWebm } from "./webm.ts";

/** A file of content/media as it is published, and its faults. */
export type SanitizedMedia = {
	readonly bytes: Uint8Array;
	readonly faults: readonly Fault[];
	/** For a drawing: its text, to which the offsets of the faults refer. */
	readonly text: string;
};

/**
 * Sanitises a drawing, and removes the metadata of a film. The result depends on the file alone. Pictures of pixels are
 * returned as they are: they are encoded again before they are published (`images/encode.ts`).
 */
export function sanitizeMedia(file: string, bytes: Uint8Array): SanitizedMedia {
	if (file.endsWith(".svg")) return sanitizeDrawing(bytes);
	if (!/\.(mp4|webm)$/.test(file)) return { bytes, faults: [], text: "" };
	if (isWebm(bytes)) return { bytes: cleanWebm(bytes), faults: [], text: "" };
	const { bytes: clean, problem } = hasBoxes(bytes)
		? cleanBoxes(bytes)
		: { bytes, problem: noFilm };
	const faults = problem ? [{ start: 0, length: 0, ...problem }] : [];
	return { bytes: clean, faults, text: "" };
}

const noFilm: Explanation = explain(
	"The video can't be read; it may be damaged, or have the wrong extension.",
	"Filmen kan ikke læses; måske er den beskadiget, eller filendelsen er forkert.",
	"Export it again as MP4 or WebM, and put the new file here.",
	"Eksportér den igen som MP4 eller WebM, og læg den nye fil her.",
);

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

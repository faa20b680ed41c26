import { explain, type Fault } from "../diagnostics/diagnostic.ts";
import { decodeSourceText } from "../text/line-breaks.ts";
import { isVideoName } from "../text/media-names.ts";
import { hasMp4Boxes, removeVideoMetadata } from "./mp4.ts";
import { sanitizeSvg } from "./svg.ts";

/** A file of content/media as it is published. */
export type SanitizedMedia = {
	readonly bytes: Uint8Array;
	/** Why it can't be published. */
	readonly fault: Fault | undefined;
	/** For an SVG: its text, to which the offset of the fault refers. */
	readonly text: string;
};

/**
 * Sanitises an SVG, and removes the metadata of an MP4. The result depends on the file alone. Other pictures are returned
 * as they are: they are encoded again before they are published (`images/encode.ts`).
 */
export function sanitizeSvgOrVideo(
	file: string,
	bytes: Uint8Array,
): SanitizedMedia {
	if (file.endsWith(".svg")) {
		const text = decodeSourceText(bytes);
		const { svg, fault } = sanitizeSvg(text);
		return { bytes: new TextEncoder().encode(svg), fault, text };
	}
	if (!isVideoName(file) || isWebm(bytes))
		return { bytes, fault: undefined, text: "" };
	const { bytes: clean, problem } = hasMp4Boxes(bytes)
		? removeVideoMetadata(bytes)
		: { bytes, problem: explain("invalid-image.video-unreadable") };
	const fault = problem && { start: 0, length: 0, ...problem };
	return { bytes: clean, fault, text: "" };
}

/** Whether a file is a WebM or another Matroska file (RFC 9559). */
export function isWebm(bytes: Uint8Array): boolean {
	return Buffer.from(bytes.subarray(0, 4)).toString("hex") === "1a45dfa3";
}

import { toDigest } from "../cache/digest.ts";
import { phrase } from "../messages/format.ts";
import { maxFileBytes } from "../read/index.ts";
import type { Source } from "../types.ts";
import {
	createUniqueName,
	describeExcessiveSize,
	describeSanitizingFault,
	findMediaByDigest,
	folder,
	formatRefusal,
	type ImportedPicture,
	isVideo,
	readBrands,
	toExistingImport,
} from "./import-picture.ts";
import { isWebm, sanitizeSvgOrVideo } from "./sanitize-media.ts";

/**
 * Converts an uploaded video for content/media: removes its metadata and makes its name ASCII. It isn't re-encoded, so
 * formats that browsers don't play are refused. `existing` are the sources of the content.
 */
export async function importVideo(
	bytes: Uint8Array,
	name: string,
	existing: readonly Source[],
): Promise<ImportedPicture | ReturnType<typeof formatRefusal>> {
	if (!isVideo(bytes)) return formatRefusal(phrase("import.not-video"), name);
	if (bytes.length > maxFileBytes)
		return formatRefusal(
			describeExcessiveSize("video", bytes, maxFileBytes),
			name,
		);
	if (!isPlayedByBrowsers(bytes))
		return formatRefusal(phrase("import.video-format"), name);
	const ending = isWebm(bytes) ? "webm" : "mp4";
	const { bytes: clean, fault } = sanitizeSvgOrVideo(`video.${ending}`, bytes);
	if (fault)
		return formatRefusal(describeSanitizingFault("video", fault), name);
	const same = findMediaByDigest(existing, toDigest(clean));
	if (same) return toExistingImport(same);
	const src = createUniqueName(name, ending, existing);
	return { path: folder + src, src, bytes: clean, isThere: false };
}

/** Whether all browsers play a video: not Matroska, QuickTime or HEVC (ISO 14496-15), which phones record. */
function isPlayedByBrowsers(bytes: Uint8Array): boolean {
	const text = Buffer.from(bytes).toString("latin1");
	if (isWebm(bytes)) return !text.slice(0, 128).includes("matroska");
	if (/^qt /.test(readBrands(bytes) ?? "")) return false;
	for (
		let at = text.indexOf("stsd");
		at >= 0;
		at = text.indexOf("stsd", at + 1)
	)
		if (/^h[ev][cv]1$/.test(text.slice(at + 16, at + 20))) return false;
	return true;
}

import { digestOf } from "../cache/digest.ts";
import { maxFileBytes } from "../read/index.ts";
import type { Source } from "../types.ts";
import {
	brandsOf,
	folder,
	freeName,
	type ImportedPicture,
	importedBefore,
	isVideo,
	refuse,
	withDigest,
} from "./import-picture.ts";
import { faultInVideo, refusals, videoTooHeavy } from "./refusals.ts";
import { isWebm, sanitizeMedia } from "./sanitize-media.ts";

/**
 * Makes a video that somebody dropped ready for content/media: an MP4 without metadata, with a name in ASCII. It isn't
 * encoded again, so it is refused where browsers don't play it. `existing` are the sources of the content.
 */
export async function importVideo(
	bytes: Uint8Array,
	name: string,
	existing: readonly Source[],
): Promise<ImportedPicture | ReturnType<typeof refuse>> {
	if (!isVideo(bytes)) return refuse(refusals.noVideo, name);
	if (bytes.length > maxFileBytes)
		return refuse(videoTooHeavy(bytes.length, maxFileBytes), name);
	if (!isPlayed(bytes)) return refuse(refusals.notEverywhere, name);
	const ending = isWebm(bytes) ? "webm" : "mp4";
	const { bytes: clean, fault } = sanitizeMedia(`video.${ending}`, bytes);
	if (fault) return refuse(faultInVideo(fault), name);
	const same = withDigest(existing, digestOf(clean));
	if (same) return importedBefore(same);
	const src = freeName(name, ending, existing);
	return { path: folder + src, src, bytes: clean, isThere: false };
}

/** Whether all browsers play a video: not a Matroska file, a QuickTime file, or HEVC (ISO 14496-15), as phones make them. */
function isPlayed(bytes: Uint8Array): boolean {
	const text = Buffer.from(bytes).toString("latin1");
	if (isWebm(bytes)) return !text.slice(0, 128).includes("matroska");
	if (/^qt /.test(brandsOf(bytes) ?? "")) return false;
	for (
		let at = text.indexOf("stsd");
		at >= 0;
		at = text.indexOf("stsd", at + 1)
	)
		if (/^h[ev][cv]1$/.test(text.slice(at + 16, at + 20))) return false;
	return true;
}

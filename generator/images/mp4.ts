import { type Explanation, explain } from "../diagnostics/diagnostic.ts";

/** The boxes that players need, by the box that contains them ("" for the file; ISO/IEC 14496-12). All others are metadata. */
const needed: Readonly<Record<string, RegExp>> = {
	"": /^(ftyp|moov|mdat|moof|mfra|sidx|ssix|styp|pdin|prft|emsg)$/,
	moov: /^(mvhd|trak|mvex|iods)$/,
	trak: /^(tkhd|edts|mdia|tref|tapt|trgr)$/,
	mdia: /^(mdhd|hdlr|minf|elng)$/,
	moof: /^(mfhd|traf)$/,
	traf: /^(tfhd|trun|tfdt|sbgp|sgpd|subs|saiz|saio|senc|sdtp)$/,
};

/**
 * Removes the metadata of an MP4: place, time, author and device. Those boxes become empty ones of the same
 * size, so that all offsets stay the same. `problem` is that of metadata that can't be removed.
 */
export function removeVideoMetadata(original: Uint8Array) {
	const bytes = Uint8Array.from(original);
	const view = new DataView(bytes.buffer);
	let problem: Explanation | undefined;
	visit(0, bytes.length, "");
	return { bytes, problem };

	function visit(start: number, end: number, within: string) {
		for (let at = start; at + 8 <= end; ) {
			const type = nameAt(at + 4);
			const { head, size } = extent(at, end);
			const stop = Math.min(end, at + size);
			if (!needed[within]?.test(type)) empty(at, head, stop);
			else if (type in needed) visit(at + head, stop, type);
			else cleanBox(type, at + head, stop);
			at = Math.max(stop, at + 8);
		}
	}

	function extent(at: number, end: number) {
		const size = view.getUint32(at);
		if (size === 0) return { head: 8, size: end - at };
		if (size !== 1 || at + 16 > end)
			return { head: 8, size: Math.max(8, size) };
		return { head: 16, size: Math.max(16, Number(view.getBigUint64(at + 8))) };
	}

	function empty(at: number, head: number, stop: number) {
		bytes.set(new TextEncoder().encode("free"), at + 4);
		bytes.fill(0, Math.min(stop, at + head), stop);
	}

	/** Removes times, and finds a track of metadata, which can't be removed. */
	function cleanBox(type: string, start: number, stop: number) {
		if (/^(mvhd|tkhd|mdhd)$/.test(type))
			bytes.fill(
				0,
				start + 4,
				Math.min(stop, start + (bytes[start] ? 20 : 12)),
			);
		if (type === "hdlr" && nameAt(start + 8) === "meta")
			problem = explain("invalid-image.video-metadata");
	}

	function nameAt(at: number): string {
		return Buffer.from(bytes.subarray(at, at + 4)).toString("latin1");
	}
}

/** Whether a file consists of boxes (ISO base media file format). */
export function hasMp4Boxes(bytes: Uint8Array): boolean {
	const type = Buffer.from(bytes.subarray(4, 8)).toString("latin1");
	return /^(ftyp|moov|mdat|wide|free|skip|pnot|styp)$/.test(type);
}

import type { Wording } from "../../diagnostics/diagnostic.ts";

type Explanation = { readonly message: Wording; readonly hint: Wording };

/** A film as it is published, and what of it can't be taken out. */
export type Film = {
	readonly bytes: Uint8Array;
	readonly problem: Explanation | undefined;
};

/** Boxes of MP4 and AVIF files that hold others, and how many bytes stand before these. */
const containers: Readonly<Record<string, number>> = {
	moov: 0,
	trak: 0,
	mdia: 0,
	moof: 0,
	traf: 0,
	meta: 4,
};

/** What a player needs, by the box that it lies in; all else is notes (ISO/IEC 14496-12). */
const needed: Readonly<Record<string, RegExp>> = {
	"": /^(ftyp|moov|mdat|moof|mfra|sidx|ssix|styp|pdin|prft|emsg)$/,
	moov: /^(mvhd|trak|mvex|iods)$/,
	trak: /^(tkhd|edts|mdia|tref|tapt|trgr)$/,
	mdia: /^(mdhd|hdlr|minf|elng)$/,
	moof: /^(mfhd|traf)$/,
	traf: /^(tfhd|trun|tfdt|sbgp|sgpd|subs|saiz|saio|senc|sdtp)$/,
};

/** A moving AVIF has its first picture described beside its film. */
const neededOfPicture = /^(meta|hdlr|pitm|iinf|iloc|iprp|iref|idat|grpl)$/;

/**
 * An MP4 or AVIF file without what it notes beside pictures and sound: where and when they were taken, by whom and with
 * what. Those boxes become empty ones of the same size, so that everything else stays in its place.
 */
export function cleanBoxes(original: Uint8Array): Film {
	const bytes = Uint8Array.from(original);
	const view = new DataView(bytes.buffer);
	const isPicture = /^avi[fs]$/.test(nameAt(8));
	let problem: Explanation | undefined;
	visit(0, bytes.length, "");
	return { bytes, problem };

	function visit(start: number, end: number, within: string) {
		for (let at = start; at + 8 <= end; ) {
			const type = nameAt(at + 4);
			const { head, size } = extent(at, end);
			const stop = Math.min(end, at + size);
			const isNeeded =
				needed[within]?.test(type) || (isPicture && neededOfPicture.test(type));
			if (!isNeeded) empty(at, head, stop);
			else if (type in containers)
				visit(at + head + (containers[type] ?? 0), stop, type);
			else look(type, at + head, stop);
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

	/** Takes the times out, and finds what lies among the pictures themselves. */
	function look(type: string, start: number, stop: number) {
		if (/^(mvhd|tkhd|mdhd)$/.test(type))
			bytes.fill(
				0,
				start + 4,
				Math.min(stop, start + (bytes[start] ? 20 : 12)),
			);
		const isTrackOfNotes = type === "hdlr" && nameAt(start + 8) === "meta";
		const isItemOfNotes =
			type === "iinf" &&
			/infe.{8}(?:.{2})?(?:Exif|mime)/s.test(
				Buffer.from(bytes.subarray(start, stop)).toString("latin1"),
			);
		if (isTrackOfNotes || isItemOfNotes) problem = metadataExplanation;
	}

	function nameAt(at: number): string {
		return Buffer.from(bytes.subarray(at, at + 4)).toString("latin1");
	}
}

/** Whether a file is made of boxes. */
export function hasBoxes(bytes: Uint8Array): boolean {
	const type = Buffer.from(bytes.subarray(4, 8)).toString("latin1");
	return /^(ftyp|moov|mdat|wide|free|skip|pnot|styp)$/.test(type);
}

const metadataExplanation: Explanation = {
	message: {
		en: "The file carries notes of the camera among its pictures, such as where they were taken.",
		da: "Filen har kameraets noter med mellem billederne, for eksempel om hvor de er taget.",
	},
	hint: {
		en: "Export it again without metadata (and without GPS), and put the new file here.",
		da: "Eksportér den igen uden metadata (og uden GPS), og læg den nye fil her.",
	},
};

import { encode } from "uqr";
import type { QrCode } from "../../site/props.ts";

/** An address as a QR code (ISO/IEC 18004): a square of `size` modules, its dark ones as one SVG path. */
export function qrCode(url: string): QrCode {
	// A site has one in each language, and a code takes longer than the page around it.
	const code = codes.get(url) ?? drawCode(url);
	codes.set(url, code);
	return code;
}

const codes = new Map<string, QrCode>();

function drawCode(url: string): QrCode {
	const { size, data } = encode(url, { ecc: "M", border: 0 });
	return { size, path: data.flatMap(darkRuns).join("") };
}

/** Each run of dark modules in a row as a rectangle. */
function darkRuns(row: readonly boolean[], y: number): string[] {
	const modules = row.map((dark) => (dark ? "1" : "0")).join("");
	return [...modules.matchAll(/1+/g)].map(
		({ index, 0: run }) => `M${index} ${y}h${run.length}v1h-${run.length}z`,
	);
}

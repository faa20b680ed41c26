import { encode } from "uqr";

type Props = { readonly url: string };

/** A QR code of an address (ISO/IEC 18004); hidden from screen readers, since the address is beside it as text. */
export function QrCode({ url }: Props) {
	const { size, data } = encode(url, { ecc: "M", border: 0 });
	return (
		<svg viewBox={`0 0 ${size} ${size}`} aria-hidden="true">
			<path d={data.flatMap(darkRuns).join("")} />
		</svg>
	);
}

/** Returns an SVG path with a rectangle for each run of dark modules in a row. */
function darkRuns(row: readonly boolean[], y: number): string[] {
	const modules = row.map((dark) => (dark ? "1" : "0")).join("");
	return [...modules.matchAll(/1+/g)].map(
		({ index, 0: run }) => `M${index} ${y}h${run.length}v1h-${run.length}z`,
	);
}

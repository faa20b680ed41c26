import { encode } from "uqr";

type Props = { readonly url: string };

/** A QR code of an address (ISO/IEC 18004); hidden from screen readers, since the address is beside it as text. */
export function QrCode({ url }: Props) {
	const { size, data } = encode(url, { ecc: "M", border: 0 });
	return (
		<svg
			viewBox={`0 0 ${size} ${size}`}
			shapeRendering="crispEdges"
			aria-hidden="true"
		>
			<path
				fill="none"
				stroke="#000"
				d={`M0 .5${data.map((_, y) => `h${y % 2 ? -size : size}`).join("v1")}`}
				strokeDasharray={dashes(data)}
			/>
		</svg>
	);
}

/**
 * Returns the lengths of dark and light runs along a line that goes to and fro through the rows of modules. Its step from a
 * row to the next is light.
 */
function dashes(rows: readonly (readonly boolean[])[]): string {
	const line = rows.flatMap((row, y) => [
		...(y % 2 ? row.toReversed() : row),
		false,
	]);
	const runs = line.map((dark) => (dark ? "1" : "0")).join("");
	return (runs.match(/1+|0+/g) ?? []).map(({ length }) => length).join(" ");
}

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
			<path stroke="#000" d={data.map(rowPath).join("")} />
		</svg>
	);
}

/** Returns the path of a row of modules: strokes as wide as a module over its dark runs, moves over its light ones. */
function rowPath(row: readonly boolean[], y: number): string {
	const modules = row.map((dark) => (dark ? "1" : "0")).join("");
	const runs = [...modules.replace(/0+$/, "").matchAll(/1+|0+/g)];
	const steps = runs.map(([run]) =>
		run.startsWith("1") ? `h${run.length}` : `m${run.length} 0`,
	);
	return `M0 ${y}.5${steps.join("")}`;
}

import { type Box, type Matrix, numbersIn } from "./geometry.ts";
import { plainNumber } from "./outline.ts";

/** Gives the value of an attribute; undefined if it is missing. */
type Attributes = (name: string) => string | undefined;

/** The pixels of a drawing where it is as large as pages show it. */
const canvasPixels = 1e6;

/** Pixels of a side, of a drawing without a size. */
const unsized = 1000;

/** Returns how a drawing comes to the screen, and what of it is seen there. The matrix is undefined if it isn't known. */
export function canvasOf(attribute: Attributes): {
	readonly matrix: Matrix | undefined;
	readonly clip: Box;
} {
	const [x = 0, y = 0, width = 0, height = 0] = viewBoxOf(attribute) ?? [
		0,
		0,
		plainNumber(attribute("width") ?? "") ?? 0,
		plainNumber(attribute("height") ?? "") ?? 0,
	];
	const isStretched = /none|slice/.test(attribute("preserveAspectRatio") ?? "");
	if (!(width > 0 && height > 0) || isStretched)
		return {
			matrix: undefined,
			clip: { left: 0, top: 0, right: unsized, bottom: unsized },
		};
	const scale = Math.sqrt(canvasPixels / (width * height));
	// A drawing of other proportions than its view box shows more than that.
	const shown =
		ratioOf(attribute("width"), attribute("height")) ?? width / height;
	const wider = Math.max(0, (shown * height - width) * scale);
	const higher = Math.max(0, (width / shown - height) * scale);
	return {
		matrix: [scale, 0, 0, scale, -x * scale, -y * scale],
		clip: {
			left: -wider,
			top: -higher,
			right: width * scale + wider,
			bottom: height * scale + higher,
		},
	};
}

/** Width by height, if both have the same unit. */
function ratioOf(width = "", height = ""): number | undefined {
	const unitOf = (length: string) => length.trim().replace(/^[-+\d.]+/, "");
	const ratio = Number.parseFloat(width) / Number.parseFloat(height);
	const isSame = unitOf(width) === unitOf(height);
	return isSame && !width.includes("%") && ratio > 0 && Number.isFinite(ratio)
		? ratio
		: undefined;
}

function viewBoxOf(attribute: Attributes): readonly number[] | undefined {
	const values = numbersIn(attribute("viewBox") ?? "");
	return values.length === 4 && values.slice(2).every((value) => value > 0)
		? values
		: undefined;
}

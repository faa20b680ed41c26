import { attributeOf, type Published } from "../published.ts";
import type { DrawnStyle } from "./drawn-style.ts";
import {
	type Box,
	type Matrix,
	multiply,
	number,
	numbersIn,
	parseTransform,
	plainNumber,
} from "./geometry.ts";

/** The drawing context of an element: its own style and that inherited from its ancestors. */
export type Brush = {
	/** From units of the drawing to pixels; undefined where that is not known. */
	readonly matrix: Matrix | undefined;
	/** Its visible area (pixels). */
	readonly clip: Box;
	/** The ids of gradients and patterns for its area and its line, and of its markers. */
	readonly paints: ReadonlySet<string>;
	readonly markers: ReadonlySet<string>;
	readonly isStroked: boolean;
	readonly strokeWidth: number;
	/** The length of a dash and its gap, in units of the drawing. */
	readonly dash: number;
	readonly fontSize: number;
};

/** The initial drawing context. */
export const plainBrush: Brush = {
	matrix: undefined,
	clip: [0, 0, 0, 0],
	paints: new Set(),
	markers: new Set(),
	isStroked: false,
	strokeWidth: 1,
	dash: Number.POSITIVE_INFINITY,
	fontSize: 16,
};

/** The pixels of a drawing at the largest size that pages show, and the side of one without a size. */
const canvasPixels = 1e6;
const unsized = 1000;

/** Returns what a drawing is drawn with: how it comes to the screen, if that is known, and what of it is seen there. */
export function canvasOf(root: Published): Brush {
	const attribute = (name: string) => attributeOf(root, name) ?? "";
	const viewBox = numbersIn(attribute("viewBox"));
	const hasViewBox =
		viewBox.length === 4 && !viewBox.slice(2).some((n) => n <= 0);
	const sides = ["width", "height"].map(attribute);
	const [x = 0, y = 0, width = 0, height = 0] = hasViewBox
		? viewBox
		: [0, 0, ...sides.map(plainNumber)];
	const isStretched = /none|slice/.test(attribute("preserveAspectRatio"));
	if (!(width > 0 && height > 0) || isStretched)
		return { ...plainBrush, clip: [0, 0, unsized, unsized] };
	const scale = Math.sqrt(canvasPixels / (width * height));
	// A drawing of other proportions than its view box shows more than that.
	const [across = 0, down = 0] = sides.map(Number.parseFloat);
	const ratio = across > 0 && down > 0 ? across / down : width / height;
	const wider = Math.max(0, (ratio * height - width) * scale);
	const higher = Math.max(0, (width / ratio - height) * scale);
	return {
		...plainBrush,
		matrix: [scale, 0, 0, scale, -x * scale, -y * scale],
		clip: [-wider, -higher, width * scale + wider, height * scale + higher],
	};
}

/** Returns what an element with this style is drawn with, within one that is drawn with `around`. */
export function inherit({ declared }: DrawnStyle, around: Brush): Brush {
	if (declared.size === 0) return around;
	const texts = (property: string) =>
		(declared.get(property) ?? []).map(({ value }) => value);
	const ids = (...names: readonly string[]) =>
		names.flatMap((name) =>
			(declared.get(name) ?? []).flatMap(({ references }) => references),
		);
	const sizes = [...texts("font-size"), ...texts("font")];
	const markers = ["marker", "marker-start", "marker-mid", "marker-end"];
	return {
		...around,
		matrix: transformed(declared, around.matrix),
		paints: united(around.paints, ids("fill", "stroke")),
		markers: united(around.markers, ids(...markers)),
		isStroked:
			around.isStroked ||
			texts("stroke").some((value) => value.trim() !== "none"),
		strokeWidth:
			maximum(texts("stroke-width").map(lengthOf)) ?? around.strokeWidth,
		fontSize: maximum(sizes.map(lengthOf)) ?? around.fontSize,
		dash: texts("stroke-dasharray")
			.map(dashOf)
			.reduce((a, b) => Math.min(a, b), around.dash),
	};
}

/** Pixels for a unit of the drawing, where that is not known: so many that nothing is taken for small. */
export const unknownStretch = 1000;

/** Pixels for a unit of the drawing, at most. */
export function stretch({ matrix }: Brush): number {
	return matrix ? Math.hypot(...matrix.slice(0, 4)) : unknownStretch;
}

function transformed(
	declared: DrawnStyle["declared"],
	around: Matrix | undefined,
): Matrix | undefined {
	const [only, ...others] = declared.get("transform") ?? [];
	if (!only) return around;
	const isPlain =
		others.length === 0 &&
		!declared.has("transform-origin") &&
		!declared.has("transform-box");
	const matrix = isPlain ? parseTransform(only.value) : undefined;
	return around && matrix && multiply(around, matrix);
}

function united(
	around: ReadonlySet<string>,
	own: readonly string[],
): ReadonlySet<string> {
	return own.length === 0 ? around : new Set([...around, ...own]);
}

function maximum(values: readonly number[]): number | undefined {
	return values.length > 0
		? values.reduce((a, b) => Math.max(a, b))
		: undefined;
}

const length = new RegExp(`(${number.source})([a-z%]*)`, "gi");

/** The longest length in a value, in units of the drawing; one that isn't known is taken for long. */
function lengthOf(text: string): number {
	const lengths = [...text.matchAll(length)].map(([, value, unit = ""]) =>
		/^(px|pt)?$/i.test(unit) ? Number(value) * (4 / 3) : Number(value) * 40,
	);
	return (/[-(]/.test(text) ? undefined : maximum(lengths)) ?? 100;
}

function dashOf(value: string): number {
	const text = value.trim();
	if (/^(none|inherit)?$/.test(text)) return Number.POSITIVE_INFINITY;
	// With other units, or a computed value: the shortest dash that anybody draws.
	if (/[%(]|[a-z]/i.test(text.replaceAll(/px|(?<=\d)e(?=[-+\d])/gi, "")))
		return 0.1;
	const lengths = numbersIn(text);
	const sum = lengths.reduce((total, each) => total + each, 0);
	// Browsers draw a line whose dashes have no length without gaps.
	return sum > 0 ? (2 * sum) / lengths.length : Number.POSITIVE_INFINITY;
}

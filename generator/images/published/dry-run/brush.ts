import type { DrawnStyle } from "./drawn-style.ts";
import {
	areaOf,
	type Box,
	type Matrix,
	multiply,
	numbersIn,
	parseTransform,
	stretchOf,
} from "./geometry.ts";
import type { Outline } from "./outline.ts";

/** What an element is drawn with: its own style, and what surrounds it. */
export type Brush = {
	/** From units of the drawing to pixels; undefined where that is not known. */
	readonly matrix: Matrix | undefined;
	/** What can be seen of it (pixels). */
	readonly clip: Box;
	/** How deep it is within others, and in those that refer to it. */
	readonly level: number;
	/** The ids of gradients and patterns for its area and its line, and of its markers. */
	readonly paints: ReadonlySet<string>;
	readonly markers: ReadonlySet<string>;
	readonly isStroked: boolean;
	readonly strokeWidth: number;
	/** The length of a dash and its gap, in units of the drawing. */
	readonly dash: number;
	readonly fontSize: number;
};

/** What an element is drawn with where nothing else is said. */
export const plainBrush: Brush = {
	matrix: undefined,
	clip: { left: 0, top: 0, right: 0, bottom: 0 },
	level: 0,
	paints: new Set(),
	markers: new Set(),
	isStroked: false,
	strokeWidth: 1,
	dash: Number.POSITIVE_INFINITY,
	fontSize: 16,
};

/** Returns what an element with this style is drawn with, within one that is drawn with `around`. */
export function inherit(style: DrawnStyle, around: Brush): Brush {
	if (style.size === 0) return { ...around, level: around.level + 1 };
	const texts = (property: string) =>
		(style.get(property) ?? []).map(({ value }) => value);
	const ids = (...names: readonly string[]) =>
		names.flatMap((name) =>
			(style.get(name) ?? []).flatMap(({ references }) => references),
		);
	const widths = texts("stroke-width").map(lengthOf);
	const sizes = [
		...texts("font-size").map(lengthOf),
		...texts("font").map(sizeOfFont),
	];
	const dashes = texts("stroke-dasharray").map(dashOf);
	const markers = ["marker", "marker-start", "marker-mid", "marker-end"];
	return {
		...around,
		level: around.level + 1,
		matrix: transformed(style, around.matrix),
		paints: united(around.paints, ids("fill", "stroke")),
		markers: united(around.markers, ids(...markers)),
		isStroked:
			around.isStroked ||
			texts("stroke").some((value) => value.trim() !== "none"),
		strokeWidth: maximum(widths, around.strokeWidth),
		fontSize: maximum(sizes, around.fontSize),
		dash: dashes.reduce((a, b) => Math.min(a, b), around.dash),
	};
}

/** The part of a million pixels that a box covers. */
export function share(box: Box): number {
	return areaOf(box) / 1e6;
}

/** Pixels for a unit of the drawing, where that is not known: so many that nothing is taken for small. */
export const unknownStretch = 1000;

/** Pixels for a unit of the drawing, at most. */
export function stretch({ matrix }: Brush): number {
	return matrix ? stretchOf(matrix) : unknownStretch;
}

/** Pixels for a unit of a shape's outline, if it were as large as what can be seen of it. */
export function fitting({ box }: Outline, { clip }: Brush): number {
	const own = Math.max(box.right - box.left, box.bottom - box.top);
	const seen = Math.max(clip.right - clip.left, clip.bottom - clip.top);
	return own > 0 ? seen / own : 0;
}

function transformed(
	style: DrawnStyle,
	around: Matrix | undefined,
): Matrix | undefined {
	const [only, ...others] = style.get("transform") ?? [];
	if (!only) return around;
	const isPlain =
		others.length === 0 &&
		!style.has("transform-origin") &&
		!style.has("transform-box");
	const matrix = isPlain ? parseTransform(only.value) : undefined;
	return around && matrix && multiply(around, matrix);
}

function united(
	around: ReadonlySet<string>,
	own: readonly string[],
): ReadonlySet<string> {
	return own.length === 0 ? around : new Set([...around, ...own]);
}

function maximum(values: readonly number[], otherwise: number): number {
	return values.length === 0
		? otherwise
		: values.reduce((a, b) => Math.max(a, b));
}

const units: ReadonlyMap<string, number> = new Map([
	["", 1],
	["px", 1],
	["pt", 4 / 3],
]);

/** A length in units of the drawing; one that isn't known is taken for long. */
function lengthOf(text: string): number {
	const [, value = "", unit = ""] =
		/^\s*([\d.]+)([a-z%]*)\s*$/i.exec(text) ?? [];
	if (value === "") return 100;
	return Number(value) * (units.get(unit.toLowerCase()) ?? 40);
}

/** The size within a value of the property `font`: the largest of its lengths. */
function sizeOfFont(text: string): number {
	const lengths = text.split(/[\s,/]+/).filter((part) => /^[\d.]/.test(part));
	return maximum(lengths.map(lengthOf), 100);
}

function dashOf(value: string): number {
	const text = value.trim();
	if (/^(none|inherit)?$/.test(text)) return Number.POSITIVE_INFINITY;
	// Of what has other units, or is computed, the shortest dash that anybody draws.
	if (/[%(]|[a-z]/i.test(text.replaceAll(/px|(?<=\d)e(?=[-+\d])/gi, "")))
		return 0.1;
	const lengths = numbersIn(text);
	const sum = lengths.reduce((total, each) => total + each, 0);
	// Browsers draw a line whose dashes have no length without gaps.
	return sum > 0 ? (2 * sum) / lengths.length : Number.POSITIVE_INFINITY;
}

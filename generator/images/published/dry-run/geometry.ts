/** A point (pixels). */
export type Point = readonly [x: number, y: number];

/** A rectangle along the axes. */
export type Box = readonly [
	left: number,
	top: number,
	right: number,
	bottom: number,
];

/** A map of the plane (a b c d e f), as SVG writes it: x' = ax + cy + e, y' = bx + dy + f. */
export type Matrix = readonly [number, number, number, number, number, number];

/** The matrix that applies `second` first, and then `first`, as in a list of transformations. */
export function multiply(first: Matrix, second: Matrix): Matrix {
	const [a, b, c, d, e, f] = first;
	const [g, h, i, j, k, l] = second;
	return [
		a * g + c * h,
		b * g + d * h,
		a * i + c * j,
		b * i + d * j,
		a * k + c * l + e,
		b * k + d * l + f,
	];
}

/** The box around points; one without extent for none. */
export function boxAround(points: readonly Point[]): Box {
	const [[left, top] = [0, 0]] = points;
	const box: [number, number, number, number] = [left, top, left, top];
	for (const [x, y] of points) {
		box[0] = Math.min(box[0], x);
		box[1] = Math.min(box[1], y);
		box[2] = Math.max(box[2], x);
		box[3] = Math.max(box[3], y);
	}
	return box;
}

/** The box around a box that a matrix has moved. */
export function moveBox([a, b, c, d, e, f]: Matrix, box: Box): Box {
	return boxAround(
		cornersOf(box).map(([x, y]) => [a * x + c * y + e, b * x + d * y + f]),
	);
}

/** The corners of a box, clockwise from the left top. */
export function cornersOf([left, top, right, bottom]: Box): readonly Point[] {
	return [
		[left, top],
		[right, top],
		[right, bottom],
		[left, bottom],
	];
}

/** The part of a box within another one; of no extent if there is none. */
export function clipBox(box: Box, [left, top, right, bottom]: Box): Box {
	const across = (x: number) => Math.min(Math.max(x, left), right);
	const down = (y: number) => Math.min(Math.max(y, top), bottom);
	return [across(box[0]), down(box[1]), across(box[2]), down(box[3])];
}

/** A box that is larger on each side. */
export function growBox([left, top, right, bottom]: Box, by: number): Box {
	return [left - by, top - by, right + by, bottom + by];
}

/** The box around both. */
export function joinBoxes(a: Box | undefined, b: Box | undefined) {
	return a && b ? boxAround([...cornersOf(a), ...cornersOf(b)]) : (a ?? b);
}

/** The part of a million pixels that a box covers. */
export function share([left, top, right, bottom]: Box): number {
	return ((right - left) * (bottom - top)) / 1e6;
}

/** A number as SVG writes it (SVG 2, 4.2.1). */
export const number = /[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/gi;

/** All numbers of a text, as in the value of an attribute. */
export function numbersIn(text: string): number[] {
	return (text.match(number) ?? []).map(Number);
}

/** The value of an attribute that is a number without a unit, or in pixels; NaN for all else. */
export function plainNumber(text: string): number {
	const isPlain = /^\s*[-+]?[\d.]+(e[-+]?\d+)?(px)?\s*$/i.test(text);
	const value = isPlain ? Number.parseFloat(text) : Number.NaN;
	return Number.isFinite(value) ? value : Number.NaN;
}

/** One transformation of a list, read where the one before it ends. */
const step = /[\s,]*([a-z]+)\s*\(([^()]*)\)\s*/iy;

/** Parses the value of an attribute `transform`; undefined if it has anything but numbers. */
export function parseTransform(text: string): Matrix | undefined {
	const { length } = text.trimEnd();
	let matrix: Matrix = [1, 0, 0, 1, 0, 0];
	for (step.lastIndex = 0; step.lastIndex < length; ) {
		const [, name = "", values = ""] = step.exec(text) ?? [];
		const next = /^[-+\d.e,\s]*$/i.test(values)
			? stepOf(name, numbersIn(values))
			: undefined;
		if (!next) return undefined;
		matrix = multiply(matrix, next);
	}
	return matrix;
}

/** The matrix of a transformation; undefined for one with another number of values, and for the rare skewX and skewY. */
function stepOf(name: string, values: readonly number[]): Matrix | undefined {
	const [a = 0, b, c = 0, d = 0, e = 0, f = 0] = values;
	switch (`${name} ${values.length}`) {
		case "matrix 6":
			return [a, b ?? 0, c, d, e, f];
		case "translate 1":
		case "translate 2":
			return [1, 0, 0, 1, a, b ?? 0];
		case "scale 1":
		case "scale 2":
			return [a, 0, 0, b ?? a, 0, 0];
		case "rotate 1":
		case "rotate 3": {
			const angle = (a * Math.PI) / 180;
			const [cos, sin, x, y] = [Math.cos(angle), Math.sin(angle), b ?? 0, c];
			const shift = [x - x * cos + y * sin, y - x * sin - y * cos] as const;
			return [cos, sin, -sin, cos, ...shift];
		}
		default:
			return undefined;
	}
}

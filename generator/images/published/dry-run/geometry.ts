/** A rectangle along the axes. */
export type Box = {
	readonly left: number;
	readonly top: number;
	readonly right: number;
	readonly bottom: number;
};

/** A map of the plane (a b c d e f), as SVG writes it: x' = ax + cy + e, y' = bx + dy + f. */
export type Matrix = readonly [number, number, number, number, number, number];

export const identity: Matrix = [1, 0, 0, 1, 0, 0];

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

/** The most that a matrix makes lengths longer. */
export function stretchOf([a, b, c, d]: Matrix): number {
	return Math.hypot(a, b, c, d);
}

/** The box around a box that a matrix has moved. */
export function moveBox([a, b, c, d, e, f]: Matrix, box: Box): Box {
	const { left, top, right, bottom } = box;
	const xs = [a * left, a * right];
	const ys = [d * top, d * bottom];
	const across = [c * top, c * bottom];
	const down = [b * left, b * right];
	return {
		left: Math.min(...xs) + Math.min(...across) + e,
		right: Math.max(...xs) + Math.max(...across) + e,
		top: Math.min(...ys) + Math.min(...down) + f,
		bottom: Math.max(...ys) + Math.max(...down) + f,
	};
}

/** The part of a box within another one; of no extent if there is none. */
export function clipBox(box: Box, clip: Box): Box {
	const left = Math.min(Math.max(box.left, clip.left), clip.right);
	const top = Math.min(Math.max(box.top, clip.top), clip.bottom);
	return {
		left,
		top,
		right: Math.max(left, Math.min(box.right, clip.right)),
		bottom: Math.max(top, Math.min(box.bottom, clip.bottom)),
	};
}

export function growBox({ left, top, right, bottom }: Box, by: number): Box {
	return {
		left: left - by,
		top: top - by,
		right: right + by,
		bottom: bottom + by,
	};
}

/** The box around both. */
export function joinBoxes(a: Box | undefined, b: Box | undefined) {
	if (!a || !b) return a ?? b;
	return {
		left: Math.min(a.left, b.left),
		top: Math.min(a.top, b.top),
		right: Math.max(a.right, b.right),
		bottom: Math.max(a.bottom, b.bottom),
	};
}

export function areaOf({ left, top, right, bottom }: Box): number {
	return (right - left) * (bottom - top);
}

const number = /[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/gi;

export function numbersIn(text: string): number[] {
	return (text.match(number) ?? []).map(Number);
}

/** One transformation of a list, read where the one before it ends. */
const step = /[\s,]*([a-z]+)\s*\(([^()]*)\)\s*/iy;

/** Parses the value of an attribute `transform`; undefined if it has anything but numbers. */
export function parseTransform(text: string): Matrix | undefined {
	const { length } = text.trimEnd();
	let matrix = identity;
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

function stepOf(name: string, values: readonly number[]): Matrix | undefined {
	const [a = 0, b, c, d = 0, e = 0, f = 0] = values;
	const angle = (a * Math.PI) / 180;
	switch (name) {
		case "matrix":
			return values.length === 6 ? [a, b ?? 0, c ?? 0, d, e, f] : undefined;
		case "translate":
			return [1, 0, 0, 1, a, b ?? 0];
		case "scale":
			return [a, 0, 0, b ?? a, 0, 0];
		case "rotate": {
			const turn: Matrix = [
				Math.cos(angle),
				Math.sin(angle),
				-Math.sin(angle),
				Math.cos(angle),
				0,
				0,
			];
			const [x, y] = [b ?? 0, c ?? 0];
			const moved = multiply([1, 0, 0, 1, x, y], turn);
			return multiply(moved, [1, 0, 0, 1, -x, -y]);
		}
		case "skewX":
			return [1, 0, Math.tan(angle), 1, 0, 0];
		case "skewY":
			return [1, Math.tan(angle), 0, 1, 0, 0];
		default:
			return undefined;
	}
}

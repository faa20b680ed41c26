import { attributeOf, type Published } from "../published.ts";
import {
	type Box,
	boxAround,
	cornersOf,
	number,
	numbersIn,
	type Point,
	plainNumber,
} from "./geometry.ts";

/** The bounding box of a shape's outline, in its own units. */
export type Outline = {
	readonly box: Box;
	/** At least the length of the line. */
	readonly length: number;
	/** The number of points, each of which may have a marker. */
	readonly points: number;
};

/** Returns the outline of a shape, or undefined if its numbers have units, or are set by a style. */
export function outlineOf(element: Published): Outline | undefined {
	const read = (name: string) => plainNumber(attributeOf(element, name) ?? "0");
	switch (element.name) {
		case "rect":
		case "image": {
			const [x, y] = [read("x"), read("y")];
			return corners([x, y, x + read("width"), y + read("height")]);
		}
		case "circle":
		case "ellipse": {
			const [x, y, r] = [read("cx"), read("cy"), read("r")];
			// Of an ellipse, one radius alone is both.
			const rx = r + (read("rx") === 0 ? read("ry") : read("rx"));
			const ry = r + (read("ry") === 0 ? read("rx") : read("ry"));
			return corners([x - rx, y - ry, x + rx, y + ry]);
		}
		case "line":
			return corners([read("x1"), read("y1"), read("x2"), read("y2")]);
		case "path":
			return along(pathPoints(attributeOf(element, "d") ?? ""));
		default:
			return along(pairs(numbersIn(attributeOf(element, "points") ?? "")));
	}
}

function corners(box: Box): Outline | undefined {
	return box.some(Number.isNaN) ? undefined : along(cornersOf(box));
}

function pairs(values: readonly number[]): Point[] {
	return Array.from(
		{ length: Math.floor(values.length / 2) },
		(_, n): Point => [values[2 * n] ?? 0, values[2 * n + 1] ?? 0],
	);
}

function along(points: readonly Point[]): Outline {
	let length = 0;
	// A shape is closed where it is filled.
	let before = points.at(-1);
	for (const point of points) {
		if (before)
			length += Math.hypot(point[0] - before[0], point[1] - before[1]);
		before = point;
	}
	return { box: boxAround(points), length, points: points.length };
}

/** How many numbers a command of a path takes. */
const counts = new Map(
	Object.entries({ M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7 }),
);

/** Points whose polygon a path stays within: its ends, its control points, and the extents of its arcs. */
function pathPoints(path: string): readonly Point[] {
	const points: Point[] = [];
	let at: Point = [0, 0];
	let begin = at;
	for (const [, letter = "", rest = ""] of path.matchAll(
		/([MLHVCSQTAZ])([^MLHVCSQTAZ]*)/gi,
	)) {
		const command = letter.toUpperCase();
		const values = command === "A" ? arcNumbers(rest) : numbersIn(rest);
		const count = counts.get(command) ?? Number.POSITIVE_INFINITY;
		for (let n = 0; n + count <= values.length; n += count) {
			const origin: Point = letter === command ? [0, 0] : at;
			const segment = values.slice(n, n + count);
			points.push(
				...segmentPoints(command, segment, origin, at, points.at(-2)),
			);
			at = points.at(-1) ?? at;
			if (command === "M" && n === 0) begin = at;
		}
		if (command === "Z") {
			at = begin;
			points.push(at);
		}
	}
	return points;
}

/** The points of a part of a path from `at` on, the last of which is its end; `control` is the point before `at`. */
function segmentPoints(
	command: string,
	values: readonly number[],
	[dx, dy]: Point,
	at: Point,
	control: Point = at,
): readonly Point[] {
	const [x, y] = at;
	const [first = 0, second = 0] = values;
	if (command === "H") return [[first + dx, y]];
	if (command === "V") return [[x, first + dy]];
	const ends = pairs(command === "A" ? values.slice(5) : values).map(
		([a, b]): Point => [a + dx, b + dy],
	);
	// Smooth curves begin with the mirror image of the last control point.
	if (/[ST]/.test(command))
		return [[2 * x - control[0], 2 * y - control[1]], ...ends];
	if (command !== "A") return ends;
	const [end = at] = ends;
	const radius = Math.max(Math.abs(first), Math.abs(second));
	const reach = 2 * radius + Math.hypot(end[0] - x, end[1] - y);
	return [[x - reach, y - reach], [x + reach, y + reach], end];
}

/** The numbers of arcs, whose two flags may be written without spaces: a1 1 0 01 5 5. */
function arcNumbers(text: string): number[] {
	const values: number[] = [];
	for (let at = 0; at < text.length; ) {
		const isFlag = values.length % 7 === 3 || values.length % 7 === 4;
		const next = isFlag ? flag : plain;
		next.lastIndex = at;
		const found = next.exec(text);
		if (!found) break;
		values.push(Number(found[1]));
		at = next.lastIndex;
	}
	return values;
}

const flag = /[\s,]*([01])/y;
const plain = new RegExp(`[\\s,]*(${number.source})`, "iy");

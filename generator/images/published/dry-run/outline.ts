import { type Box, joinBoxes, numbersIn } from "./geometry.ts";

/** What a shape's outline extends over, in its own units. */
export type Outline = {
	readonly box: Box;
	/** At least the length of the line. */
	readonly length: number;
	/** The number of points, each of which may have a marker. */
	readonly points: number;
};

type Point = readonly [x: number, y: number];

/** Gives the value of an attribute; undefined if it is missing. */
type Attributes = (name: string) => string | undefined;

/** Returns the outline of a shape, or undefined if its numbers have units, or are set by a style. */
export function outlineOf(
	name: string,
	attribute: Attributes,
): Outline | undefined {
	const read = (...names: readonly string[]) =>
		names.map((each) => plainNumber(attribute(each) ?? "0"));
	switch (name) {
		case "rect":
		case "image": {
			const [x, y, width, height] = read("x", "y", "width", "height");
			return corners(x, y, add(x, width), add(y, height));
		}
		case "circle": {
			const [x, y, r] = read("cx", "cy", "r");
			return corners(add(x, r, -1), add(y, r, -1), add(x, r), add(y, r));
		}
		case "ellipse": {
			// One radius alone is both.
			const [x, y, a, b] = read("cx", "cy", "rx", "ry");
			const rx = a || b;
			const ry = b || a;
			return corners(add(x, rx, -1), add(y, ry, -1), add(x, rx), add(y, ry));
		}
		case "line": {
			const [x1, y1, x2, y2] = read("x1", "y1", "x2", "y2");
			return corners(x1, y1, x2, y2);
		}
		case "polyline":
		case "polygon":
			return along(pairs(numbersIn(attribute("points") ?? "")));
		default:
			return along(pathPoints(attribute("d") ?? ""));
	}
}

/** The value of an attribute that is a number without a unit, or in pixels. */
export function plainNumber(text: string): number | undefined {
	const value = /^\s*[-+]?[\d.]+(e[-+]?\d+)?(px)?\s*$/i.test(text)
		? Number.parseFloat(text)
		: Number.NaN;
	return Number.isFinite(value) ? value : undefined;
}

function add(a: number | undefined, b: number | undefined, times = 1) {
	return a === undefined || b === undefined ? undefined : a + times * b;
}

function corners(...sides: readonly (number | undefined)[]) {
	const [x1, y1, x2, y2] = sides;
	if (
		x1 === undefined ||
		y1 === undefined ||
		x2 === undefined ||
		y2 === undefined
	)
		return undefined;
	return along([
		[x1, y1],
		[x2, y1],
		[x2, y2],
		[x1, y2],
		[x1, y1],
	]);
}

function pairs(values: readonly number[]): Point[] {
	return Array.from(
		{ length: Math.floor(values.length / 2) },
		(_, n): Point => [values[2 * n] ?? 0, values[2 * n + 1] ?? 0],
	);
}

function along(points: readonly Point[]): Outline {
	let box: Box | undefined;
	let length = 0;
	let before = points[0];
	for (const point of points) {
		const [left, top] = point;
		box = joinBoxes(box, { left, top, right: left, bottom: top });
		if (before) length += Math.hypot(left - before[0], top - before[1]);
		before = point;
	}
	const first = points[0];
	// A shape is closed where it is filled.
	if (first && before)
		length += Math.hypot(first[0] - before[0], first[1] - before[1]);
	const empty = { left: 0, top: 0, right: 0, bottom: 0 };
	return { box: box ?? empty, length, points: points.length };
}

/** How many numbers a command of a path takes. */
const counts: Readonly<Record<string, number>> = {
	M: 2,
	L: 2,
	H: 1,
	V: 1,
	C: 6,
	S: 4,
	Q: 4,
	T: 2,
	A: 7,
	Z: 0,
};

/** Where a path is while it is followed. */
type Pen = {
	at: Point;
	begin: Point;
	/** The last control point: smooth curves begin with its mirror image. */
	control: Point;
	readonly points: Point[];
};

/** Points whose polygon a path stays within: its ends, its control points, and the extents of its arcs. */
function pathPoints(path: string): readonly Point[] {
	const pen: Pen = { at: [0, 0], begin: [0, 0], control: [0, 0], points: [] };
	for (const [, letter = "", rest = ""] of path.matchAll(
		/([MLHVCSQTAZ])([^MLHVCSQTAZ]*)/gi,
	)) {
		const command = letter.toUpperCase();
		const values = command === "A" ? arcNumbers(rest) : numbersIn(rest);
		const count = counts[command] ?? 0;
		if (command === "Z") pen.at = pen.begin;
		for (let n = 0; count > 0 && n + count <= values.length; n += count) {
			draw(pen, command, letter !== command, values.slice(n, n + count));
			if (command === "M" && n === 0) pen.begin = pen.at;
		}
		pen.points.push(pen.at);
	}
	return pen.points;
}

function draw(
	pen: Pen,
	command: string,
	isRelative: boolean,
	values: readonly number[],
) {
	const [x, y] = pen.at;
	const [dx, dy] = isRelative ? pen.at : [0, 0];
	const ends =
		command === "H"
			? [[(values[0] ?? 0) + dx, y] as const]
			: command === "V"
				? [[x, (values[0] ?? 0) + dy] as const]
				: pairs(command === "A" ? values.slice(5) : values).map(
						([a, b]): Point => [a + dx, b + dy],
					);
	const [end = pen.at] = ends.slice(-1);
	if (command === "A") {
		const radius = Math.max(Math.abs(values[0] ?? 0), Math.abs(values[1] ?? 0));
		const reach = 2 * radius + Math.hypot(end[0] - x, end[1] - y);
		pen.points.push([x - reach, y - reach], [x + reach, y + reach]);
	}
	const mirrored: Point = [2 * x - pen.control[0], 2 * y - pen.control[1]];
	if (/[ST]/.test(command)) pen.points.push(mirrored);
	pen.points.push(...ends);
	pen.control = command === "T" ? mirrored : (ends.at(-2) ?? end);
	pen.at = end;
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
const plain = /[\s,]*([-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?)/iy;

import { distance } from "./field.ts";

/** A point of a drawing. */
export type Point = readonly [x: number, y: number];

/** A sequence of points; a closed line continues from its last point to its first. */
export type Line = {
	readonly points: readonly Point[];
	readonly closed: boolean;
};

/**
 * Returns path data of these lines as smooth curves: quadratic B-splines, from the middle of one side of a control polygon
 * to the middle of the next. A control point reflected in such a middle is the next control point, as the command `t`
 * assumes: so each point takes only two numbers.
 */
export function curves(lines: readonly Line[]): string {
	return lines
		.map(({ points, closed }) => {
			const polygon = bulge(points, closed).map(toGrid);
			return spline(closed ? unroll(polygon) : polygon);
		})
		.join("");
}

/** Returns path data of these lines as polygons. */
export function polygons(lines: readonly Line[]): string {
	return lines
		.map(({ points, closed }) => {
			const [start = [0, 0], ...rest] = points.map(toGrid);
			const end = closed ? "z" : "";
			return `${moveTo(start)}${relative("l", start, rest)}${end}`;
		})
		.join("");
}

/** Simplifies a line: no removed point is farther than `tolerance` from the result. */
export function simplify(
	points: readonly Point[],
	tolerance: number,
): readonly Point[] {
	const kept: Point[] = points.slice(0, 1);
	let from = 0;
	points.forEach((point, at) => {
		const start = points[from] ?? point;
		const between = points.slice(from + 1, at);
		if (!between.some((each) => offset(each, start, point) > tolerance)) return;
		from = at - 1;
		kept.push(points[from] ?? point);
	});
	return points.length > 1 ? [...kept, ...points.slice(-1)] : kept;
}

/** Returns the distance of a point from the line through two others. */
function offset([x, y]: Point, [x1, y1]: Point, [x2, y2]: Point): number {
	const length = gap([x1, y1], [x2, y2]);
	if (length === 0) return gap([x, y], [x1, y1]);
	return Math.abs((x2 - x1) * (y1 - y) - (x1 - x) * (y2 - y1)) / length;
}

/** Returns the control points of a spline through these points: a spline cuts the corners of its polygon, so they are moved outwards. */
function bulge(points: readonly Point[], closed: boolean): readonly Point[] {
	return points.map((point, at) => {
		const before = points[at - 1] ?? (closed ? points.at(-1) : undefined);
		const after = points[at + 1] ?? (closed ? points[0] : undefined);
		if (!before || !after) return point;
		// Of sides with different lengths, only the nearer part of the longer one counts.
		const reach = Math.min(gap(point, before), gap(point, after));
		const [x, y] = middle(
			towards(point, before, reach),
			towards(point, after, reach),
		);
		return [point[0] + (point[0] - x) / 4, point[1] + (point[1] - y) / 4];
	});
}

function gap([x1, y1]: Point, [x2, y2]: Point): number {
	return distance(x1, y1, x2, y2);
}

function towards(from: Point, to: Point, length: number): Point {
	const share = length / (gap(from, to) || 1);
	return [
		from[0] + (to[0] - from[0]) * share,
		from[1] + (to[1] - from[1]) * share,
	];
}

/** Converts to tenths, rounded to even numbers, so that the middle between two points is an integer too. */
function toGrid([x, y]: Point): Point {
	return [Math.round(x * 5) * 2, Math.round(y * 5) * 2];
}

/** Returns a ring as an open polygon that begins and ends in the middle of its last side. */
function unroll(ring: readonly Point[]): readonly Point[] {
	const first = ring[0];
	const last = ring.at(-1);
	if (!first || !last) return [];
	const seam = middle(last, first);
	return [seam, ...ring, seam];
}

function spline([start, control, ...rest]: readonly Point[]): string {
	if (!start || !control) return "";
	const [first, ...others] = rest.map((point, at) =>
		at === rest.length - 1
			? point
			: middle(at === 0 ? control : (rest[at - 1] ?? point), point),
	);
	if (!first) return `${moveTo(start)}${relative("l", start, [control])}`;
	return `${moveTo(start)}q${join([...step(start, control), ...step(start, first)])}${relative("t", first, others)}`;
}
function middle([x1, y1]: Point, [x2, y2]: Point): Point {
	return [(x1 + x2) / 2, (y1 + y2) / 2];
}

function moveTo([x, y]: Point): string {
	return `M${join([x, y])}`;
}

function relative(
	command: "l" | "t",
	start: Point,
	points: readonly Point[],
): string {
	if (points.length === 0) return "";
	const numbers = points.flatMap((point, at) =>
		step(points[at - 1] ?? start, point),
	);
	return `${command}${join(numbers)}`;
}

function step([x1, y1]: Point, [x2, y2]: Point): Point {
	return [x2 - x1, y2 - y1];
}

/** Formats tenths as decimal numbers, with a space only where two would join. */
function join(tenths: readonly number[]): string {
	return tenths.reduce((text, each) => {
		const digits = decimal(each);
		const apart =
			/^-/.test(digits) ||
			text === "" ||
			(/^\./.test(digits) && /\.\d$/.test(text));
		return `${text}${apart ? "" : " "}${digits}`;
	}, "");
}

function decimal(tenths: number): string {
	return String(tenths / 10).replace(/^(-?)0\./, "$1.");
}

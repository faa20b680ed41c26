import type { Field } from "./field.ts";
import { curves, type Line, type Point, simplify } from "./path.ts";

/** The area in which contours are searched; `step` is the side of the squares of the grid. */
export type Area = {
	readonly x: number;
	readonly y: number;
	readonly width: number;
	readonly height: number;
	readonly step: number;
};

/** The precision of contours, in units of the field. */
export type Detail = {
	/** The greatest distance between a drawn line and the true one. */
	readonly tolerance?: number;
	/** Lines that are smaller than this are left out. */
	readonly least?: number;
	/** See `curves`. */
	readonly grid?: number;
};

/** Returns path data of the smooth contour lines of the field at these heights. */
export function contourPath(
	field: Field,
	area: Area,
	heights: readonly number[],
	{ tolerance = 0.5, least = 0, grid }: Detail = {},
): string {
	const lines = contours(field, area, heights)
		.filter(({ points }) => extent(points) >= least)
		.map((line) => thin(line, tolerance));
	return curves(lines, grid);
}

/** Returns the contour lines of the field at these heights (marching squares). */
export function contours(
	field: Field,
	area: Area,
	heights: readonly number[],
): readonly Line[] {
	const grid = sample(field, area);
	return heights.flatMap((height) =>
		chains(passages(grid, height)).map(({ edges, closed }) => ({
			points: edges.map((edge) => crossing(grid, edge, height)),
			closed,
		})),
	);
}

/** Evenly spaced numbers, both ends included. */
export function spread(from: number, to: number, count: number): number[] {
	return Array.from(
		{ length: count },
		(_, at) => from + ((to - from) * at) / (count - 1),
	);
}

type Grid = {
	readonly area: Area;
	readonly columns: number;
	readonly rows: number;
	readonly values: readonly number[];
};

/** A side of a square: twice the index of the node it starts at, plus 1 if it goes down instead of right. */
type Edge = number;

function sample(field: Field, area: Area): Grid {
	const columns = Math.ceil(area.width / area.step) + 1;
	const rows = Math.ceil(area.height / area.step) + 1;
	const values = Array.from({ length: columns * rows }, (_, node) =>
		field(
			area.x + (node % columns) * area.step,
			area.y + Math.floor(node / columns) * area.step,
		),
	);
	return { area, columns, rows, values };
}

/** Maps each edge by which a contour enters a square to the edge by which it leaves. */
function passages(grid: Grid, height: number): Map<Edge, Edge> {
	const next = new Map<Edge, Edge>();
	for (let row = 0; row < grid.rows - 1; row++)
		for (let column = 0; column < grid.columns - 1; column++)
			passSquare(grid, row * grid.columns + column, height, next);
	return next;
}

/** A contour has the high ground on its left, so it enters where, clockwise, low turns into high. */
function passSquare(
	{ columns, values }: Grid,
	node: number,
	height: number,
	next: Map<Edge, Edge>,
): void {
	const corners = [node, node + 1, node + columns + 1, node + columns];
	const around = corners.map((corner) => values[corner] ?? 0);
	const high = around.map((value) => value >= height);
	if (high.every((each) => each === high[0])) return;
	const edges = [node * 2, node * 2 + 3, (node + columns) * 2, node * 2 + 1];
	const centre = around.reduce((sum, value) => sum + value) / 4;
	// At a saddle, the height of the centre decides whether the high or the low corners are connected.
	const turn = centre >= height ? 3 : 1;
	edges.forEach((edge, at) => {
		if (high[at] || !high[(at + 1) % 4]) return;
		const isExit = (side: number) => high[side % 4] && !high[(side + 1) % 4];
		const exit = [1, 2, 3].map((k) => at + k * turn).find(isExit) ?? at;
		next.set(edge, edges[exit % 4] ?? edge);
	});
}

type Chain = { readonly edges: readonly Edge[]; readonly closed: boolean };

function chains(next: Map<Edge, Edge>): readonly Chain[] {
	const entered = new Set(next.values());
	const starts = [...next.keys()].filter((edge) => !entered.has(edge));
	const open = starts.map((start) => ({
		edges: follow(next, start),
		closed: false,
	}));
	return [...open, ...rings(next)];
}

function rings(next: Map<Edge, Edge>): readonly Chain[] {
	const found: Chain[] = [];
	for (const start of [...next.keys()])
		if (next.has(start))
			found.push({ edges: follow(next, start), closed: true });
	return found;
}

/** Returns the edges from here to the end of the line, or around to here, and removes them from the map. */
function follow(next: Map<Edge, Edge>, start: Edge): readonly Edge[] {
	const edges: Edge[] = [];
	let edge: Edge | undefined = start;
	while (edge !== undefined) {
		const following = next.get(edge);
		next.delete(edge);
		if (edge !== start || edges.length === 0) edges.push(edge);
		edge = following;
	}
	return edges;
}

function crossing(grid: Grid, edge: Edge, height: number): Point {
	const { area, columns, values } = grid;
	const node = Math.floor(edge / 2);
	const [right, down] = edge % 2 === 0 ? [1, 0] : [0, 1];
	const from = values[node] ?? 0;
	const to = values[node + right + down * columns] ?? 0;
	const part = (height - from) / (to - from);
	const column = (node % columns) + right * part;
	const row = Math.floor(node / columns) + down * part;
	return [area.x + column * area.step, area.y + row * area.step];
}

function extent(points: readonly Point[]): number {
	const range = (values: readonly number[]) =>
		values.reduce((a, b) => Math.max(a, b)) -
		values.reduce((a, b) => Math.min(a, b));
	return Math.max(
		range(points.map(([x]) => x)),
		range(points.map(([, y]) => y)),
	);
}

function thin({ points, closed }: Line, tolerance: number): Line {
	if (!closed) return { points: simplify(points, tolerance), closed };
	const around = simplify([...points, ...points.slice(0, 1)], tolerance);
	return { points: around.slice(0, -1), closed };
}

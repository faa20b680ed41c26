import { contourPath, spread } from "./contours.ts";
import { nearness } from "./field.ts";
import { type Point, polygons } from "./path.ts";
import {
	middle,
	type Place,
	placeBy,
	recliners,
	type Stand,
	units,
	wall,
	windowSide,
} from "./room.ts";
import { area, blend, element, palette, strokes, svg } from "./svg.ts";

const { clay, ink, lake, mist, paper, straw, white } = palette;
const size = { width: 788, height: 708 };

/** How thick the walls are, in metres. */
const thickness = 0.22;
const door = { from: -2.9, to: -1.95 };

/** The plan of the energy room: its units, its places, the window and the door. */
export function plan(): string {
	return svg(
		size.width,
		size.height,
		element("clipPath", { id: "floor" }, area(box(inside), "#000")),
		area(box(inside), blend(paper, straw, 0.06)),
		field(),
		rug(),
		walls(),
		...recliners.map(place),
		...units.map(unit),
	);
}

/** A rectangle on the floor, from the back on the left to the front on the right. */
type Box = readonly [left: number, back: number, right: number, front: number];

const inside: Box = [-wall.side, wall.back, wall.side, wall.front];

/** Converts a point of the floor into one of the drawing: 100 units are a metre, and the window is at the top. */
function above([right, away]: Place): Point {
	return [size.width / 2 + 100 * right, 24 + 100 * (wall.back - away)];
}

function outline(corners: readonly Place[]): string {
	return polygons([{ points: corners.map(above), closed: true }]);
}

function line(...points: readonly Place[]): string {
	return polygons([{ points: points.map(above), closed: false }]);
}

function box([left, back, right, near]: Box): string {
	return outline([
		[left, back],
		[right, back],
		[right, near],
		[left, near],
	]);
}

/** The contours between the units, as in the drawing of the system. */
function field(): string {
	const sources = units.map(({ right, away }) => above([right, away]));
	const view = { x: 14, y: 14, width: 760, height: 680, step: 10 };
	const rings = contourPath(nearness(sources, 30), view, spread(26, 386, 16), {
		tolerance: 0.5,
		least: 30,
	});
	return strokes(rings, lake, {
		"stroke-width": 1,
		opacity: 0.3,
		"clip-path": "url(#floor)",
	});
}

function rug(): string {
	const [cx, cy] = above([middle.right, middle.away]);
	return element(
		"g",
		{ stroke: lake, "stroke-opacity": 0.35 },
		element("circle", { cx, cy, r: 76, fill: blend(paper, mist, 0.45) }),
		element("circle", { cx, cy, r: 62, fill: "none" }),
	);
}

/** The walls with the window, and the door with the way in which it opens. */
function walls(): string {
	const { side, front, back } = wall;
	const { from, to } = door;
	const outer = thickness;
	const parts: readonly Box[] = [
		[-side - outer, back + outer, -windowSide, back],
		[windowSide, back + outer, side + outer, back],
		[-side - outer, back, -side, front],
		[side, back, side + outer, front],
		[-side - outer, front, from, front - outer],
		[to, front, side + outer, front - outer],
	];
	const glass = [0, outer / 2, outer].map((depth) =>
		line([-windowSide, back + depth], [windowSide, back + depth]),
	);
	const [x, y] = above([to, front]);
	const leaf = 100 * (to - from);
	return [
		area(parts.map(box).join(""), blend(paper, ink, 0.62)),
		strokes(glass.join(""), ink, { "stroke-width": 1.4 }),
		strokes(`M${x} ${y}v${-leaf}A${leaf} ${leaf} 0 0 0 ${x - leaf} ${y}`, ink, {
			"stroke-width": 1.4,
		}),
	].join("\n");
}

/** A recliner from above, with its pillow and its blanket. */
function place(stand: Stand): string {
	const part = (from: number, to: number, half: number) =>
		outline(
			[
				[-half, from],
				[half, from],
				[half, to],
				[-half, to],
			].map(([aside = 0, before = 0]) => placeBy(stand, [aside, before])),
		);
	const rounded = { "stroke-linejoin": "round", "stroke-width": 7 };
	const piece = (d: string, fill: string) =>
		area(d, fill, { stroke: ink, ...rounded }) +
		area(d, fill, { stroke: fill, ...rounded, "stroke-width": 4 });
	return [
		piece(part(0, 1.75, 0.35), white),
		piece(part(0.95, 1.75, 0.35), mist),
		piece(part(0.08, 0.34, 0.23), blend(paper, straw, 0.45)),
	].join("");
}

/** A unit from above. */
function unit(stand: Stand): string {
	const [half, depth] = [0.19, 0.09];
	const corners = [
		[-half, -depth],
		[half, -depth],
		[half, depth],
		[-half, depth],
	].map(([aside = 0, before = 0]) => placeBy(stand, [aside, before]));
	return area(outline(corners), clay);
}

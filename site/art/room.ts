import { contourPath, spread } from "./contours.ts";
import { waveField } from "./field.ts";
import { recliner, unit } from "./furniture.ts";
import { curves, type Line, type Point } from "./path.ts";
import { edge, type Place, type Stand, seen, surface } from "./perspective.ts";
import {
	area,
	blend,
	downward,
	element,
	outward,
	palette,
	strokes,
	svg,
} from "./svg.ts";

const { ink, lake, mist, paper, straw } = palette;
const white = blend(paper, palette.white, 0.65);
/** The walls of the room, in metres. */
export const wall = { side: 3.7, back: 10, height: 3.4 };

/** The window in the back wall. */
export const pane = { side: 1.6, bottom: 1.12, top: 2.72 };

/** The point that the recliners face. */
export const middle = { right: 0, away: 6.35 };

/** The energy room, seen from the front: five recliners in a half circle, twelve units, and the fields outside. */
export function room(): string {
	return svg(
		1200,
		900,
		definitions(),
		shell(),
		air(),
		view(),
		rug(),
		furniture(units.map(unit)),
		furniture(recliners.map(recliner)),
	);
}

/** The units: four groups of three, two along the back wall, one along each side. */
export const units: readonly Stand[] = [
	...[-3.3, -2.82, -2.34, 2.34, 2.82, 3.3].map(
		(right): Stand => ({ right, away: 9.75, facing: [0, -1] }),
	),
	...[8.9, 7.95, 7].flatMap((away): Stand[] => [
		{ right: -3.5, away, facing: [1, 0] },
		{ right: 3.5, away, facing: [-1, 0] },
	]),
];

/** The recliners, those farther away first, so that the nearer ones cover them. */
export const recliners = [90, 44, 136, -4, 184].map((degrees): Stand => {
	const angle = (degrees * Math.PI) / 180;
	const [right, away] = [Math.cos(angle), Math.sin(angle)];
	return {
		right: middle.right + 2.7 * right,
		away: middle.away + 2.7 * away,
		facing: [-right, -away],
	};
});

function definitions(): string {
	return element(
		"defs",
		{},
		downward("floor", [
			[0, blend(paper, straw, 0.07), 1],
			[1, blend(paper, straw, 0.15), 1],
		]),
		downward("sky", [
			[0, blend(paper, mist, 0.6), 1],
			[0.6, blend(paper, straw, 0.2), 1],
		]),
		outward("air", { cx: 600, cy: 380, r: 640 }, [
			[0.15, lake, 0.5],
			[1, lake, 0],
		]),
		element(
			"clipPath",
			{ id: "pane" },
			element("path", { d: surface(rectangle(pane)) }),
		),
	);
}

function rectangle({ side, bottom, top }: typeof pane): readonly Place[] {
	const { back } = wall;
	return [
		[-side, top, back],
		[side, top, back],
		[side, bottom, back],
		[-side, bottom, back],
	];
}

function shell(): string {
	const { side, back, height } = wall;
	const front = 3;
	const sides = [-side, side].map((right): Place[] => [
		[right, height, front],
		[right, height, back],
		[right, 0, back],
		[right, 0, front],
	]);
	const floor: Place[] = [
		[-side, 0, back],
		[side, 0, back],
		[side, 0, front],
		[-side, 0, front],
	];
	const boards = spread(-side, side, 17).map((right) =>
		edge([right, 0, back], [right, 0, front]),
	);
	const backWall = surface(rectangle({ side, bottom: 0, top: height }));
	return [
		element("rect", { width: 1200, height: 900, fill: white }),
		area(surface(floor), "url(#floor)"),
		area(sides.map(surface).join(""), blend(paper, mist, 0.12)),
		area(backWall, paper),
		strokes(boards.join(""), lake, { "stroke-width": 0.8, opacity: 0.14 }),
		strokes(
			backWall + sides.map((corners) => edge(...corners)).join(""),
			lake,
			{ "stroke-width": 0.9, opacity: 0.4 },
		),
	].join("\n");
}

/** The field itself, faint in the room. */
function air(): string {
	const sources = units.map(({ right, away }) => {
		const [x, y] = seen([right, 1.4, away]);
		return { x, y, wavelength: 210, amplitude: 0.3, decay: 300 };
	});
	const heart = { x: 600, y: 350, wavelength: 118, amplitude: 4, decay: 900 };
	const field = waveField([heart, ...sources]);
	const rings = contourPath(
		field,
		{ x: -6, y: -6, width: 1212, height: 630, step: 6 },
		[0],
		{ least: 60 },
	);
	return strokes(rings, "url(#air)", { "stroke-width": 0.9 });
}

/** The window: a low sun over hills, and a field with its furrows. */
function view(): string {
	const { side, bottom, top } = pane;
	const hills = [
		area(`${hill(410, 3, 1)}V600H380z`, blend(paper, mist, 0.55)),
		area(`${hill(420, 5, 2.6)}V600H380z`, blend(paper, mist, 0.95)),
		area(`${hill(436, 5, 4.6)}V600H380z`, blend(paper, straw, 0.34)),
	];
	const furrows = spread(0, 6, 7).map((at) =>
		hill(441 + at * 6 + at * at, 5 - at / 2, 4.6),
	);
	const bars = [-side / 3, side / 3].map((right) =>
		edge([right, bottom, wall.back], [right, top, wall.back]),
	);
	const sill = edge(
		[-side - 0.12, bottom - 0.04, wall.back],
		[side + 0.12, bottom - 0.04, wall.back],
	);
	return [
		element(
			"g",
			{ "clip-path": "url(#pane)" },
			area(surface(rectangle(pane)), "url(#sky)"),
			element("circle", { cx: 668, cy: 398, r: 15, fill: straw }),
			...hills,
			strokes(furrows.join(""), lake, { "stroke-width": 0.7, opacity: 0.45 }),
		),
		strokes(surface(rectangle(pane)) + bars.join("") + sill, ink, {
			opacity: 0.75,
		}),
	].join("\n");
}

function hill(y: number, height: number, phase: number): string {
	const points = spread(400, 800, 14).map((x): Point => {
		const swell = Math.sin(x / 58 + phase) + Math.sin(x / 25 + 2 * phase) / 3;
		return [x, y - height * swell];
	});
	return curves([{ points, closed: false }]);
}

function rug(): string {
	const rings = spread(0.16, 1.06, 7).map(circle);
	return [
		area(curves(rings.slice(-1)), blend(paper, mist, 0.5)),
		strokes(curves(rings), lake, { "stroke-width": 0.9, opacity: 0.5 }),
	].join("\n");
}

function circle(radius: number): Line {
	const points = spread(0, 2 * Math.PI, 17).slice(1);
	return {
		points: points.map((angle) =>
			seen([
				middle.right + radius * Math.cos(angle),
				0,
				middle.away - 0.2 + radius * Math.sin(angle),
			]),
		),
		closed: true,
	};
}

function furniture(pieces: readonly string[]): string {
	return element(
		"g",
		{ stroke: ink, "stroke-opacity": 0.8, "stroke-linejoin": "round" },
		...pieces.map((piece) => `\n${piece}`),
	);
}

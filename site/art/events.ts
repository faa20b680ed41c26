import { contourPath, type Detail, spread } from "./contours.ts";
import { distance, type Field } from "./field.ts";
import { area, element, outward, palette, strokes, svg } from "./svg.ts";

const { lake, clay, straw, paper } = palette;
const view = { x: -8, y: -8, width: 816, height: 616, step: 4 };

/** Guided meditation: rings around a stone, and lines that flow past the rings. */
export function meditation(): string {
	const centre = { cx: 322, cy: 316 };
	const radius = 150;
	const flow: Field = (x, y) => {
		const away = distance(x, y, centre.cx, centre.cy);
		const deflection = 1 - (radius / Math.max(away, radius)) ** 2;
		return (y - centre.cy) * deflection;
	};
	// Ellipses around two points: a long stone in the middle, and nearly circles farther out.
	const stone: Field = (x, y) =>
		(distance(x, y, centre.cx - 22, centre.cy + 5) +
			distance(x, y, centre.cx + 22, centre.cy - 5)) /
		2;
	return card(
		[
			outward("calm", { ...centre, r: 560 }, [
				[0.2, lake, 0.85],
				[1, lake, 0.08],
			]),
		],
		strokes(lines(flow, spread(-324, 324, 28), { least: 60 }), "url(#calm)"),
		strokes(lines(stone, spread(46, 140, 6)), lake, { opacity: 0.9 }),
		area(lines(stone, [28]), straw),
	);
}

/** Breathwork: a bundle of lines that widens and narrows around the line of the breath. */
export function breathwork(): string {
	const breath: Field = (x, y) => {
		const middle = 300 + 22 * Math.sin(x / 127 - 0.4);
		const opening = 1 + 0.86 * Math.sin((x - 90) / 86 - 1.3);
		return (y - middle) / opening;
	};
	const pair = (height: number, opacity: number, width: number) =>
		strokes(lines(breath, [-height, height]), lake, {
			opacity,
			"stroke-width": width,
		});
	return card(
		[],
		...spread(10, 120, 12).map((height) =>
			pair(height, 1 - height / 150, 1.25 - height / 300),
		),
		strokes(lines(breath, [0]), clay, { "stroke-width": 1.8 }),
	);
}

/** Yin yoga: long arcs from one root, which bend over ever farther. */
export function yinYoga(): string {
	const root = { x: 96, y: 672 };
	const lean = -0.2;
	const bow: Field = (x, y) => {
		const across = x - root.x;
		const up = (root.y - y) / 1.4;
		const beside = across * Math.cos(lean) - up * Math.sin(lean);
		const along = across * Math.sin(lean) + up * Math.cos(lean);
		// A field line of a dipole; on the axis it has no end.
		return beside < 1 ? 1e4 : distance(beside, along, 0, 0) ** 3 / beside ** 2;
	};
	const lengths = spread(0, 19, 20).map((at) => 170 * 1.096 ** at);
	return card(
		[
			outward("bend", { cx: root.x, cy: root.y, r: 900 }, [
				[0.1, lake, 0.95],
				[0.6, lake, 0.75],
				[1, lake, 0.15],
			]),
		],
		strokes(
			lines(
				bow,
				lengths.filter((_, at) => at !== 13),
			),
			"url(#bend)",
		),
		strokes(lines(bow, lengths.slice(13, 14)), clay, { "stroke-width": 1.8 }),
	);
}

/** Connective-tissue massage: two hands of parallel lines that meet, the fingers of one between those of the other. */
export function massage(): string {
	const theirs: Field = (x, y) => hand(x - 400, y - 300);
	const ours: Field = (x, y) => hand(400 - x, 300 - y);
	const circle = { cx: 400, cy: 300, r: 470 };
	const heights = [5.5, 11.5, 17.5];
	return card(
		[
			outward("one", circle, [
				[0.35, lake, 0.95],
				[1, lake, 0.1],
			]),
			outward("other", circle, [
				[0.35, clay, 0.9],
				[1, clay, 0.1],
			]),
		],
		strokes(lines(theirs, heights), "url(#one)"),
		strokes(lines(ours, heights), "url(#other)"),
	);
}

const fingers = [
	{ at: -115, tip: 110 },
	{ at: -23, tip: 158 },
	{ at: 69, tip: 148 },
	{ at: 161, tip: 92 },
];

/** The distance to the nearest finger of a hand that comes from the left and is bent a little. */
function hand(x: number, y: number): number {
	const turn = -0.4;
	const along = x * Math.cos(turn) + y * Math.sin(turn);
	const across = y * Math.cos(turn) - x * Math.sin(turn) - 1.3e-6 * along ** 3;
	return fingers
		.map(({ at, tip }) => distance(Math.max(along, tip), across, tip, at))
		.reduce((a, b) => Math.min(a, b));
}

function lines(
	field: Field,
	heights: readonly number[],
	detail: Detail = {},
): string {
	return contourPath(field, view, heights, { tolerance: 0.3, ...detail });
}

function card(
	gradients: readonly string[],
	...content: readonly string[]
): string {
	return svg(
		800,
		600,
		...(gradients.length > 0 ? [element("defs", {}, ...gradients)] : []),
		element("rect", { width: 800, height: 600, fill: paper }),
		...content,
	);
}

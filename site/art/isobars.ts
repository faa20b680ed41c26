import { contours, spread } from "./contours.ts";
import { digits } from "./digits.ts";
import type { Field } from "./field.ts";
import { curves, simplify } from "./path.ts";
import { element, palette, strokes, svg } from "./svg.ts";

const { lake, paper } = palette;
const size = { width: 1600, height: 640 };
const view = { x: -10, y: -10, width: 1620, height: 660, step: 10 };

/**
 * A scalar field as on a weather map: a number for each point, and lines through points of the same number. Its hills are at
 * the sides, so that the words in the middle stand on a plain.
 */
export function isobars(): string {
	const levels = spread(4, 30, 27).map((height) => ({
		height,
		lines: contours(temperature, view, [height]),
	}));
	const drawn = levels.map(({ lines }) =>
		lines.map(({ points, closed }) => ({
			points: simplify(points, 0.6),
			closed,
		})),
	);
	const numbered = levels.filter(
		({ height }) => height >= 20 && height % 2 === 0,
	);
	return svg(
		size.width,
		size.height,
		strokes(curves(drawn.flat()), lake, { "stroke-width": 1.1, opacity: 0.5 }),
		element(
			"g",
			{ "stroke-linecap": "round", "stroke-linejoin": "round" },
			...numbered.flatMap(({ height, lines }) =>
				sections.flatMap((section) => number(height, lines, section)),
			),
		),
	);
}

type Hill = {
	readonly x: number;
	readonly y: number;
	readonly width: number;
	readonly height: number;
};

const hills: readonly Hill[] = [
	{ x: 150, y: 250, width: 300, height: 22 },
	{ x: 380, y: 560, width: 190, height: 7 },
	{ x: 1480, y: 400, width: 330, height: 23 },
	{ x: 1230, y: 60, width: 170, height: 6 },
	{ x: 800, y: 900, width: 420, height: -7 },
];

/** The number of each point: hills on a plain that rises a little to the right. */
const temperature: Field = (x, y) =>
	hills.reduce(
		(sum, hill) =>
			sum +
			hill.height *
				Math.exp(-((x - hill.x) ** 2 + (y - hill.y) ** 2) / hill.width ** 2),
		7 + x / 800,
	);

/** Where the numbers stand: on a line from left to right, at each contour that crosses it. */
type Section = {
	readonly y: number;
	readonly from: number;
	readonly to: number;
};

const sections: readonly Section[] = [
	{ y: 330, from: 160, to: 350 },
	{ y: 300, from: 1250, to: 1460 },
];

/** Returns the number of a contour, where it first crosses a section; nothing if it doesn't. */
function number(
	height: number,
	lines: ReturnType<typeof contours>,
	{ y, from, to }: Section,
): string[] {
	const crossing = lines
		.flatMap(({ points }) => points)
		.find((point) => {
			const [right, down] = point;
			return right > from && right < to && Math.abs(down - y) < view.step / 2;
		});
	if (!crossing) return [];
	const [right, down] = crossing;
	const width = 24;
	const figures = [...String(height)].map((digit, place) =>
		[
			{ stroke: paper, "stroke-width": 14 },
			{ stroke: lake, "stroke-width": 2.6 },
		].map((line) =>
			strokes(digits[digit] ?? "", lake, {
				transform: `translate(${width * (place - 0.5)})`,
				...line,
			}),
		),
	);
	const at = `translate(${Math.round(right)} ${Math.round(down)}) scale(.4)`;
	return [`\n${element("g", { transform: at }, ...figures.flat())}`];
}

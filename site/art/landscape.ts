import { contourPath, spread } from "./contours.ts";
import { type Field, type WaveSource, waveField } from "./field.ts";
import { curves, type Point } from "./path.ts";
import { area, blend, element, outward, palette, strokes, svg } from "./svg.ts";

const width = 1600;
const height = 720;
const sun = { cx: 1196, cy: 224, r: 54 };
const daylight = blend(palette.paper, palette.white, 0.5);

/** The height of the landscape: calm on the left, behind the text, and interfering waves on the right. */
const groundWaves: readonly WaveSource[] = [
	{ x: 1050, y: 290, wavelength: 310, amplitude: 1, decay: 430 },
	{ x: 1500, y: 520, wavelength: 380, amplitude: 0.85, decay: 480 },
	{ x: 640, y: 300, wavelength: 460, amplitude: 0.34, decay: 380 },
];

const skyWaves: readonly WaveSource[] = [
	{ x: sun.cx, y: sun.cy, wavelength: 92, amplitude: 1, decay: 640 },
	{ x: 1660, y: -160, wavelength: 190, amplitude: 0.26, decay: 620 },
];

/**
 * Draws the banner: a landscape of sections through the field, with contour rings around a low sun. It is periodic in
 * `moment` with period 1, so that a film of it can loop.
 */
export function hero(moment = 0): string {
	return svg(width, height, ...landscape(moment));
}

/** Draws the picture for shared links. */
export function share(): string {
	const word = element(
		"text",
		{
			x: 76,
			y: 150,
			fill: palette.ink,
			"font-family": "Georgia, 'Times New Roman', serif",
			"font-size": 72,
			"letter-spacing": 1,
		},
		"Energirummet",
	);
	const view = { transform: "translate(-400 -56)" };
	return svg(1200, 630, element("g", view, ...landscape(0)), word);
}

function landscape(moment: number): readonly string[] {
	const ground = waveField(
		groundWaves.map((wave, at) => ({ ...wave, turn: sway(moment, at / 3) })),
	);
	const sky = waveField(skyWaves.map((wave) => ({ ...wave, turn: moment })));
	const rings = contourPath(
		sky,
		{ x: 520, y: -8, width: 1096, height: 300, step: 6 },
		[0.02],
		{ tolerance: 0.25, least: 40 },
	);
	return [
		element("defs", {}, daybreak(), glow(), light()),
		element("rect", { width, height, fill: daylight }),
		element("rect", { width, height, fill: "url(#daybreak)" }),
		strokes(rings, "url(#glow)", { "stroke-width": 1 }),
		element("circle", { ...sun, fill: palette.straw }),
		element(
			"g",
			{ stroke: "url(#light)" },
			...spread(0, 1, 36).map((depth) => `\n${section(ground, depth)}`),
		),
	];
}

/** Returns the displacement of a wave since the moment 0; `lag` is its phase. */
function sway(moment: number, lag: number): number {
	const swing = (at: number) => 0.1 * Math.sin(2 * Math.PI * at);
	return swing(moment + lag) - swing(lag);
}

/** Returns a section of the landscape; 0 is the horizon, 1 the foreground. */
function section(ground: Field, depth: number): string {
	const base = 268 + 500 * depth ** 1.4;
	const swell = 16 + 92 * depth;
	const points = spread(-40, 1640, 43).map(
		(x): Point => [x, base - swell * ground(x, depth * 760)],
	);
	const d = `${curves([{ points, closed: false }])}V780H-40z`;
	const fill = blend(daylight, palette.mist, 0.06 + 0.4 * depth);
	return area(d, fill, { "stroke-width": (0.7 + 0.6 * depth).toFixed(2) });
}

/** The warm haze over the horizon. */
function daybreak(): string {
	const { straw } = palette;
	return outward("daybreak", { ...sun, r: 700 }, [
		[0, straw, 0.26],
		[0.5, straw, 0.1],
		[1, straw, 0],
	]);
}

function glow(): string {
	const { straw } = palette;
	return outward("glow", { ...sun, r: 600 }, [
		[0, straw, 0.95],
		[1, straw, 0],
	]);
}

/** The gradient of the lines: warm under the sun, and fainter with the distance from it. */
function light(): string {
	const { clay, straw, lake } = palette;
	return outward("light", { ...sun, r: 1250 }, [
		[0, clay, 0.9],
		[0.15, straw, 0.95],
		[0.34, lake, 0.62],
		[0.62, lake, 0.24],
		[1, lake, 0.07],
	]);
}

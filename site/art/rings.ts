import { contourPath, spread } from "./contours.ts";
import { nearness } from "./field.ts";
import type { Point } from "./path.ts";
import { blend, element, outward, palette, strokes, svg } from "./svg.ts";

const { lake, clay, mist, paper, straw } = palette;

/** Draws the system from above: twelve sources, and the contours between and around them. */
export function videoSystem(): string {
	const units = spread(15, 345, 12).map((degrees): Point => {
		const angle = (degrees * Math.PI) / 180;
		return [800 + 450 * Math.cos(angle), 450 + 285 * Math.sin(angle)];
	});
	const view = { x: -8, y: -8, width: 1616, height: 920, step: 8 };
	const rings = contourPath(nearness(units, 36), view, spread(14, 322, 15), {
		tolerance: 0.5,
	});
	const points = units.map(([x, y]) =>
		element("circle", { cx: Math.round(x), cy: Math.round(y), r: 5 }),
	);
	return svg(
		1600,
		900,
		element(
			"defs",
			{},
			outward("rings", { cx: 800, cy: 450, r: 900 }, [
				[0, lake, 0.95],
				[0.55, lake, 0.7],
				[1, lake, 0.08],
			]),
			outward("day", { cx: 800, cy: 450, r: 900 }, [
				[0, "#ffffff", 0.7],
				[1, "#ffffff", 0],
			]),
		),
		element("rect", {
			width: 1600,
			height: 900,
			fill: blend(paper, mist, 0.5),
		}),
		element("rect", { width: 1600, height: 900, fill: "url(#day)" }),
		strokes(rings, "url(#rings)", { "stroke-width": 1.3 }),
		element("g", { fill: clay }, ...points),
	);
}

/** Draws the logo: three rings, broken by a wave; it is legible at 16 pixels. */
export function favicon(): string {
	// Rings 2 wide and 4 apart: at half the size, each fills whole pixels at its top and its bottom.
	const wave = "M1.5 17.5Q8.5 9.5 16 16T30.5 14.5";
	return svg(
		32,
		32,
		element(
			"style",
			{},
			`circle{stroke:${lake}}.wave{stroke:${clay}}`,
			`@media(prefers-color-scheme:dark){circle{stroke:${mist}}.wave{stroke:${straw}}}`,
		),
		element(
			"mask",
			{ id: "gap" },
			element("rect", { width: 32, height: 32, fill: "#fff" }),
			strokes(`M-1 20.4L${wave.slice(1)}L33 11.6`, "#000", {
				"stroke-width": 6,
			}),
		),
		element(
			"g",
			{ fill: "none", "stroke-width": 2, mask: "url(#gap)" },
			...[15, 11, 7].map((r) => element("circle", { cx: 16, cy: 16, r })),
		),
		`<path class="wave" d="${wave}" fill="none" stroke-width="2.2" stroke-linecap="round"/>`,
	);
}

import { contourPath, spread } from "./contours.ts";
import { distance, type Field, nearness } from "./field.ts";
import type { Point } from "./path.ts";
import { area, element, outward, palette, strokes, svg } from "./svg.ts";

const { ink, lake, paper } = palette;

/** A letter: its outline, and the strokes of its shape. */
type Letter = {
	readonly outline: string;
	readonly strokes: readonly (readonly Point[])[];
};

const letterK: Letter = {
	outline:
		"M237 204H265C260 250 260 350 265 396H237C242 350 242 250 237 204ZM337 204H363C336 232 307 264 292 284 314 318 345 362 376 396H343C320 366 296 328 279 300L262 320V300C290 272 318 236 337 204Z",
	strokes: [
		[
			[252, 205],
			[252, 395],
		],
		[
			[350, 205],
			[262, 310],
		],
		[
			[285, 285],
			[360, 395],
		],
	],
};

const letterJ: Letter = {
	outline:
		"M308 204H337C332 250 332 290 332 340 332 384 309 407 264 407L259 389C296 388 312 372 312 340 312 290 313 250 308 204Z",
	strokes: [
		[
			[322, 205],
			[322, 345],
			[315, 373],
			[296, 390],
			[264, 398],
		],
	],
};

/** The monogram of Karen. */
export function portraitKaren(): string {
	return monogram(letterK);
}

/** The monogram of Jens. */
export function portraitJens(): string {
	return monogram(letterJ);
}

/** Draws a letter within rings that change from its shape to circles. */
function monogram(letter: Letter): string {
	const near = nearness(letter.strokes.flatMap(dots), 14);
	const field: Field = (x, y) => {
		const away = distance(x, y, 300, 300);
		const share = easeBetween(90, 240, away);
		return near(x, y) * (1 - share) + (away - 88) * share;
	};
	const view = { x: 0, y: 0, width: 600, height: 600, step: 5 };
	const rings = contourPath(field, view, spread(15, 185, 11), {
		tolerance: 0.3,
		least: 60,
	});
	return svg(
		600,
		600,
		element(
			"defs",
			{},
			outward("rings", { cx: 300, cy: 300, r: 290 }, [
				[0.25, lake, 0.95],
				[1, lake, 0.12],
			]),
		),
		element("rect", { width: 600, height: 600, fill: paper }),
		strokes(rings, "url(#rings)", { "stroke-width": 1.4 }),
		area(letter.outline, ink),
	);
}

/** Points along a line, close enough together to count as one stroke. */
function dots(points: readonly Point[]): readonly Point[] {
	return points.slice(1).flatMap(([x2, y2], at) => {
		const [x1, y1] = points[at] ?? [x2, y2];
		const count = Math.ceil(distance(x1, y1, x2, y2) / 9) + 1;
		return spread(0, 1, count).map(
			(share): Point => [x1 + (x2 - x1) * share, y1 + (y2 - y1) * share],
		);
	});
}

/** Smoothstep: 0 up to `from`, 1 from `to`, smooth between. */
function easeBetween(from: number, to: number, value: number): number {
	const share = Math.min(1, Math.max(0, (value - from) / (to - from)));
	return share * share * (3 - 2 * share);
}

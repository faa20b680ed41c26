import { attributeOf, type Published } from "../published.ts";
import { type Brush, stretch } from "./brush.ts";
import { elementCost, readingCost } from "./effects.ts";
import {
	type Box,
	clipBox,
	growBox,
	moveBox,
	plainNumber,
	share,
} from "./geometry.ts";
import type { Outline } from "./outline.ts";
import { type DryRun, targetsOf } from "./run.ts";

/**
 * What Chromium takes (milliseconds), on a slow machine that draws without a graphics card: to fill a million pixels with
 * a colour, and with a gradient; for a pixel of an outline, of a line, and of each pixel of that line's width; for a dash,
 * a letter, and a pixel of a picture.
 */
const costs = {
	fill: 0.4,
	gradient: 12,
	outline: 0.0003,
	line: 0.0001,
	lineWidth: 0.000003,
	dash: 0.02,
	letter: 0.005,
	picture: 0.00002,
} as const;

/** Draws a shape or a picture; returns the box around it, in pixels. */
export function drawShape(run: DryRun, element: Published, brush: Brush): Box {
	const outline = run.outlineOf(element);
	const whole = brush.matrix && outline && moveBox(brush.matrix, outline.box);
	const width = brush.isStroked ? brush.strokeWidth * stretch(brush) : 0;
	// The corners of a line may reach further than half its width.
	const box = whole ? growBox(whole, 2 * width) : brush.clip;
	const seen = clipBox(box, brush.clip);
	if (outline) drawLine(run, element, outline, width, brush);
	run.spend(element, costs.fill * share(seen));
	const [pixels = 0] = element.attributes.flatMap((each) => each.pixels ?? []);
	run.spend(element, costs.picture * pixels);
	drawPaints(run, seen, brush);
	for (const id of brush.markers)
		drawMarker(run, id, outline?.points ?? 0, brush);
	return box;
}

function drawLine(
	run: DryRun,
	element: Published,
	outline: Outline,
	width: number,
	brush: Brush,
) {
	const { length } = outline;
	const scale = brush.matrix
		? stretch(brush)
		: fitting(outline.box, brush.clip);
	const line = length * scale;
	run.spend(element, costs.outline * line);
	if (!brush.isStroked) return;
	const wide = Math.min(width, 1000);
	run.spend(element, line * (costs.line + costs.lineWidth * wide));
	const measured = plainNumber(attributeOf(element, "pathLength") ?? "") || 0;
	run.spend(element, (costs.dash * Math.max(length, measured)) / brush.dash);
}

/** Pixels for a unit of a shape's outline, if it were as large as what can be seen of it. */
function fitting(own: Box, clip: Box): number {
	const sideOf = ([left, top, right, bottom]: Box) =>
		Math.max(right - left, bottom - top);
	return sideOf(own) > 0 ? sideOf(clip) / sideOf(own) : 0;
}

function drawPaints(run: DryRun, seen: Box, brush: Brush) {
	for (const id of brush.paints) {
		const paint = run.find(id);
		if (paint) drawPaint(run, paint, seen, brush);
	}
}

function drawPaint(run: DryRun, target: Published, seen: Box, brush: Brush) {
	if (run.isOver()) return;
	run.spend(target, costs.gradient * share(seen) + elementCost);
	const within = { ...brush, matrix: undefined, clip: seen };
	run.drawReferred(target, within);
	// Its steps or its content may be those of another one.
	run.follow(target, () => {
		for (const source of targetsOf(run, target, "href"))
			drawPaint(run, source, seen, brush);
		return undefined;
	});
}

/** Draws a marker at each point of a line. */
function drawMarker(run: DryRun, id: string, points: number, brush: Brush) {
	const target = run.find(id);
	if (!target || run.isOver()) return;
	const before = run.left();
	run.drawReferred(target, { ...brush, matrix: undefined });
	run.spend(target, (before - run.left()) * Math.max(0, points - 1));
}

/** Draws a piece of text. */
export function drawText(
	run: DryRun,
	element: Published,
	text: string,
	brush: Brush,
) {
	const letters = text.replaceAll(/\s+/g, " ").length;
	const size = brush.fontSize * stretch(brush);
	const area = Math.min(share(brush.clip), (size * size) / 1e6);
	run.spend(element, text.length * readingCost);
	run.spend(element, letters * (costs.letter + costs.fill * area));
	drawPaints(run, brush.clip, brush);
}

import type { Fault } from "../../../diagnostics/diagnostic.ts";
import { attributeOf, type Published } from "../published.ts";
import { type Brush, canvasOf, inherit, plainBrush } from "./brush.ts";
import { drawEffects, elementCost, readingCost } from "./effects.ts";
import {
	type Box,
	joinBoxes,
	type Matrix,
	multiply,
	plainNumber,
} from "./geometry.ts";
import { createRun, type DryRun, isShape, targetsOf } from "./run.ts";
import { drawShape, drawText } from "./shapes.ts";

/** The time to match a selector against an element (milliseconds), unless it begins with a class or an id. */
const selectorCost = 1.5e-5;

/** The time for each element of a text (milliseconds): letters are placed one by one. */
const textElementCost = 0.1;

/** Elements that are drawn where others refer to them. */
const referredTo =
	/^(defs|symbol|linearGradient|radialGradient|pattern|clipPath|mask|marker|filter|style|title|desc|view)$/;

/**
 * Draws a drawing without drawing it: follows all references as browsers do, and adds up what the parts take, by figures
 * from Chromium. Returns the part that takes most, if all of them take too long; or one that is made of itself.
 */
export function findSlowPart(root: Published): Fault | undefined {
	const all = flatten(root);
	const run: DryRun = createRun(all, (target, brush) =>
		drawReferred(run, target, brush),
	);
	const selectors = all
		.flatMap(({ rules = [] }) => rules)
		.flatMap((rule) => rule.selectors);
	const loose = selectors.filter((selector) => !/^[#.]/.test(selector));
	run.spend(root, loose.length * all.length * selectorCost);
	drawContent(run, root, begin(run, root, canvasOf(root)));
	return run.fault(root);
}

function drawReferred(run: DryRun, target: Published, around: Brush) {
	if (run.isOver()) return;
	run.spend(target, elementCost);
	const { matrix, clip } = around;
	run.follow(target, () => {
		const brush = begin(run, target, { ...plainBrush, matrix, clip });
		drawContent(run, target, brush);
		drawEffects(run, target, brush, clip);
		return undefined;
	});
}

/** The style with which an element is drawn. */
function begin(run: DryRun, element: Published, around: Brush): Brush {
	const style = run.styleOf(element);
	const { paints, markers } = around;
	const size = style.size + 2 * (paints.size + markers.size);
	run.spend(element, size * readingCost);
	return inherit(style, around);
}

/** Draws an element; returns the box around it, in pixels. */
function draw(run: DryRun, element: Published, around: Brush): Box | undefined {
	return run.enter(element, () => {
		const isInText = /^(tspan|textPath)$/.test(element.name);
		run.spend(element, isInText ? textElementCost : elementCost);
		const isNested = element.name === "svg";
		const brush = begin(
			run,
			element,
			isNested ? moved(element, around) : around,
		);
		const box = isShape(element)
			? drawShape(run, element, brush)
			: drawContent(run, element, brush);
		if (box) drawEffects(run, element, brush, box);
		return box;
	});
}

/** Draws the contents of an element, or the element it uses; returns their bounding box. */
function drawContent(
	run: DryRun,
	element: Published,
	brush: Brush,
): Box | undefined {
	let box: Box | undefined;
	for (const child of element.children) {
		if (run.isOver()) return undefined;
		if (typeof child !== "string") {
			if (!referredTo.test(child.name))
				box = joinBoxes(box, draw(run, child, brush));
		} else if (/^(text|tspan|textPath)$/.test(element.name)) {
			drawText(run, element, child, brush);
			box = brush.clip;
		}
	}
	if (element.name !== "use") return box;
	const within = moved(element, brush);
	for (const target of targetsOf(run, element, "href"))
		box = joinBoxes(box, drawUsed(run, target, within));
	return box;
}

/** Draws an element in the place of a <use>. */
function drawUsed(
	run: DryRun,
	target: Published,
	brush: Brush,
): Box | undefined {
	return run.follow(target, () => {
		if (target.name !== "symbol") return draw(run, target, brush);
		run.spend(target, elementCost);
		return drawContent(run, target, begin(run, target, moved(target, brush)));
	});
}

/** The brush within an element with a place of its own, whose matrix is not known if it also has a size of its own. */
function moved(element: Published, around: Brush): Brush {
	const [x = 0, y = 0] = ["x", "y"].map((name) =>
		plainNumber(attributeOf(element, name) ?? "0"),
	);
	const isKnown =
		attributeOf(element, "viewBox") === undefined && !Number.isNaN(x + y);
	const place: Matrix | undefined = isKnown ? [1, 0, 0, 1, x, y] : undefined;
	const { matrix } = around;
	return { ...around, matrix: matrix && place && multiply(matrix, place) };
}

function flatten(root: Published): Published[] {
	const children = root.children.filter((child) => typeof child !== "string");
	return [root, ...children.flatMap(flatten)];
}

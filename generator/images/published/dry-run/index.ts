import { notAllowed } from "../drawing-messages.ts";
import type { Explanation, Fault } from "../fault.ts";
import { attributeOf, type Published } from "../published.ts";
import { type Brush, inherit, plainBrush } from "./brush.ts";
import { createStyles } from "./drawn-style.ts";
import { drawEffects, elementCost, readingCost } from "./effects.ts";
import { type Box, joinBoxes, type Matrix, multiply } from "./geometry.ts";
import { type Outline, plainNumber } from "./outline.ts";
import { type DryRun, isShape, targetsOf } from "./run.ts";
import { drawShape, drawText } from "./shapes.ts";
import { canvasOf } from "./viewport.ts";

/** How long a browser may take to draw a drawing (milliseconds). */
const patience = 3000;

/** What trying a selector with an element takes (milliseconds), unless it begins with a class or an id. */
const selectorCost = 1.5e-5;

/** What each element of a text takes (milliseconds): letters are placed one by one. */
const textElementCost = 0.1;

/** How deep elements may be within others and in those that refer to them (levels), and how many may refer in a row. */
const maxLevel = 600;
const maxReferences = 50;

/** Elements that are drawn where others refer to them. */
const referredTo =
	/^(defs|symbol|linearGradient|radialGradient|pattern|clipPath|mask|marker|filter|style|title|desc|view)$/;

/**
 * Draws a drawing without drawing it: follows all references as browsers do, and adds up what the parts take, by figures
 * from Chromium. Returns the part that takes most, if all of them take too long; or one that is made of itself.
 */
export function findSlowPart(root: Published): Fault | undefined {
	const all = flatten(root);
	const rules = all.flatMap((element) => element.rules ?? []);
	const { run, spent, problem } = createRun(all, rules);
	const loose = rules.flatMap(({ selectors }) =>
		selectors.filter(({ kind }) => kind === "any" || kind === "type"),
	);
	run.spend(root, loose.length * all.length * selectorCost);
	const canvas = canvasOf((name) => attributeOf(root, name));
	drawContent(run, root, begin(run, root, { ...plainBrush, ...canvas }));
	if (!run.isOver()) return undefined;
	const { element, explanation } = problem() ?? {
		element: mostOf(spent, root),
		explanation: notAllowed.slow,
	};
	return {
		start: element.start,
		length: 1 + element.name.length,
		...explanation,
	};
}

function mostOf(
	spent: ReadonlyMap<Published, number>,
	root: Published,
): Published {
	let most = root;
	for (const [element, cost] of spent)
		if (cost > (spent.get(most) ?? 0)) most = element;
	return most;
}

function createRun(
	all: readonly Published[],
	rules: Parameters<typeof createStyles>[0],
) {
	const spent = new Map<Published, number>();
	let left = patience;
	let problem: Problem | undefined;
	/** The elements whose content is being drawn for others that refer to them. */
	const followed = new Set<Published>();
	const byId = new Map<string, Published>();
	for (const element of all) {
		const id = attributeOf(element, "id");
		if (id && !byId.has(id)) byId.set(id, element);
	}
	const run: DryRun = {
		find: (id) => byId.get(id),
		styleOf: createStyles(rules),
		outlines: new Map<Published, Outline | undefined>(),
		spend(element, cost) {
			// What can't be calculated is too much to draw, and nothing gives time back.
			left = Number.isFinite(cost) ? left - Math.max(0, cost) : -1;
			spent.set(element, (spent.get(element) ?? 0) + cost);
		},
		left: () => left,
		isOver: () => left < 0 || problem !== undefined,
		drawReferred(target, { matrix, clip, level }) {
			if (run.isOver()) return;
			run.spend(target, elementCost);
			const around = { ...plainBrush, matrix, clip, level };
			run.follow(target, () => {
				const brush = begin(run, target, around);
				drawContent(run, target, brush);
				drawEffects(run, target, brush, clip);
			});
		},
		follow(target, work) {
			if (followed.has(target)) return run.stop(target, notAllowed.circle);
			if (followed.size > maxReferences)
				return run.stop(target, notAllowed.size);
			followed.add(target);
			work();
			followed.delete(target);
		},
		stop(element, explanation) {
			problem ??= { element, explanation };
		},
	};
	return { run, spent, problem: () => problem };
}

/** Why a run was ended before its time was over, and where. */
type Problem = {
	readonly element: Published;
	readonly explanation: Explanation;
};

/** What an element is drawn with. */
function begin(run: DryRun, element: Published, around: Brush): Brush {
	const { declared, size } = run.styleOf(element);
	const { paints, markers } = around;
	run.spend(element, (size + 2 * (paints.size + markers.size)) * readingCost);
	return inherit(declared, around);
}

/** Draws an element; returns the box around it, in pixels. */
function draw(run: DryRun, element: Published, around: Brush): Box | undefined {
	if (run.isOver()) return undefined;
	if (around.level > maxLevel) {
		run.stop(element, notAllowed.size);
		return undefined;
	}
	const isInText = /^(tspan|textPath)$/.test(element.name);
	run.spend(element, isInText ? textElementCost : elementCost);
	const matrix =
		element.name === "svg" ? placed(element, around.matrix) : around.matrix;
	const brush = begin(run, element, { ...around, matrix });
	const box = isShape(element)
		? drawShape(run, element, brush)
		: drawContent(run, element, brush);
	if (box) drawEffects(run, element, brush, box);
	return box;
}

/** Draws what is within an element, or what it uses; returns the box around that. */
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
	for (const target of targetsOf(run, element, "href"))
		box = joinBoxes(box, drawUsed(run, element, target, brush));
	return box;
}

/** Draws an element in the place of a <use>. */
function drawUsed(
	run: DryRun,
	use: Published,
	target: Published,
	brush: Brush,
): Box | undefined {
	const moved = { ...brush, matrix: placed(use, brush.matrix) };
	let box: Box | undefined;
	run.follow(target, () => {
		if (target.name !== "symbol") box = draw(run, target, moved);
		else if (!run.isOver()) {
			run.spend(target, elementCost);
			const within = { ...moved, matrix: placed(target, moved.matrix) };
			box = drawContent(run, target, begin(run, target, within));
		}
	});
	return box;
}

/** The matrix within an element with a place of its own; undefined if it also has a size of its own. */
function placed(
	element: Published,
	around: Matrix | undefined,
): Matrix | undefined {
	if (!/^(svg|symbol|use)$/.test(element.name)) return around;
	const [x, y] = ["x", "y"].map((name) =>
		plainNumber(attributeOf(element, name) ?? "0"),
	);
	if (!around || x === undefined || y === undefined) return undefined;
	return attributeOf(element, "viewBox") === undefined
		? multiply(around, [1, 0, 0, 1, x, y])
		: undefined;
}

function flatten(root: Published): Published[] {
	const all: Published[] = [];
	collect(root);
	return all;

	function collect(element: Published) {
		all.push(element);
		for (const child of element.children)
			if (typeof child !== "string") collect(child);
	}
}

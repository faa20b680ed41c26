import type { Explanation } from "../../../diagnostics/diagnostic.ts";
import { notAllowed } from "../drawing-messages.ts";
import type { Fault } from "../fault.ts";
import { attributeOf, type Published } from "../published.ts";
import type { Brush } from "./brush.ts";
import { createStyles, type DrawnStyle } from "./drawn-style.ts";
import type { Box } from "./geometry.ts";
import { type Outline, outlineOf } from "./outline.ts";

/** How long a browser may take to draw a drawing (milliseconds). */
const patience = 3000;

/** How deep elements may be within others and in those that refer to them (levels). */
const maxDepth = 600;

/** A dry run of a drawing: what its parts are, and how much time is left to draw them. */
export type DryRun = {
	/** The element with an id. */
	find(id: string): Published | undefined;
	styleOf(element: Published): DrawnStyle;
	outlineOf(shape: Published): Outline | undefined;
	/** Takes what drawing an element costs (milliseconds) from what is left. */
	spend(element: Published, cost: number): void;
	left(): number;
	/** Whether no time is left, or the run was stopped. */
	isOver(): boolean;
	/** Draws an element; ends the run if it is too deep within others. */
	enter(element: Published, draw: () => Box | undefined): Box | undefined;
	/** Draws an element that another one refers to; ends the run if it is part of itself. */
	follow(target: Published, draw: () => Box | undefined): Box | undefined;
	/** Why the drawing can't be published, and where: the part that takes most, or is made of itself. */
	fault(root: Published): Fault | undefined;
	/** Draws what is within a pattern, a mask, a marker and the like, in the place that `brush` says. */
	drawReferred(target: Published, brush: Brush): void;
};

/** Begins a dry run of a drawing with these elements. */
export function createRun(
	all: readonly Published[],
): Omit<DryRun, "drawReferred"> {
	const spent = new Map<Published, number>();
	let left = patience;
	let depth = 0;
	let problem: readonly [Published, Explanation] | undefined;
	/** The elements whose content is being drawn for others that refer to them. */
	const followed = new Set<Published>();
	// Of several elements with an id, the first counts.
	const byId = new Map(
		all.toReversed().map((each) => [attributeOf(each, "id"), each]),
	);
	const run: ReturnType<typeof createRun> = {
		find: (id) => byId.get(id),
		styleOf: remembered(createStyles(all.flatMap(({ rules = [] }) => rules))),
		outlineOf: remembered(outlineOf),
		spend(element, cost) {
			// What can't be calculated is too much to draw, and nothing gives time back.
			left = Number.isFinite(cost) ? left - Math.max(0, cost) : -1;
			spent.set(element, (spent.get(element) ?? 0) + cost);
		},
		left: () => left,
		isOver: () => left < 0 || problem !== undefined,
		enter(element, draw) {
			if (depth > maxDepth) problem ??= [element, notAllowed.size];
			if (run.isOver()) return undefined;
			depth++;
			const box = draw();
			depth--;
			return box;
		},
		follow(target, draw) {
			if (followed.has(target)) problem ??= [target, notAllowed.circle];
			followed.add(target);
			const box = run.enter(target, draw);
			followed.delete(target);
			return box;
		},
		fault(root) {
			if (!run.isOver()) return undefined;
			let most = root;
			for (const [element, cost] of spent)
				if (cost > (spent.get(most) ?? 0)) most = element;
			const [{ start, name }, why] = problem ?? [most, notAllowed.slow];
			return { start, length: 1 + name.length, ...why };
		},
	};
	return run;
}

function remembered<Value>(
	make: (element: Published) => Value,
): (element: Published) => Value {
	const known = new Map<Published, Value>();
	return (element) => {
		const value = known.get(element) ?? make(element);
		known.set(element, value);
		return value;
	};
}

/** The elements that a property of an element refers to. */
export function targetsOf(
	run: DryRun,
	element: Published,
	property: string,
): Published[] {
	const declared = run.styleOf(element).declared.get(property) ?? [];
	return declared.flatMap(({ references }) =>
		references.flatMap((id) => run.find(id) ?? []),
	);
}

/** Whether an element is a shape or a picture. */
export function isShape({ name }: Published): boolean {
	return /^(path|rect|circle|ellipse|line|polyline|polygon|image)$/.test(name);
}

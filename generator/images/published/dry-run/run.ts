import type { Explanation, Fault } from "../../../diagnostics/diagnostic.ts";
import { notAllowed } from "../drawing-messages.ts";
import { attributeOf, type Published } from "../published.ts";
import type { Brush } from "./brush.ts";
import { createStyles } from "./drawn-style.ts";
import type { Box } from "./geometry.ts";
import { outlineOf } from "./outline.ts";

/** How long a browser may take to draw a drawing (milliseconds). */
const patience = 3000;

/** The maximum depth of elements and references (levels). */
const maxDepth = 600;

/** A dry run of a drawing: its parts, and the time left to draw them (milliseconds). */
export type DryRun = ReturnType<typeof createRun>;

/**
 * Begins a dry run of a drawing with these elements. `drawReferred` draws what is within a pattern, a mask, a marker and
 * the like, in the place that `brush` says.
 */
export function createRun(
	all: readonly Published[],
	drawReferred: (target: Published, brush: Brush) => void,
) {
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
	/** Whether no time is left, or the run was stopped. */
	const isOver = () => left < 0 || problem !== undefined;
	return {
		find: (id: string) => byId.get(id),
		styleOf: remembered(createStyles(all.flatMap(({ rules = [] }) => rules))),
		outlineOf: remembered(outlineOf),
		left: () => left,
		...{ spend, isOver, enter, follow, fault, drawReferred },
	};

	/** Subtracts the cost of drawing an element (milliseconds) from the time left. */
	function spend(element: Published, cost: number) {
		// A cost that can't be calculated is too high, and none is negative.
		left = Number.isFinite(cost) ? left - Math.max(0, cost) : -1;
		spent.set(element, (spent.get(element) ?? 0) + cost);
	}

	/** Draws an element; ends the run if it is too deep within others. */
	function enter(element: Published, draw: () => Box | undefined) {
		if (depth > maxDepth) problem ??= [element, notAllowed.size];
		if (isOver()) return undefined;
		depth++;
		const box = draw();
		depth--;
		return box;
	}

	/** Draws an element that another one refers to; ends the run if it is part of itself. */
	function follow(target: Published, draw: () => Box | undefined) {
		if (followed.has(target)) problem ??= [target, notAllowed.circle];
		followed.add(target);
		const box = enter(target, draw);
		followed.delete(target);
		return box;
	}

	/** Why the drawing can't be published, and where: the part that takes most, or is made of itself. */
	function fault(root: Published): Fault | undefined {
		if (!isOver()) return undefined;
		let most = root;
		for (const [element, cost] of spent)
			if (cost > (spent.get(most) ?? 0)) most = element;
		const [{ start, name }, why] = problem ?? [most, notAllowed.slow];
		return { start, length: 1 + name.length, ...why };
	}
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

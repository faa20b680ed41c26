import type { Explanation } from "../fault.ts";
import type { Published } from "../published.ts";
import type { Brush } from "./brush.ts";
import type { DrawnStyle } from "./drawn-style.ts";
import type { Outline } from "./outline.ts";

/** A dry run of a drawing: what its parts are, and how much time is left to draw them. */
export type DryRun = {
	/** The element with an id. */
	find(id: string): Published | undefined;
	/** What may be declared of an element, and how much there is to read for it (characters). */
	styleOf(element: Published): {
		readonly declared: DrawnStyle;
		readonly size: number;
	};
	/** The outlines of shapes that were drawn before. */
	readonly outlines: Map<Published, Outline | undefined>;
	/** Takes what drawing an element costs (milliseconds) from what is left. */
	spend(element: Published, cost: number): void;
	left(): number;
	/** Whether no time is left, or the run was stopped. */
	isOver(): boolean;
	/** Draws what is within a pattern, a mask, a marker and the like, in the place that `brush` says. */
	drawReferred(target: Published, brush: Brush): void;
	/** Does the work for an element that another one refers to, unless that is part of itself; then the run ends. */
	follow(target: Published, work: () => void): void;
	/** Ends the run at an element that can't be drawn. */
	stop(element: Published, explanation: Explanation): void;
};

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

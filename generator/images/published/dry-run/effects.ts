import { attributeOf, type Published } from "../published.ts";
import { type Brush, stretch, unknownStretch } from "./brush.ts";
import { sizeOf } from "./drawn-style.ts";
import {
	type Box,
	clipBox,
	growBox,
	moveBox,
	numbersIn,
	plainNumber,
	share,
} from "./geometry.ts";
import { type DryRun, isShape, targetsOf } from "./run.ts";

/** The least time for an element (milliseconds). */
export const elementCost = 0.03;

/** The time for a character of an element (milliseconds), each time that the element is drawn; no less than in a browser. */
export const readingCost = 5e-5;

/**
 * What Chromium takes (milliseconds) for effects that cover a million pixels, on a slow machine that draws without a
 * graphics card: a layer of its own, a mask, a clip, and a function of the property `filter`.
 */
const costs = { layer: 8, mask: 17, clip: 0.5, function: 400 } as const;

/** Draws an element's layer, its masks and its filters; `box` is around the element, in pixels. */
export function drawEffects(
	run: DryRun,
	element: Published,
	brush: Brush,
	box: Box,
): void {
	const { declared } = run.styleOf(element);
	const seen = clipBox(box, brush.clip);
	// A shape that is transparent needs no layer.
	if (
		declared.has("mix-blend-mode") ||
		(declared.has("opacity") && !isShape(element))
	)
		run.spend(element, costs.layer * share(seen));
	for (const { references, value } of declared.get("filter") ?? []) {
		const functions = (value.match(/[a-z]\(/gi) ?? []).length;
		const own = Math.max(0, functions - references.length);
		run.spend(element, own * costs.function * share(brush.clip));
	}
	for (const filter of targetsOf(run, element, "filter"))
		drawFilter(run, filter, box, brush);
	for (const property of ["mask", "clip-path"] as const)
		for (const target of targetsOf(run, element, property)) {
			const cost = property === "mask" ? costs.mask : costs.clip;
			run.spend(target, cost * share(seen));
			const matrix = hasOwnUnits(target) ? undefined : brush.matrix;
			run.drawReferred(target, { ...brush, matrix, clip: seen });
		}
}

/** Whether the units within a mask, a clip path or a filter are not those of the element that refers to it. */
function hasOwnUnits(target: Published): boolean {
	return ["maskContentUnits", "clipPathUnits", "primitiveUnits"].some(
		(name) => attributeOf(target, name) === "objectBoundingBox",
	);
}

function drawFilter(run: DryRun, filter: Published, box: Box, brush: Brush) {
	const region = clipBox(regionOf(filter, box, brush), brush.clip);
	const scale = hasOwnUnits(filter) ? unknownStretch : stretch(brush);
	for (const child of filter.children)
		if (typeof child !== "string")
			run.spend(
				child,
				elementCost +
					sizeOf(child.attributes) * readingCost +
					primitiveCost(child, scale) * share(region),
			);
}

/** The area that a filter draws (pixels); an upper bound if it isn't known. */
function regionOf(filter: Published, box: Box, brush: Brush): Box {
	const isInUse = attributeOf(filter, "filterUnits") === "userSpaceOnUse";
	const side = (name: string, otherwise: string) => {
		const text = attributeOf(filter, name) ?? otherwise;
		if (!text.includes("%")) return plainNumber(text);
		return isInUse ? Number.NaN : plainNumber(text.replace("%", "")) / 100;
	};
	const [x, y] = [side("x", "-10%"), side("y", "-10%")];
	const right = x + side("width", "120%");
	const bottom = y + side("height", "120%");
	const sides: Box = [x, y, right, bottom];
	if (sides.some(Number.isNaN)) return brush.clip;
	if (isInUse) return brush.matrix ? moveBox(brush.matrix, sides) : brush.clip;
	// The sides are parts of the box, which is turned where the element is.
	const size = Math.max(box[2] - box[0], box[3] - box[1]);
	const reach = Math.max(...sides.map((each) => Math.abs(each - 0.5)));
	return growBox(box, Math.max(0, reach - 0.5) * size);
}

/** The cost of one step of a filter; `stretch` is the number of pixels in a unit of the drawing. */
function primitiveCost(step: Published, stretch: number): number {
	const numbers = (of: string) => numbersIn(attributeOf(step, of) ?? "");
	const [deviation = 2, across = deviation] = numbers("stdDeviation");
	const blur = Math.min(500, 100 + 4 * Math.max(deviation, across) * stretch);
	switch (step.name) {
		case "feGaussianBlur":
			return blur;
		case "feDropShadow":
			return 100 + blur;
		case "feMorphology": {
			const [radius = 0, across = 0] = numbers("radius");
			return 500 + 35 * Math.max(radius, across) * stretch;
		}
		case "feConvolveMatrix": {
			const [width = 3, height = width] = numbers("order");
			return 40 * width * height;
		}
		case "feMerge":
			return 40 * step.children.length;
		case "feDiffuseLighting":
		case "feSpecularLighting":
		case "feTile":
			return 475;
		case "feDisplacementMap":
		case "feTurbulence":
			return 100;
		default:
			return 55;
	}
}

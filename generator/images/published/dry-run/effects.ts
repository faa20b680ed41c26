import { attributeOf, type Published } from "../published.ts";
import { type Brush, share, stretch, unknownStretch } from "./brush.ts";
import { sizeOf } from "./drawn-style.ts";
import { type Box, clipBox, growBox, moveBox } from "./geometry.ts";
import { plainNumber } from "./outline.ts";
import { type DryRun, isShape, targetsOf } from "./run.ts";

/** What each element takes at least (milliseconds). */
export const elementCost = 0.03;

/** What a character of an element takes (milliseconds), each time that the element is drawn: here no less than in a browser. */
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
		for (const id of references) drawFilter(run, id, box, brush);
	}
	for (const property of ["mask", "clip-path"] as const)
		for (const target of targetsOf(run, element, property)) {
			const cost = property === "mask" ? costs.mask : costs.clip;
			run.spend(target, cost * share(seen));
			const matrix = hasOwnUnits(target) ? undefined : brush.matrix;
			run.drawReferred(target, { ...brush, matrix, clip: seen });
		}
}

/** Whether the units within a mask or a clip path are those of the element that refers to it. */
function hasOwnUnits(target: Published): boolean {
	return ["maskContentUnits", "clipPathUnits"].some(
		(name) => attributeOf(target, name) === "objectBoundingBox",
	);
}

function drawFilter(run: DryRun, id: string, box: Box, brush: Brush) {
	const filter = run.find(id);
	if (!filter) return;
	const region = clipBox(regionOf(filter, box, brush), brush.clip);
	const isOwn = attributeOf(filter, "primitiveUnits") === "objectBoundingBox";
	const scale = isOwn ? unknownStretch : stretch(brush);
	for (const child of filter.children)
		if (typeof child !== "string")
			run.spend(
				child,
				elementCost +
					sizeOf(child.attributes) * readingCost +
					primitiveCost(child, scale) * share(region),
			);
}

/** What a filter draws, in pixels; more than that if it isn't known. */
function regionOf(filter: Published, box: Box, brush: Brush): Box {
	const isInUse = attributeOf(filter, "filterUnits") === "userSpaceOnUse";
	const side = (name: string, otherwise: number) => {
		const text = attributeOf(filter, name);
		if (text === undefined) return isInUse ? undefined : otherwise;
		const percent = /^\s*(-?[\d.]+)%\s*$/.exec(text)?.[1];
		if (percent === undefined) return plainNumber(text);
		return isInUse ? undefined : Number(percent) / 100;
	};
	const [x, y] = [side("x", -0.1), side("y", -0.1)];
	const [width, height] = [side("width", 1.2), side("height", 1.2)];
	if (
		x === undefined ||
		y === undefined ||
		width === undefined ||
		height === undefined
	)
		return brush.clip;
	const sides = { left: x, top: y, right: x + width, bottom: y + height };
	if (isInUse) return brush.matrix ? moveBox(brush.matrix, sides) : brush.clip;
	// The sides are parts of the box, which is turned where the element is.
	const [w, h] = [box.right - box.left, box.bottom - box.top];
	const reach = Math.max(
		...Object.values(sides).map((each) => Math.abs(each - 0.5)),
	);
	const by = Math.max(0, reach - 0.5) * Math.max(w, h);
	return growBox(box, by);
}

const primitiveCosts: ReadonlyMap<string, number> = new Map([
	["feBlend", 32],
	["feColorMatrix", 20],
	["feComponentTransfer", 55],
	["feComposite", 55],
	["feDiffuseLighting", 475],
	["feDisplacementMap", 92],
	["feFlood", 5],
	["feOffset", 25],
	["feSpecularLighting", 285],
	["feTile", 215],
	["feTurbulence", 100],
]);

/** What one step of a filter takes; `stretch` is how many pixels a unit of the drawing has. */
function primitiveCost(
	{ name, attributes, children }: Published,
	stretch: number,
): number {
	const numbers = (of: string, otherwise: number) => {
		const value = attributes.find((each) => each.name === of)?.value ?? "";
		const given = value.split(/[\s,]+/).map(Number.parseFloat);
		return given.filter(Number.isFinite).length > 0
			? given.filter(Number.isFinite)
			: [otherwise];
	};
	const largest = (of: string, otherwise: number) =>
		Math.max(...numbers(of, otherwise).slice(0, 2));
	switch (name) {
		case "feGaussianBlur":
			return Math.min(500, 100 + 4 * largest("stdDeviation", 0) * stretch);
		case "feDropShadow":
			return Math.min(600, 180 + 4 * largest("stdDeviation", 2) * stretch);
		case "feMorphology":
			return 500 + 35 * largest("radius", 0) * stretch;
		case "feConvolveMatrix": {
			const [width = 3, height = width] = numbers("order", 3);
			return 40 * width * height;
		}
		case "feMerge":
			return 40 * children.length;
		default:
			return primitiveCosts.get(name) ?? 0;
	}
}

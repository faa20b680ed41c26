import { spread } from "./contours.ts";
import { curves } from "./path.ts";
import {
	edge,
	facesUs,
	type Place,
	placeBy,
	type Stand,
	seen,
	surface,
} from "./perspective.ts";
import { area, blend, palette, strokes } from "./svg.ts";

const { ink, lake, mist, paper, straw } = palette;
const white = blend(paper, palette.white, 0.65);

/** A slim upright unit with two screens, one above the other. */
export function unit(stand: Stand): string {
	const [side, depth] = [0.17, 0.06];
	const front = (half: number, bottom: number, top: number) =>
		[
			[-half, top],
			[half, top],
			[half, bottom],
			[-half, bottom],
		].map(([aside = 0, up = 0]) => placeBy(stand, [aside, up, depth]));
	const flanks = [1, -1].map((hand) =>
		[
			[2.2, 1],
			[2.2, -1],
			[0.06, -1],
			[0.06, 1],
		].map(([up = 0, before = 0]) =>
			placeBy(stand, [hand * side, up, hand * before * depth]),
		),
	);
	const screens =
		surface(front(side - 0.04, 1.17, 2.13)) +
		surface(front(side - 0.04, 0.13, 1.1));
	return (
		area(
			flanks.filter(facesUs).map(surface).join(""),
			blend(mist, lake, 0.15),
		) +
		area(surface(front(side, 0.06, 2.2)), white) +
		area(screens, mist, { "stroke-width": 0.5, "fill-opacity": 0.8 })
	);
}

/** A recliner with a pillow and a blanket. */
export function recliner(stand: Stand): string {
	const [half, thickness, length] = [0.35, 0.12, 1.75];
	const by = (aside: number, before: number, above: number) =>
		placeBy(stand, [aside, lift(before) + above, before]);
	const along = [...spread(0, 0.9, 8), length];
	const rim = (aside: number, above: number) =>
		along.map((before) => by(aside, before, above));
	const panel = (from: number, to: number, width: number, above: number) => [
		by(-width, from, above),
		by(width, from, above),
		by(width, to, above),
		by(-width, to, above),
	];
	const cushion = [...rim(-half, 0).reverse(), ...rim(half, 0)];
	const sides = [
		[...rim(half, 0).reverse(), ...rim(half, -thickness)],
		[...rim(-half, 0), ...rim(-half, -thickness).reverse()],
		[
			by(-half, length, 0),
			by(half, length, 0),
			by(half, length, -thickness),
			by(-half, length, -thickness),
		],
	];
	const legs = [-0.28, 0.28].flatMap((aside) =>
		[0.6, 1.6].map((before) =>
			edge(by(aside, before, -thickness), by(aside, before, -lift(before))),
		),
	);
	const shadow = panel(0.45, length, half, 0).map(
		([right, , away]): Place => [right, 0, away],
	);
	const pillow = {
		points: panel(0.05, 0.27, 0.22, 0.05).map(seen),
		closed: true,
	};
	return [
		area(surface(shadow), lake, { opacity: 0.1, stroke: "none" }),
		strokes(legs.join(""), ink, { "stroke-width": 1.4 }),
		area(surface(cushion), white),
		area(surface(panel(1, length, half, 0)), mist, { "stroke-width": 0.7 }),
		area(sides.filter(facesUs).map(surface).join(""), blend(paper, mist, 0.5)),
		area(curves([pillow]), blend(paper, straw, 0.45), { "stroke-width": 0.7 }),
	].join("");
}

/** The height of a recliner at this distance from its head end. */
function lift(before: number): number {
	return 0.44 + 0.6 * Math.max(0, 1 - before / 0.9) ** 1.5;
}

import { type Point, polygons } from "./path.ts";

/** A place in the room, in metres: to the right of the middle, above the floor, away from the eye. */
export type Place = readonly [right: number, up: number, away: number];

/** Where something stands on the floor, and the way it faces. */
export type Stand = {
	readonly right: number;
	readonly away: number;
	readonly facing: readonly [right: number, away: number];
};

const eye = { x: 600, y: 428, height: 1.95, lens: 1010 };

/** Where on the picture a place is seen. */
export function seen([right, up, away]: Place): Point {
	const scale = eye.lens / away;
	return [eye.x + right * scale, eye.y + (eye.height - up) * scale];
}

/** A place as seen from something on the floor: so far to its side, up, and in front of it. */
export function placeBy(
	{ right, away, facing: [toRight, toAway] }: Stand,
	[aside, up, before]: Place,
): Place {
	return [
		right - toAway * aside + toRight * before,
		up,
		away + toRight * aside + toAway * before,
	];
}

/** The outline of a surface. */
export function surface(places: readonly Place[]): string {
	return polygons([{ points: places.map(seen), closed: true }]);
}

/** An open line from place to place. */
export function edge(...places: readonly Place[]): string {
	return polygons([{ points: places.map(seen), closed: false }]);
}

/** Whether a surface, whose corners go clockwise around its front, shows its front. */
export function facesUs(places: readonly Place[]): boolean {
	const corners = places.map(seen);
	const doubled = corners.reduce((sum, [x, y], at) => {
		const [nextX, nextY] = corners[(at + 1) % corners.length] ?? [x, y];
		return sum + x * nextY - nextX * y;
	}, 0);
	return doubled > 0;
}

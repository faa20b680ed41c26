import { type Point, polygons } from "./path.ts";

/** A point in the room, in metres: to the right of the middle, above the floor, away from the eye. */
export type Place = readonly [right: number, up: number, away: number];

/** The position of an object on the floor, and its direction. */
export type Stand = {
	readonly right: number;
	readonly away: number;
	readonly facing: readonly [right: number, away: number];
};

const eye = { x: 600, y: 428, height: 1.95, lens: 1010 };

/** Projects a point of the room onto the picture. */
export function seen([right, up, away]: Place): Point {
	const scale = eye.lens / away;
	return [eye.x + right * scale, eye.y + (eye.height - up) * scale];
}

/** Converts coordinates relative to an object (to its side, up, in front) into a point of the room. */
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

/** Returns path data of the outline of a surface. */
export function surface(places: readonly Place[]): string {
	return polygons([{ points: places.map(seen), closed: true }]);
}

/** Returns path data of an open line through these points. */
export function edge(...places: readonly Place[]): string {
	return polygons([{ points: places.map(seen), closed: false }]);
}

/** Whether the front of a surface is visible; its corners are clockwise seen from the front. */
export function facesUs(places: readonly Place[]): boolean {
	const corners = places.map(seen);
	const doubled = corners.reduce((sum, [x, y], at) => {
		const [nextX, nextY] = corners[(at + 1) % corners.length] ?? [x, y];
		return sum + x * nextY - nextX * y;
	}, 0);
	return doubled > 0;
}

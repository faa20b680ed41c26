import { contourPath, spread } from "./contours.ts";
import { distance, waveField } from "./field.ts";

/** A drawing that is inlined into pages, in the colour of their text: a path, and the size of its canvas. */
export type Ornament = {
	readonly width: number;
	readonly height: number;
	readonly path: string;
};

/** Draws the edge of a section: contour lines, displaced by two waves from either side. */
export function fieldLines(): Ornament {
	const [width, height] = [1200, 80];
	const waves = waveField([
		{ x: 260, y: 300, wavelength: 520, amplitude: 15, decay: 620 },
		{ x: 1010, y: -220, wavelength: 390, amplitude: 17, decay: 560 },
	]);
	const view = { x: -40, y: -60, width: width + 80, height: 200, step: 20 };
	return {
		width,
		height,
		path: contourPath((x, y) => y + waves(x, y), view, spread(20, 64, 4), {
			tolerance: 5,
			least: 200,
		}),
	};
}

/** Draws rings with an empty middle for a text, slightly bent by three waves from outside. */
export function fieldRings(): Ornament {
	const size = 200;
	const waves = waveField([
		{ x: 20, y: 10, wavelength: 92, amplitude: 4, decay: 150 },
		{ x: 196, y: 70, wavelength: 78, amplitude: 3.4, decay: 140 },
		{ x: 70, y: 205, wavelength: 84, amplitude: 3.6, decay: 140 },
	]);
	const view = { x: -4, y: -4, width: size + 8, height: size + 8, step: 4 };
	return {
		width: size,
		height: size,
		path: contourPath(
			(x, y) => distance(x, y, 100, 100) + waves(x, y),
			view,
			spread(70, 92, 2),
			{ tolerance: 6, least: 60 },
		),
	};
}

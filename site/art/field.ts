/** A height for every point of the plane. */
export type Field = (x: number, y: number) => number;

/**
 * A point from which a wave spreads; at the distance `decay`, a third of its strength is left. `turn` is how
 * far the wave has moved on, in its own lengths: after each whole one it is again what it was.
 */
export type WaveSource = {
	readonly x: number;
	readonly y: number;
	readonly wavelength: number;
	readonly amplitude: number;
	readonly decay: number;
	readonly turn?: number;
};

/** The field of these sources: the sum of their waves. Where waves meet, they interfere. */
export function waveField(sources: readonly WaveSource[]): Field {
	return (x, y) => sources.reduce((sum, source) => sum + wave(source, x, y), 0);
}

/** The distance to the nearest of these points, rounded off by `softness` where two are equally near. */
export function nearness(
	points: readonly (readonly [x: number, y: number])[],
	softness: number,
): Field {
	return (x, y) => {
		const distances = points.map(([px, py]) => distance(x, y, px, py));
		const nearest = distances.reduce((a, b) => Math.min(a, b));
		const sum = distances.reduce(
			(total, each) => total + Math.exp((nearest - each) / softness),
			0,
		);
		return nearest - softness * Math.log(sum);
	};
}

/** The distance between two points. Math.hypot may round differently from one engine to the next; this doesn't. */
export function distance(
	x1: number,
	y1: number,
	x2: number,
	y2: number,
): number {
	return Math.sqrt((x1 - x2) ** 2 + (y1 - y2) ** 2);
}

function wave(source: WaveSource, x: number, y: number): number {
	const away = distance(x, y, source.x, source.y);
	const strength = source.amplitude * Math.exp(-((away / source.decay) ** 2));
	const turn = away / source.wavelength - (source.turn ?? 0);
	return strength * Math.cos(2 * Math.PI * turn);
}

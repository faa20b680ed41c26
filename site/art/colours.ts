/** A colour of sRGB, each part from 0 to 255. */
export type Colour = readonly [red: number, green: number, blue: number];

/** Returns a palette of at most `limit` colours by median cut: splits the most diverse group repeatedly and averages each. */
export function commonColours(
	colours: Iterable<Colour>,
	limit: number,
): readonly Colour[] {
	const counts = new Map<number, number>();
	for (const colour of colours) {
		const key = keyOf(colour);
		counts.set(key, (counts.get(key) ?? 0) + 1);
	}
	const shades = [...counts].map(([key, count]) => ({
		colour: [key >> 16, (key >> 8) & 255, key & 255] as const,
		count,
	}));
	let groups = [groupOf(shades)];
	while (groups.length < limit) {
		const [widest, ...others] = [...groups].sort((a, b) => b.spread - a.spread);
		if (!widest || widest.spread === 0) break;
		groups = [...others, ...halves(widest)];
	}
	return groups.map(({ mean: [red, green, blue] }) => [
		Math.round(red),
		Math.round(green),
		Math.round(blue),
	]);
}

/** Returns a memoised function that finds the index of the palette's colour nearest to a colour. */
export function nearestIn(
	palette: readonly Colour[],
): (colour: Colour) => number {
	const known = new Map<number, number>();
	return (colour) => {
		const key = keyOf(colour);
		const index = known.get(key) ?? nearest(palette, colour);
		known.set(key, index);
		return index;
	};
}

type Shade = { readonly colour: Colour; readonly count: number };

type Group = {
	readonly shades: readonly Shade[];
	readonly mean: Colour;
	/** The channel with the greatest variance, and that variance times the number of pixels. */
	readonly channel: 0 | 1 | 2;
	readonly spread: number;
};

function groupOf(shades: readonly Shade[]): Group {
	const total = sum(shades.map(({ count }) => count));
	const average = (channel: 0 | 1 | 2) =>
		sum(shades.map(({ colour, count }) => colour[channel] * count)) / total;
	const mean: Colour = [average(0), average(1), average(2)];
	const spreads = ([0, 1, 2] as const).map((channel) => ({
		channel,
		spread: sum(
			shades.map(
				({ colour, count }) => count * (colour[channel] - mean[channel]) ** 2,
			),
		),
	}));
	const widest = spreads.reduce((a, b) => (b.spread > a.spread ? b : a));
	return { shades, mean, ...widest };
}

function halves({ shades, mean, channel }: Group): readonly Group[] {
	const isLow = ({ colour }: Shade) => colour[channel] <= mean[channel];
	return [
		groupOf(shades.filter(isLow)),
		groupOf(shades.filter((shade) => !isLow(shade))),
	];
}

function sum(numbers: readonly number[]): number {
	return numbers.reduce((a, b) => a + b, 0);
}

function nearest(palette: readonly Colour[], [r, g, b]: Colour): number {
	const gaps = palette.map(
		([red, green, blue]) => (red - r) ** 2 + (green - g) ** 2 + (blue - b) ** 2,
	);
	return gaps.indexOf(gaps.reduce((a, c) => Math.min(a, c)));
}

/** A colour as one number. */
function keyOf([red, green, blue]: Colour): number {
	return (red << 16) | (green << 8) | blue;
}

import { contourPath, spread } from "./contours.ts";
import { digits } from "./digits.ts";
import { distance, type Field, waveField } from "./field.ts";
import { curves, type Point } from "./path.ts";
import { area, element, strokes, svg } from "./svg.ts";

/*
 * The way to the centre: a sketch, not to scale. The sea in the west, the railway and the main road from south to north, the
 * village at the station, and the road through the fields to the farm. The numbers are those of the list beside it.
 */

type Colours = Readonly<
	Record<
		| "land"
		| "field"
		| "sea"
		| "water"
		| "road"
		| "edge"
		| "rail"
		| "house"
		| "route"
		| "mark"
		| "digit",
		string
	>
>;

const day: Colours = {
	land: "#f1ede2",
	field: "#c9cdb4",
	sea: "#d5e1dd",
	water: "#3d6b66",
	road: "#fffdf8",
	edge: "#b9b29e",
	rail: "#52615c",
	house: "#8a8a78",
	route: "#9a4f2e",
	mark: "#24332f",
	digit: "#fffdf8",
};

const night: Colours = {
	land: "#1b2724",
	field: "#3a4d44",
	sea: "#121b1c",
	water: "#8fc4bb",
	road: "#52605a",
	edge: "#111917",
	rail: "#a9b8b2",
	house: "#7d8a84",
	route: "#d9b66a",
	mark: "#f1ede2",
	digit: "#16201e",
};

const size = { width: 900, height: 600 };
const view = { x: -8, y: -8, width: 916, height: 616, step: 8 };

/** The map by day. */
export function map(): string {
	return draw(day);
}

/** The map by night. */
export function mapAtNight(): string {
	return draw(night);
}

const station: Point = [652, 236];
const sign: Point = [477, 370];
const farm: Point = [300, 204];
const parking: Point = [352, 196];

const railway = curve(
	[820, 640],
	[760, 430],
	[650, 250],
	[640, 90],
	[680, -40],
);
const mainRoad = curve(
	[560, 640],
	[470, 470],
	[500, 300],
	[540, 180],
	[520, -40],
);
const villageStreet = curve([720, 250], [640, 236], [560, 260], [503, 300]);
const fieldRoad = curve(
	[478, 372],
	[440, 330],
	[380, 300],
	[350, 240],
	[318, 196],
);
const route = curve(
	[650, 238],
	[560, 260],
	[500, 292],
	[478, 372],
	[440, 332],
	[380, 300],
	[350, 240],
	[318, 196],
);

function draw(colours: Colours): string {
	const { edge, road, rail, house } = colours;
	const lane = (d: string, width: number) =>
		strokes(d, edge, { "stroke-width": width + 3 }) +
		strokes(d, road, { "stroke-width": width });
	return svg(
		size.width,
		size.height,
		area(`M0 0h${size.width}v${size.height}H0z`, colours.land),
		hills(colours),
		sea(colours),
		strokes(railway, rail, { "stroke-width": 2 }),
		strokes(railway, rail, { "stroke-width": 8, "stroke-dasharray": "1.5 12" }),
		strokes(fieldRoad, edge, { "stroke-width": 5 }),
		lane(villageStreet, 7),
		lane(mainRoad, 11),
		area(village.map(roof).join(""), house),
		trees(colours),
		area(`${roof([286, 184])}m22 4h26v12h-26zm-6 24h12v26h-12z`, colours.mark),
		strokes(route, colours.route, {
			"stroke-width": 4,
			"stroke-dasharray": "1 10",
			"stroke-linecap": "round",
		}),
		north(colours),
		...[station, sign, farm, parking].map((at, index) =>
			marker(offsets[index] ?? [0, 0], at, index, colours),
		),
	);
}

/** Lines of equal height, as over low hills. */
function hills({ field }: Colours): string {
	const land = waveField([
		{ x: 250, y: 60, wavelength: 420, amplitude: 1, decay: 700 },
		{ x: 800, y: 520, wavelength: 380, amplitude: 1, decay: 600 },
		{ x: 420, y: 560, wavelength: 520, amplitude: 0.8, decay: 900 },
	]);
	const d = contourPath(land, view, spread(-1.6, 1.6, 9), {
		tolerance: 1.2,
		least: 90,
	});
	return strokes(d, field, { "stroke-width": 1.4 });
}

/** The sea, and its waves along the coast. */
function sea({ sea: deep, water }: Colours): string {
	const coast = (away: number) =>
		Array.from({ length: 17 }, (_, step): Point => {
			const y = -40 + step * 42;
			const bay = 34 * Math.sin(y / 105 + 0.6) + 14 * Math.sin(y / 41);
			return [138 + bay * (1 - away / 160) - away, y];
		});
	const shore = curve(...coast(0));
	const waves = [14, 30, 50, 74, 102].map((away, at) =>
		strokes(curve(...coast(away)), water, { opacity: 0.6 - at * 0.1 }),
	);
	return (
		area(`${shore}H-40V-40z`, deep) +
		strokes(shore, water, { "stroke-width": 2 }) +
		waves.join("")
	);
}

const village: readonly Point[] = [
	[676, 196],
	[706, 212],
	[690, 274],
	[724, 278],
	[600, 216],
	[574, 226],
	[614, 272],
	[586, 282],
	[556, 292],
	[744, 226],
];

/** Path data of a house seen from above. */
function roof([x, y]: Point): string {
	return `M${x} ${y}h16v11h-16z`;
}

/** A wood beside the field road, and the trees around the farm. */
function trees({ water }: Colours): string {
	const near: Field = (x, y) => distance(x, y, 236, 330);
	const spots = spread(0, 27, 28).map((at): Point => {
		const turn = at * 2.4;
		const away = 13 * Math.sqrt(at);
		return [236 + away * Math.cos(turn), 340 + 0.8 * away * Math.sin(turn)];
	});
	return [...spots, [262, 158], [256, 178], [262, 230], [282, 238]]
		.map(([x = 0, y = 0]) =>
			element("circle", {
				cx: Math.round(x),
				cy: Math.round(y),
				r: near(x, y) > 100 ? 7 : 6,
				fill: water,
				opacity: 0.55,
			}),
		)
		.join("");
}

function north({ mark }: Colours): string {
	return (
		strokes("M838 96V40m-9 14 9-14 9 14", mark, { "stroke-width": 2 }) +
		strokes("M830 128v-18l16 18v-18", mark, { "stroke-width": 2 })
	);
}

/** The place of each marker beside its point, so that it covers neither road nor roof. */
const offsets: readonly Point[] = [
	[34, -52],
	[-40, 36],
	[-58, 20],
	[22, -46],
];

function marker(
	[dx, dy]: Point,
	[x, y]: Point,
	index: number,
	{ mark, digit }: Colours,
): string {
	const at = { x: x + dx, y: y + dy };
	return (
		element("circle", { cx: x, cy: y, r: 5, fill: mark }) +
		element("circle", { cx: at.x, cy: at.y, r: 26, fill: mark }) +
		element(
			"g",
			{ transform: `translate(${at.x} ${at.y})` },
			strokes(digits[index + 1] ?? "", digit, {
				"stroke-width": 3.4,
				"stroke-linecap": "round",
				"stroke-linejoin": "round",
			}),
		)
	);
}

function curve(...points: readonly Point[]): string {
	return curves([{ points, closed: false }]);
}

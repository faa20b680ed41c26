/** The colours of the drawings: daylight, water and stone, and one warm accent. */
export const palette = {
	paper: "#f7f5ef",
	ink: "#24332f",
	lake: "#3d6b66",
	mist: "#c9d8d3",
	straw: "#d9b66a",
	clay: "#b4643c",
} as const;

/** The attributes of an SVG element. */
export type Attributes = Readonly<Record<string, string | number>>;

/** A colour stop of a gradient; its offset is from 0 to 1. */
export type Stop = readonly [at: number, colour: string, opacity: number];

/** Returns a complete SVG file of this size. */
export function svg(
	width: number,
	height: number,
	...content: readonly string[]
): string {
	const attributes = {
		xmlns: "http://www.w3.org/2000/svg",
		viewBox: `0 0 ${width} ${height}`,
		width,
		height,
	};
	const lines = content.map((each) => `\n${each}`);
	return `${element("svg", attributes, ...lines, "\n")}\n`;
}

/** Returns an element with its content. */
export function element(
	name: string,
	attributes: Attributes,
	...content: readonly string[]
): string {
	const written = Object.entries(attributes).map(
		([key, value]) => ` ${key}="${value}"`,
	);
	const inner = content.join("");
	const end = inner === "" ? "/>" : `>${inner}</${name}>`;
	return `<${name}${written.join("")}${end}`;
}

/** Returns a stroked path, 1.2 wide by default. */
export function strokes(
	d: string,
	stroke: string,
	attributes: Attributes = {},
): string {
	return element("path", {
		d,
		fill: "none",
		stroke,
		"stroke-width": 1.2,
		...attributes,
	});
}

/** Returns a filled path. */
export function area(
	d: string,
	fill: string,
	attributes: Attributes = {},
): string {
	return element("path", { d, fill, ...attributes });
}

/** A gradient from top to bottom. */
export function downward(id: string, stops: readonly Stop[]): string {
	return element("linearGradient", { id, x2: 0, y2: 1 }, ...stops.map(stop));
}

/** A gradient from a point outwards. */
export function outward(
	id: string,
	circle: { readonly cx: number; readonly cy: number; readonly r: number },
	stops: readonly Stop[],
): string {
	const attributes = { id, gradientUnits: "userSpaceOnUse", ...circle };
	return element("radialGradient", attributes, ...stops.map(stop));
}

/** Interpolates between two colours; the share is from 0 to 1. */
export function blend(from: string, to: string, share: number): string {
	const channels = [1, 3, 5].map((at) => {
		const [a, b] = [from, to].map((each) =>
			Number.parseInt(each.slice(at, at + 2), 16),
		);
		const mixed = Math.round((a ?? 0) * (1 - share) + (b ?? 0) * share);
		return mixed.toString(16).padStart(2, "0");
	});
	return `#${channels.join("")}`;
}

function stop([offset, colour, opacity]: Stop): string {
	const clear = opacity < 1 ? { "stop-opacity": opacity } : {};
	return element("stop", { offset, "stop-color": colour, ...clear });
}

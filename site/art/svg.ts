/** The names of the drawings' colours: light, water and stone, and one warm accent. `coloured` gives them their values. */
export const palette = {
	white: "@white",
	paper: "@paper",
	ink: "@ink",
	lake: "@lake",
	mist: "@mist",
	straw: "@straw",
	clay: "@clay",
} as const;

/** The values of the colours in the light theme and in the dark one. */
const values: Readonly<
	Record<"day" | "night", Readonly<Record<keyof typeof palette, string>>>
> = {
	day: {
		white: "#ffffff",
		paper: "#f7f5ef",
		ink: "#24332f",
		lake: "#3d6b66",
		mist: "#c9d8d3",
		straw: "#d9b66a",
		clay: "#b4643c",
	},
	night: {
		white: "#1d2926",
		paper: "#16201e",
		ink: "#e8ece6",
		lake: "#8fc4bb",
		mist: "#33504b",
		straw: "#d9b66a",
		clay: "#d08a5e",
	},
};

/** Returns a drawing with the values of its colours. */
export function coloured(drawing: string, time: keyof typeof values): string {
	const named = Object.entries(values[time]).reduce(
		(text, [name, value]) => text.replaceAll(`@${name}`, value),
		drawing,
	);
	return mixed(named);
}

/** Replaces the mixtures that `blend` names by their colours, the inner ones first. */
function mixed(drawing: string): string {
	const next = drawing.replaceAll(
		/mix\((#\w+),(#\w+),([\d.e-]+)\)/g,
		(_, from: string, to: string, share: string) =>
			mixture(from, to, Number(share)),
	);
	return next === drawing ? drawing : mixed(next);
}

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

/** A gradient from a point outwards. */
export function outward(
	id: string,
	circle: { readonly cx: number; readonly cy: number; readonly r: number },
	stops: readonly Stop[],
): string {
	const attributes = { id, gradientUnits: "userSpaceOnUse", ...circle };
	return element("radialGradient", attributes, ...stops.map(stop));
}

/** Names the mixture of two colours; the share of the second is from 0 to 1. */
export function blend(from: string, to: string, share: number): string {
	return `mix(${from},${to},${share})`;
}

function mixture(from: string, to: string, share: number): string {
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

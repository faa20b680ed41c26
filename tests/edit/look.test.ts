import { expect, test } from "vitest";
import type { ColourPair, EditorLook } from "../../generator/definition.ts";
import { style } from "../../generator/edit/client/style.ts";
import { neutral } from "../../generator/edit/look.ts";
import { site } from "../support/site.ts";

// The colours of the editor have sufficient contrast (WCAG 2.2, 1.4.3 and 1.4.11).

type Colour = readonly number[];

const colourOf = (hex: string): Colour =>
	[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);

/** Returns the luminance of a colour (WCAG 2.2, relative luminance). */
function luminance(colour: Colour): number {
	const [red = 0, green = 0, blue = 0] = colour.map((part) =>
		part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
	);
	return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: Colour, other: Colour): number {
	const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort(
		(a, b) => b - a,
	);
	return (light + 0.05) / (dark + 0.05);
}

/** Returns the colours of a theme, including those that the stylesheet mixes from them. */
function coloursOf(look: EditorLook, theme: 0 | 1) {
	const of = (pair: ColourPair) => colourOf(pair[theme]);
	const given: Record<string, Colour> = {
		ink: of(look.ink),
		paper: of(look.paper),
		accent: of(look.accent),
		"on-accent": of(look.onAccent),
	};
	const mixed = style.matchAll(
		/--(\w+): color-mix\(in srgb, var\(--(\w+)\) (\d+)%, var\(--paper\)\)/g,
	);
	for (const [, name = "", of = "", share] of mixed) {
		const part = Number(share) / 100;
		given[name] = (given[of] ?? []).map(
			(each, index) => each * part + (given.paper?.[index] ?? 0) * (1 - part),
		);
	}
	return given;
}

const looks = { neutral, "of this site": site.editorLook ?? neutral };

test.each(
	Object.entries(looks).flatMap(([name, look]) =>
		([0, 1] as const).map((theme) => ({ name, look, theme })),
	),
)(
	"the theme $name has sufficient contrast in light and dark mode: $theme",
	({ look, theme }) => {
		const colours = coloursOf(look, theme);
		const lacking = [
			["ink", "paper", 7],
			["ink", "shade", 4.5],
			["dim", "paper", 4.5],
			["dim", "shade", 4.5],
			["accent", "paper", 4.5],
			["accent", "tint", 4.5],
			["on-accent", "accent", 4.5],
			["edge", "paper", 3],
		] as const;
		expect(
			lacking.filter(
				([one, other, least]) =>
					contrast(colours[one] ?? [], colours[other] ?? []) < least,
			),
		).toEqual([]);
	},
);

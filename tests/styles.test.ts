import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { realFiles } from "./support/real-site.ts";

// CSS that recent browsers don't support and pages can't do without.

const styles = new Set(
	[...realFiles].flatMap(([path, html]) =>
		path.endsWith(".html")
			? [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, css = ""]) => css)
			: [],
	),
);

test.each([
	[
		"a thickness in text-decoration, which Safari before 26.2 rejects",
		/text-decoration:[^;}]*\d[^;}]*/g,
	],
	[
		"light-dark(), without which Safari before 17.5 has no colours",
		/light-dark\([^;}]*/g,
	],
])("no page has %s", (_, forbidden) => {
	expect(styles.size).toBeGreaterThan(10);
	for (const css of styles) expect(css.match(forbidden)).toBeNull();
});

test.each(["lamp", "night"])(
	"the labels of a session's stages have a contrast of at least 4.5:1 on the %s, and on every shade in between",
	(ground) => {
		const sheets = ["components/timeline.css", "styles/tokens.css"].map(
			(file) =>
				readFileSync(new URL(`../site/${file}`, import.meta.url), "utf8"),
		);
		const luminance = (name: string) => {
			const [, hex = ""] =
				new RegExp(`--${name}: #(\\w{6});`).exec(sheets.join("")) ?? [];
			const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => {
				const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
				return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
			});
			return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
		};
		const contrast = (luminance("paper") + 0.05) / (luminance(ground) + 0.05);
		expect(contrast).toBeGreaterThanOrEqual(4.5);
	},
);

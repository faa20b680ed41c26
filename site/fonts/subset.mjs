import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import subsetFont from "subset-font";
import { characters } from "./characters.ts";

// `npx tsx site/fonts/subset.mjs` makes the site's two font files anew from Newsreader (see OFL.txt).
// They are committed, so that a build needs none of this.

const { resolve } = createRequire(import.meta.url);

for (const [style, file] of [
	["normal", "newsreader.woff2"],
	["italic", "newsreader-italic.woff2"],
]) {
	const source = resolve(
		`@fontsource-variable/newsreader/files/newsreader-latin-wght-${style}.woff2`,
	);
	const subset = await subsetFont(readFileSync(source), characters, {
		targetFormat: "woff2",
		variationAxes: { wght: { min: 400, max: 600 } },
	});
	writeFileSync(fileURLToPath(new URL(file, import.meta.url)), subset);
}

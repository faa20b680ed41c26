import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import subsetFont from "subset-font";
import { characters } from "./characters.ts";

// `npx tsx site/fonts/subset.mjs` makes the site's font files anew from Newsreader (see OFL.txt).
// They are committed, so that a build needs none of this.

const { resolve } = createRequire(import.meta.url);

// One weight: with its axis the roman, which every page waits for, would be twice as large.
for (const [style, wght, file] of [
	["normal", 400, "newsreader.woff2"],
	["normal", 600, "newsreader-bold.woff2"],
	["italic", 400, "newsreader-italic.woff2"],
]) {
	const source = resolve(
		`@fontsource-variable/newsreader/files/newsreader-latin-wght-${style}.woff2`,
	);
	const subset = await subsetFont(readFileSync(source), characters, {
		targetFormat: "woff2",
		variationAxes: { wght },
		keepFeatures: ["kern", "liga", "lnum", "tnum"],
	});
	writeFileSync(fileURLToPath(new URL(file, import.meta.url)), subset);
}

import { expect, test } from "vitest";
import { compile } from "../generator/build.ts";
import { createMemo } from "../generator/cache/memo.ts";
import { read } from "../generator/read/index.ts";
import { site } from "../site/site.ts";
import { bundle, filesOf, repository, today } from "./check.ts";

// CSS that a browser of the last years doesn't know, and without which the page would lose something.

const { value } = compile(
	{ site, sources: read(repository).value, bundle, date: today },
	createMemo(),
);
const styles = new Set(
	filesOf(value.artifacts).flatMap(({ path, bytes }) =>
		path.endsWith(".html")
			? [...String(bytes).matchAll(/<style>(.*?)<\/style>/gs)].map(
					([, css = ""]) => css,
				)
			: [],
	),
);

test.each([
	[
		"a thickness in text-decoration, which Safari before 26.2 takes for a mistake",
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

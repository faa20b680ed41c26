import { expect, test } from "vitest";
import * as limits from "../site/limits.ts";
import { bundle } from "./support/check.ts";

test("each limit has the value of the specification", () => {
	expect(limits).toMatchObject({
		search: { results: 8, recent: 5, listHeight: 400 },
		hero: { height: 45, heightWide: 60 },
		copy: { confirmation: 2000 },
		menu: { typeahead: 1000, hoverDelay: 100, pointerGrace: 300 },
		tooltip: { delay: 700 },
		notifications: {
			...{ visible: 3, duration: 4000, gap: 14, width: 356, removal: 200 },
		},
		dataCache: { kept: 300_000, retries: 3, longestWait: 30_000 },
	});
});

test("the hero's stylesheet takes its heights from the limits", () => {
	const { css } = bundle.inline("home");
	// The bundler shortens the names of custom properties.
	const [, low, wide] = /(--\w+):45vh;(--\w+):60vh/.exec(css) ?? [];
	expect(bundle.inline("faq").css).not.toMatch(/:(45|60)vh/);
	const rows = [
		...css.matchAll(/grid-template-rows:(?:minmax\()?var\((--\w+)\)/g),
	];
	expect(rows.map(([, name]) => name)).toEqual([low, low]);
	expect(css).toContain(`${low}:max(var(${wide}),`);
});

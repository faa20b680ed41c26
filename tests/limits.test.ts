import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { limits } from "../site/limits.ts";
import { bundle, repository } from "./support/check.ts";
import { definitionFiles } from "./support/definition-files.ts";

// The UI limits of the specification: all of them are defined in site/limits.ts and nowhere else.

/** Each limit in the words of the specification, with its constant and its value. */
const specified: readonly [words: string, value: number, expected: number][] = [
	["search results max 8", limits.search.results, 8],
	["recent searches max 5", limits.search.recent, 5],
	["search list max height 400px", limits.search.listHeight, 400],
	["hero 45vh", limits.hero.height, 45],
	["hero 60vh wide", limits.hero.heightWide, 60],
	["copy confirmation 2 s", limits.copy.confirmation, 2000],
	["menu typeahead buffer clears after 1 s", limits.menu.typeahead, 1000],
	["submenu opens after 100 ms hover", limits.menu.hoverDelay, 100],
	["submenu pointer grace 300 ms", limits.menu.pointerGrace, 300],
	["tooltip delay 700 ms", limits.tooltip.delay, 700],
	["notifications: at most 3 visible", limits.notifications.visible, 3],
	["notifications: 4000 ms duration", limits.notifications.duration, 4000],
	["notifications: 14 px gap", limits.notifications.gap, 14],
	["notifications: 356 px width", limits.notifications.width, 356],
	["notifications: 200 ms removal delay", limits.notifications.removal, 200],
	["data cache garbage collection 5 minutes", limits.dataCache.kept, 300_000],
	["data cache: retry 3 times", limits.dataCache.retries, 3],
	["data cache: back-off capped at 30 s", limits.dataCache.longestWait, 30_000],
];

test("each limit has the value of the specification", () => {
	for (const [words, value, expected] of specified)
		expect.soft(value, words).toBe(expected);
});

const files = ["site", "generator"].flatMap((folder) =>
	readdirSync(join(repository, folder), { recursive: true, encoding: "utf8" })
		.map((name) => `${folder}/${name.replaceAll("\\", "/")}`)
		.filter((file) => /\.(tsx?|css)$/.test(file))
		// Ignore numbers in hand-made SVGs and in the fonts' character lists.
		.filter((file) => !/^site\/(art|fonts)\/|^site\/limits\.ts$/.test(file)),
);
const code = files.map(
	(file) => [file, readFileSync(join(repository, file), "utf8")] as const,
);

const leaves = Object.entries(limits).flatMap(([group, values]) =>
	Object.entries<number>(values).map(([name, value]) => ({
		group,
		name,
		value,
	})),
);

test("each limit is used", () => {
	for (const { group, name } of leaves) {
		const taken = new RegExp(
			`limits\\.${group}\\.${name}\\b|\\{[^}]*\\b${name}\\b[^}]*\\} = limits\\.${group}\\b`,
		);
		const users = code.filter(([, text]) => taken.test(text));
		expect.soft(users, `${group}.${name}`).not.toEqual([]);
	}
});

test("the pages' code contains no literal that equals a limit", () => {
	// Views belong to the definition, too.
	const pages = code.filter(
		([file]) =>
			/^site\/.*\.(tsx|css)$/.test(file) ||
			(file.startsWith("site/") && !definitionFiles.includes(file)),
	);
	expect(pages.length).toBeGreaterThan(50);
	// Smaller numbers occur for other reasons as well and are recognized by their context.
	const telling = new Set(
		leaves.map(({ value }) => value).filter((value) => value > 20),
	);
	const found = pages.flatMap(([file, text]) =>
		listNumbers(file, text)
			.filter((number) => telling.has(number))
			.map((number) => `${file}: ${number}`),
	);
	expect(found).toEqual([]);
	const sliced = pages.filter(([, text]) =>
		/\.slice\(0, \d|\.length\s*[<>]=?\s*[2-9]/.test(text),
	);
	expect(sliced.map(([file]) => file)).toEqual([]);
});

/**
 * Lists the numbers in code, or those in stylesheets with the units of limits: per cent of the viewport, pixels,
 * milliseconds.
 */
function listNumbers(file: string, text: string): number[] {
	const form = file.endsWith(".css")
		? /(?<![\w.-])(?!100[dls]?vh)(\d+)(?=[dls]?vh|px|ms)/g
		: /(?<![\w.#-])(\d[\d_]*)(?![\w.%]|-\d)/g;
	const bare = text.replaceAll(/\/\*.*?\*\/|\/\/.*|^import .*/gms, "");
	return [...bare.matchAll(form)].map(([, digits = ""]) =>
		Number(digits.replaceAll("_", "")),
	);
}

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

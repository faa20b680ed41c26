import { readFileSync } from "node:fs";
import fc from "fast-check";
import type { Root } from "mdast";
import { describe, expect, test } from "vitest";
import { splitFrontMatter } from "../generator/parse/front-matter.ts";
import { parsePlainMarkdown } from "../generator/parse/markdown/plain/index.ts";
import { processor } from "../generator/parse/markdown/remark.ts";
import { listContentFiles } from "./support/content.ts";
import { dose } from "./support/dose.ts";

// The fast parser for plain Markdown returns the same tree as remark, with the same offsets.

describe("equals remark's tree", () => {
	const file = new URL("./fixtures/commonmark/examples.json", import.meta.url);
	const { examples }: { examples: string[] } = JSON.parse(
		readFileSync(file, "utf8"),
	);

	test("for the examples of CommonMark", () => {
		expect(examples).toHaveLength(652);
		const taken = examples.filter(isSupported);
		expect(taken.length).toBeGreaterThan(25);
		taken.forEach(expectSameTree);
	});

	test("for all supported texts of the real content", () => {
		const taken = listContentFiles(/\.md$/)
			.flatMap(({ text }) => splitFrontMatter(text).value?.body ?? [])
			.filter(isSupported);
		expect(taken.length).toBeGreaterThan(0);
		taken.forEach(expectSameTree);
	});

	test("for generated texts", () => {
		let taken = 0;
		fc.assert(
			fc.property(fc.oneof(signs, lines), (text) => {
				if (!isSupported(text)) return;
				taken++;
				expectSameTree(text);
			}),
			{ numRuns: dose(1000, 10_000), seed: 1 },
		);
		expect(taken).toBeGreaterThan(dose(50, 500));
	});
});

const words = fc.constantFrom(
	..."en ø Ro. 1 {{a.b-c}} » ! , – *a* **b*c** [d](/e) [ø-å](https://a.example/#b) [c](mailto:{{d.e}})".split(
		" ",
	),
	" ",
	"\u00A0",
);

const marks = [
	..."* ** *** _ [ ] ]( ( ) [a] - + > # ## ####### = === --- ~~~ { } : https:// javascript: 1. 2) & \\ ` < 😀 % ' \" ?".split(
		" ",
	),
	..."\n \n\n \t \r \u2028 \uFEFF \n- \n> \n1. \n  \n# ".split(" "),
	"  ",
];

/** Random sequences of block markers, inline markers and line breaks. */
const signs = fc
	.array(
		fc.oneof(
			{ arbitrary: words, weight: 3 },
			{ arbitrary: fc.constantFrom(...marks), weight: 2 },
		),
		{ maxLength: 14 },
	)
	.map((pieces) => pieces.join(""));

/** Random sequences of almost valid lines. */
const lines = fc
	.array(
		fc
			.tuple(
				fc.constantFrom("", "- ", "* ", "> ", "1. ", "12) ", "## ", "  ", "# "),
				fc.array(words, { minLength: 1, maxLength: 5 }),
				fc.constantFrom("\n", "\n\n"),
			)
			.map(([mark, pieces, end]) => `${mark}${pieces.join(" ")}${end}`),
		{ maxLength: 7 },
	)
	.map((written) => written.join(""));

function isSupported(text: string): boolean {
	return parsePlainMarkdown(text) !== undefined;
}

function expectSameTree(text: string): void {
	const tree = toOffsets(parsePlainMarkdown(text));
	expect(tree, JSON.stringify(text)).toEqual(toOffsets(processor.parse(text)));
}

/** Reduces positions to offsets, the only part in use. */
function toOffsets(tree: Root | undefined): unknown {
	return JSON.parse(
		JSON.stringify(tree, (key, value) =>
			key === "line" || key === "column" ? undefined : value,
		),
	);
}

import { readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import type { Root } from "mdast";
import { describe, expect, test } from "vitest";
import { splitFrontMatter } from "../generator/parse/front-matter.ts";
import { parsePlainMarkdown } from "../generator/parse/markdown/plain/index.ts";
import { processor } from "../generator/parse/markdown/remark.ts";
import { readSources } from "../generator/read/index.ts";
import { repository } from "./support/check.ts";
import { dose } from "./support/dose.ts";

// What is read without remark is what remark would have read, offset for offset.

describe("the same tree as remark's", () => {
	const { examples } = JSON.parse(
		readFileSync(
			join(repository, "tests/fixtures/commonmark/examples.json"),
			"utf8",
		),
	) as { examples: string[] };

	test("for the examples of CommonMark", () => {
		expect(examples).toHaveLength(652);
		const taken = examples.filter(isTaken);
		expect(taken.length).toBeGreaterThan(25);
		taken.forEach(expectAsRemark);
	});

	test("for all supported texts of the real content", () => {
		const taken = textsOf(repository).filter(isTaken);
		expect(taken.length).toBeGreaterThan(0);
		taken.forEach(expectAsRemark);
	});

	test("for generated texts", () => {
		let taken = 0;
		fc.assert(
			fc.property(fc.oneof(signs, lines), (text) => {
				if (!isTaken(text)) return;
				taken++;
				expectAsRemark(text);
			}),
			{ numRuns: dose(1000, 10_000) },
		);
		expect(taken).toBeGreaterThan(dose(50, 500));
	});
});

describe("texts that are left to remark", () => {
	test.each([
		["signs that are escaped", "Et \\* her"],
		["code", "Skriv `kilde`."],
		["HTML", "Et <b>rum</b>"],
		["entities", "a&nbsp;b"],
		["pictures", "![Et rum](rum.svg)"],
		["line breaks", "en  \nto"],
		["a title of the whole page", "# Om os"],
		["a heading by a line below it", "Om os\n==="],
		["a rule", "en\n\n***\n\nto"],
		["lists within lists", "- en\n  - to"],
		["lists with empty lines", "- en\n\n- to"],
		["quotations that go on without their sign", "> en\nto"],
		["a list that begins within a paragraph", "Vi har:\n- te"],
		["links by name", "[om os][om]\n\n[om]: /about"],
		["links that browsers would run", "[her](javascript:x)"],
		["bold words within emphasis", "*en **to** tre*"],
		["asterisks that nothing closes", "2 * 3"],
	])("are %s", (_, text) => {
		expect(isTaken(text)).toBe(false);
	});
});

const words = fc.constantFrom(
	..."en ø Ro. 1 {{a.b-c}} » ! , – *a* **b*c** [d](/e) [ø-å](https://a.example/#b) [c](mailto:{{d.e}})".split(
		" ",
	),
	" ",
	"\u00A0",
);

/** What begins blocks, opens phrases and ends lines, thrown together. */
const signs = fc
	.array(
		fc.oneof(
			{ arbitrary: words, weight: 3 },
			{
				arbitrary: fc.constantFrom(
					..."* ** *** _ [ ] ]( ( ) [a] - + > # ## ####### = === --- ~~~ { } : https:// javascript: 1. 2) & \\ ` < 😀 % ' \" ?".split(
						" ",
					),
					..."\n \n\n \t \r \u2028 \uFEFF \n- \n> \n1. \n  \n# ".split(" "),
					"  ",
				),
				weight: 2,
			},
		),
		{ maxLength: 14 },
	)
	.map((pieces) => pieces.join(""));

/** Lines that nearly make sense, one below the other. */
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

function isTaken(text: string): boolean {
	return parsePlainMarkdown(text) !== undefined;
}

function expectAsRemark(text: string): void {
	const tree = withOffsets(parsePlainMarkdown(text));
	expect(tree, JSON.stringify(text)).toEqual(
		withOffsets(processor.parse(text)),
	);
}

/** A tree whose positions are offsets alone, which is what is used of them. */
function withOffsets(tree: Root | undefined): unknown {
	return JSON.parse(
		JSON.stringify(tree, (key, value) =>
			key === "line" || key === "column" ? undefined : value,
		),
	);
}

/** The Markdown texts of a project, without their front matter. */
function textsOf(root: string): string[] {
	return readSources(root)
		.value.filter((source) => source.path.startsWith("content/"))
		.filter((source) => /(?<!README)\.md$/.test(source.path))
		.flatMap(({ bytes }) => {
			const text = new TextDecoder().decode(bytes);
			return splitFrontMatter(text).value?.body ?? [];
		});
}

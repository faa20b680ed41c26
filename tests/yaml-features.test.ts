import fc from "fast-check";
import { expect, test } from "vitest";
import { check, fixture, sourcesWith } from "./support/check.ts";
import { dose } from "./support/dose.ts";

// Features of YAML that content doesn't use (cases/yaml.txt lists the report for each), and names of the properties of
// Object.prototype, anywhere in the content: none of them reaches the code that traverses values.

const features = [
	..."&a |*a|<<: *a|<<: { a: 1 }|!a &a |!!set |!!omap |!!binary |!!null |! |!<tag:x> ".split(
		"|",
	),
	..."!!merge <<|? |? [a]\n: |: |~: |1: |null: |[a]: |{ a: b }: |*a : |---\n|...\n|%YAML 1.1\n---\n".split(
		"|",
	),
	..."[|]|{|}|- |>-\n|\t|\n|\r|\uFEFF|# a\n|'|\"|, ".split("|"),
	...["|\n", "[&a ".repeat(60), `${"{ a: ".repeat(45)}1`],
	..."__proto__: |constructor: |toString: |hasOwnProperty|valueOf".split("|"),
	"{{__proto__.constructor}} {{price.constructor}} [a](/valueof) [b](#constructor)",
];

const files = sourcesWith({})
	.map(({ path }) => path)
	.filter((path) => /^content\/.*\.(yaml|md)$/.test(path))
	.map((path) => path.replace("content/", ""));

test("features of YAML anywhere in the content are reported with their locations", () => {
	const insertion = fc.record({
		file: fc.constantFrom(...files),
		share: fc.nat({ max: 10_000 }),
		feature: fc.constantFrom(...features),
		before: fc.constantFrom(/\b/, /^/m, /(?<=: )/, /$/m),
	});
	fc.assert(
		fc.property(insertion, ({ file, share, feature, before }) => {
			const changed = insert(fixture(file), share, feature, before);
			const { diagnostics, artifacts } = check({ [file]: changed });
			const lines = changed.split(/\r\n?|\n/);
			for (const { file: path, line, column } of diagnostics)
				if (path === `content/${file}`)
					expect(lines[line - 1]?.length).toBeGreaterThanOrEqual(column - 1);
			expect(artifacts).toBeDefined();
		}),
		{ seed: 7, numRuns: dose(60, 1000) },
	);
});

/** Inserts a feature at the first match after a relative position of the text, in ten-thousandths. */
function insert(
	text: string,
	share: number,
	feature: string,
	before: RegExp,
): string {
	const offset = Math.floor((share / 10_000) * text.length);
	const place = offset + Math.max(0, text.slice(offset).search(before));
	return text.slice(0, place) + feature + text.slice(place);
}

test.each(["__proto__", "constructor", "toString", "valueOf"])(
	"the name %s of a file, a language, a part or a place in a text is unknown",
	(name) => {
		// The name of a fact has no underscores or capital letters.
		const lower = name.toLowerCase().replaceAll("_", "");
		for (const path of [
			`${name}.yaml`,
			`facts/${name}.yaml`,
			`pages/${name}/${name}.da.md`,
			`news/summer.${name}.md`,
			`people/${name}.${name}.md`,
			`media/${name}`,
		]) {
			const { diagnostics } = check({ [path]: "a: b\n" });
			expect.soft(diagnostics, path).not.toEqual([]);
		}
		for (const [text, code] of [
			[`{{${lower}.${lower}}} {{price.${lower}}}`, "unknown-fact"],
			[`[a](/${name}) [a](/faq#${name})`, "unknown-link"],
			[`![a](${name}.svg) ![a](${name}.jpg)`, "unknown-name"],
		] as const) {
			const { diagnostics } = check({ "pages/home/science.da.md": text });
			const codes = diagnostics.map((each) => each.code);
			expect.soft(codes, text).toEqual([code, code]);
		}
	},
);

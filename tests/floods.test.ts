import { expect, test } from "vitest";
import { check, fixture } from "./support/check.ts";

// Pathological input, e.g. pasted by accident, as much as a file may hold: quadratic algorithms exceed the time limit of
// a test.

/** Repeats a unit on short lines, as long as a text may be. */
function repeatLines(unit: string): string {
	const line = unit.endsWith("\n")
		? unit
		: `${unit.repeat(Math.max(1, Math.floor(60 / unit.length)))}\n`;
	return line.repeat(1800);
}

const repeat = (count: number, line: (n: number) => string) =>
	Array.from({ length: count }, (_, n) => line(n)).join("");

test.each([
	...["[a](b ", "![a](b ", '[a](b "', "a*b_", "{{no.fact}} ", '"a" -- ', "("],
	...["kræft helbredes ", "> - ", "<!-- kilde-tillad: "],
	"<!-- kilde-tillad: a -->\n",
	"- **Punkt** med et [link](/book) og flere ord\n",
])("Markdown that repeats %j is checked", (unit) => {
	const { diagnostics } = check({
		"news/summer.da.md": `${fixture("news/summer.da.md")}\nNu: ${repeatLines(unit)}`,
	});
	expect(diagnostics.length).toBeLessThan(110);
});

test.each<readonly [string, string]>([
	...["[", "{a: ", "&a ", "- ", "a: - "].map(
		(unit) => [unit, repeatLines(unit).replaceAll("\n", "\n  ")] as const,
	),
	["a: &amp&amp…", repeat(1880, (n) => `a${n}: ${"&amp".repeat(15)}\n`)],
	["a: 4x", repeat(1880, (n) => `a${n}: 4x\n`)],
])("YAML that repeats %j is checked", (_, text) => {
	const prices = "facts/prices.yaml";
	const { diagnostics } = check({ [prices]: `${fixture(prices)}${text}` });
	expect(diagnostics[0]?.file).toBe(`content/${prices}`);
	expect(diagnostics.length).toBeLessThan(110);
});

test.each<readonly [string, string]>([
	...["- ", "? ", "[", "{a: ", "{? ", "- - ? "].map(
		(unit) =>
			[
				unit,
				`${unit.repeat(Math.floor(4800 / unit.length))}\n`.repeat(2),
			] as const,
	),
	["a:\n", repeat(99, (n) => `${" ".repeat(n)}a:\n`)],
])("YAML of %j within each other is reported at its place", (_, text) => {
	expect(check({ "redirects.yaml": text }).diagnostics[0]).toMatchObject({
		file: "content/redirects.yaml",
		message: { id: "yaml-syntax.too-deep" },
	});
});

test.each(["[a](", "{{#a}}", "("])(
	"a template that repeats %j is reported",
	(unit) => {
		const text = `{{${repeatLines(unit)}`;
		const { diagnostics } = check({ "templates/robots.txt.hbs": text });
		expect(diagnostics[0]?.code).toBe("template-syntax");
	},
);

test("the first hundred problems of a file are reported, errors first, with the number of the others", () => {
	const { diagnostics } = check({
		"pages/home/science.da.md": `${"Det er - ja.\n\n".repeat(150)}${"{{no.fact}} og\n\n".repeat(40)}`,
	});
	const ofFile = diagnostics.filter(({ file }) =>
		file.endsWith("science.da.md"),
	);
	expect(ofFile).toHaveLength(101);
	expect(ofFile.filter(({ code }) => code === "unknown-fact")).toHaveLength(40);
	expect(ofFile.at(-1)).toMatchObject({
		message: { id: "more-problems.in-file", values: { count: 90 } },
	});
});

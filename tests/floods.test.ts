import { expect, test } from "vitest";
import { check, type Files, fixture } from "./support/check.ts";

// Pathological input, e.g. pasted by accident, as much as a file may hold: quadratic algorithms exceed the time limit of
// a test.

/** Repeats a unit on short lines, as long as a text may be. */
function repeatLines(unit: string): string {
	const line = unit.endsWith("\n")
		? unit
		: `${unit.repeat(Math.max(1, Math.floor(60 / unit.length)))}\n`;
	return line.repeat(1800);
}

const markdown = [
	...["[a](b ", "![a](b ", '[a](b "', "a*b_", "{{no.fact}} ", '"a" -- ', "("],
	...["kræft helbredes ", "> - ", "<!-- kilde-tillad: "],
	"<!-- kilde-tillad: a -->\n",
];

test.each(markdown)("Markdown that repeats %j is checked", (unit) => {
	const article = `${fixture("news/summer.da.md")}\nNu: ${repeatLines(unit)}`;
	const { diagnostics } = check({ "news/summer.da.md": article });
	expect(diagnostics.length).toBeLessThan(110);
});

const yaml = ["[", "{a: ", "&a ", "- ", "a: - "];

test.each(yaml)("YAML that repeats %j is checked", (unit) => {
	const text = repeatLines(unit).replaceAll("\n", "\n  ");
	const { diagnostics } = check(appendToPrices(text));
	expect(diagnostics[0]?.file).toBe("content/facts/prices.yaml");
});

test.each([
	["special characters", "&amp".repeat(15)],
	["letters", "4x"],
])("YAML with two thousand values with %s is checked", (_, value) => {
	const lines = Array.from({ length: 1880 }, (_, n) => `a${n}: ${value}\n`);
	const { diagnostics } = check(appendToPrices(lines.join("")));
	expect(diagnostics.length).toBeGreaterThan(0);
	expect(diagnostics.length).toBeLessThan(110);
});

function appendToPrices(text: string): Files {
	return { "facts/prices.yaml": `${fixture("facts/prices.yaml")}${text}` };
}

test.each(["- ", "? ", "[", "{a: ", "{? ", "a:\n", "- - ? "])(
	"YAML of %j within each other, twice on a line, is reported at its place",
	(unit) => {
		const text = unit.endsWith("\n")
			? Array.from({ length: 99 }, (_, n) => `${" ".repeat(n)}${unit}`).join("")
			: `${unit.repeat(Math.floor(4800 / unit.length))}\n`.repeat(2);
		const { diagnostics } = check({ "redirects.yaml": text });
		expect(diagnostics[0]).toMatchObject({
			file: "content/redirects.yaml",
			message: { id: "yaml-syntax.too-deep" },
		});
	},
);

test.each(["[a](", "{{#a}}", "("])(
	"a template that repeats %j is reported",
	(unit) => {
		const text = `{{${repeatLines(unit)}`;
		const { diagnostics } = check({ "templates/robots.txt.hbs": text });
		expect(diagnostics[0]?.code).toBe("template-syntax");
	},
);

test("a list of three hundred items with links and bold words is parsed", () => {
	const items = Array.from(
		{ length: 300 },
		(_, n) => `- **Punkt ${n}** med et [link](/book) og flere ord\n`,
	);
	const { diagnostics } = check({
		"news/summer.da.md": `${fixture("news/summer.da.md")}\n${items.join("")}`,
	});
	expect(diagnostics.map(({ code }) => code)).toEqual(["missing-translation"]);
});

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

import { expect, test } from "vitest";
import { check, edit, fixture } from "./support/check.ts";
import { dose } from "./support/dose.ts";
import { measureTime } from "./support/processor-time.ts";

// Pathological input, e.g. pasted by accident, is processed in about a second, not in minutes.

/** Exceeds the maximum length of a line (characters). */
const width = 4000;

/** Half the maximum length of a text in the long tests (characters). */
const size = dose(24_000, 64_000);

/** Repeats a unit to the given length. */
function repeatUnit(unit: string): string {
	if (unit.endsWith("\n")) return unit.repeat(lines);
	const line = unit.repeat(Math.ceil(width / unit.length));
	return `${line}\n`.repeat(size / line.length);
}

/** Short lines; a text may have two thousand of them. */
const lines = dose(900, 1900);

/** Many times the usual duration (seconds); quadratic algorithms took minutes. */
const patience = dose(4, 8);

/** Returns every other unit; all of them in the long tests. */
function sample(units: readonly string[]): readonly string[] {
	return units.filter((_, place) => place % dose(2, 1) === 0);
}

const markdown = sample([
	"[a](b ",
	"<!-- kilde-tillad: ",
	"ord og mere ",
	"*[a](b){{",
	"a*b_",
	"{{",
	"}} ",
	"{{no.fact}} ",
	"[a](/nowhere) ",
	"![a](b ",
	"[^a]",
	"`a ",
	"a <!-- ",
	"a <?b ",
	'[a](b "',
	"[a](b (",
	"10:00 ",
	"1                ",
	'"a" -- ',
	"kræft helbredes ",
	"<!-- kilde-tillad: a --> ",
	"a@b ",
	"(",
	"(a",
	"1. ",
	"> - ",
	"- ",
	"+ ",
	"{a.b}",
	"\f",
	"## a\n",
	"- a\n",
	"2. [a](b) **a**\n",
	"<!-- kilde-tillad: a -->\n",
]);

test.each(markdown)("Markdown that repeats %j", (unit) => {
	const article = `${fixture("news/summer.da.md")}\nNu: ${repeatUnit(unit)}`;
	expect(
		measureTime(() => {
			const { diagnostics } = check({ "news/summer.da.md": article });
			expect(diagnostics.length).toBeLessThan(110);
		}),
	).toBeLessThan(patience);
});

/** Repeats a unit on short lines up to the maximum length of a text. */
function repeatLines(unit: string): string {
	return `${unit.repeat(60 / unit.length)}\n`.repeat(1800);
}

// A quadratic algorithm takes at least three times this, a linear one at most a third of it.
const mostSeconds = 6;

test.each(["(", "(a", "1. ", "> - "])(
	"Markdown with as much of %j as it may hold",
	(unit) => {
		const article = `${fixture("news/summer.da.md")}\nNu: ${repeatLines(unit)}`;
		expect(
			measureTime(() => check({ "news/summer.da.md": article })),
		).toBeLessThan(mostSeconds);
	},
);

test.each(
	sample([
		"[",
		"}} ",
		"{a: ",
		'"',
		"# kilde-tillad: a\n",
		"&a ",
		"}",
		"{}",
		"- ",
		"? ",
		"a: - ",
		"[a, ",
		"&a b, ",
		"- a: ",
		"'a': ",
	]),
)("YAML that repeats %j", (unit) => {
	const prices = `${fixture("facts/prices.yaml")}${repeatUnit(unit).replaceAll("\n", "\n  ")}`;
	expect(
		measureTime(() => check({ "facts/prices.yaml": prices })),
	).toBeLessThan(patience);
});

test("YAML whose values begin with special characters", () => {
	const prices = Array.from(
		{ length: 1880 },
		(_, n) => `a${n}: ${"&amp".repeat(15)}\n`,
	).join("");
	// A quadratic algorithm takes three times this.
	expect(
		measureTime(() => check({ "facts/prices.yaml": prices })),
	).toBeLessThan(1.5);
});

test.each(["- ", "? ", "[", "{a: ", "{? ", "[? ", "a:\n", "- - ? "])(
	"YAML of %j within each other, twice on a line, is answered at its place",
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

test.each(
	sample([
		"[a](",
		'[a](b "',
		"{{#a}}",
		"{{else if a}}",
		"{{^a}}",
		"(",
		"a.",
		"{{{a",
		"{{[",
		"{{>a",
		"{{a b=",
	]),
)("a template that repeats %j", (unit) => {
	const text = `{{${repeatUnit(unit)}`;
	expect(
		measureTime(() => {
			const { diagnostics } = check({ "templates/robots.txt.hbs": text });
			expect(diagnostics[0]?.code).toBe("template-syntax");
		}),
	).toBeLessThan(patience);
});

test("YAML with two thousand invalid values", () => {
	const values = Array.from({ length: 1900 }, (_, n) => `a${n}: 4x\n`).join("");
	const prices = `${fixture("facts/prices.yaml")}${values}`;
	expect(
		measureTime(() => {
			const { diagnostics } = check({ "facts/prices.yaml": prices });
			expect(diagnostics.length).toBeLessThan(110);
		}),
	).toBeLessThan(patience);
});

test("a paragraph with too much markup is reported", () => {
	const text = `${fixture("news/summer.da.md").trimEnd()}\n\nNu: ${"*a_".repeat(5000).replaceAll(/.{3000}/g, "$&\n")}\n`;
	const lines = text.slice(0, text.indexOf("Nu: ")).split("\n").length;
	const outcome = check({ "news/summer.da.md": text });
	outcome.reports(
		`news/summer.da.md:${lines}:1 error: The text can't be read from here: it has more than 20 levels, or too many characters such as * and [ in one paragraph.\n  Make several paragraphs of it, with fewer levels, or look for something pasted into it by mistake.`,
	);
	outcome.reportsInDanish(
		`news/summer.da.md:${lines}:1 error: Teksten kan ikke læses herfra: Den har mere end 20 niveauer eller for mange tegn som * og [ i ét afsnit.`,
	);
});

test("a list of three hundred items with links and bold words is parsed", () => {
	const items = Array.from(
		{ length: 300 },
		(_, n) => `- **Punkt ${n}** med et [link](/book) og flere ord\n`,
	);
	check({
		"news/summer.da.md": `${fixture("news/summer.da.md")}\n${items.join("")}`,
	}).reports(
		"news/summer.en.md:1:1 warning: The English text is less than half as long as the Danish one.",
	);
});

test("the first hundred problems of a file are reported, errors first, with the number of the others", () => {
	const { diagnostics } = check(
		edit(
			"news/summer.da.md",
			fixture("news/summer.da.md").slice(-20),
			`\n\n${"Det er - ja.\n\n".repeat(150)}${"{{no.fact}} og\n\n".repeat(40)}`,
		),
	);
	const ofFile = diagnostics.filter(({ file }) =>
		file.endsWith("summer.da.md"),
	);
	expect(ofFile).toHaveLength(101);
	expect(ofFile.filter(({ code }) => code === "unknown-fact")).toHaveLength(40);
	expect(ofFile.at(-1)).toMatchObject({
		code: "more-problems",
		message: { id: "more-problems.in-file", values: { count: 90 } },
	});
});

import { formatReport } from "kilde/tools";
import { expect, test } from "vitest";
import type { Diagnostic } from "../generator/diagnostics/diagnostic.ts";
import {
	colourText,
	type Format,
	formatDiagnostics,
	formatProblemCounts,
	leaveUncoloured,
} from "../generator/diagnostics/report.ts";
import type { MessageLanguage } from "../generator/languages/message-language.ts";
import {
	built,
	createSource,
	edit,
	memo,
	sourcesWith,
} from "./support/check.ts";
import { errorAt, warningAt } from "./support/engine.ts";

// The output of diagnostics for people, for GitHub and for machines.

const file = "content/facts/prices.yaml";
const text = "session-1h: 300\nsession-2h: 500,-\n";
const price = errorAt(
	file,
	{ line: 2, column: 13, length: 5 },
	"invalid-field",
	{
		message: { en: "It is “500,-”.", da: "Det er »500,-«." },
		hint: { en: "Write it with digits only.", da: "Skriv det med cifre." },
	},
);
const whole = warningAt(
	"content/news/opening.da.md",
	{ line: 1, column: 1, length: 0 },
	"missing-translation",
	{ message: { en: "No English version.", da: "Findes ikke på engelsk." } },
);

function print(
	diagnostics: readonly Diagnostic[],
	format: Format,
	source = text,
	language: MessageLanguage = "en",
): string {
	const style = { format, language, colour: leaveUncoloured };
	return formatDiagnostics(diagnostics, [createSource(file, source)], style);
}

function createProblem(column: number, length: number): Diagnostic {
	const place = { line: 1, column, length };
	return errorAt(file, place, "unknown-fact", { message: { en: "No." } });
}

test("people get a problem with its location, its line and the hint; one of a whole file without a line", () => {
	expect(print([price, whole], "pretty")).toMatchInlineSnapshot(`
		"content/facts/prices.yaml:2:13 error: It is “500,-”.
		  2 │ session-2h: 500,-
		    │             ^^^^^
		  Write it with digits only.

		content/news/opening.da.md:1:1 warning: No English version.

		"
	`);
	expect(print([price, whole], "pretty", text, "da")).toMatch(
		/prices\.yaml:2:13 fejl: Det er »500,-«\.\n.*\n {2}Skriv det med cifre\.\n.*:1:1 advarsel: Findes/s,
	);
	expect(print([], "pretty")).toBe("");
});

test("a long line is shortened to the part around the location", () => {
	const long = `${"før ".repeat(40)}{{hul}}${" efter".repeat(40)}`;
	expect(print([createProblem(161, 7)], "pretty", long)).toMatchInlineSnapshot(`
		"content/facts/prices.yaml:1:161 error: No.
		  1 │ …før før før før før før før før før før før før før før før {{hul}} efter efter efter efter efter efter efter efter efter efter…
		    │                                                              ^^^^^^^

		"
	`);
});

test("a marker is below its location, ends with its line, and has at least one character", () => {
	for (const [column, length, source, lines] of [
		[5, 3, "a:\t\tfoo", ["a:  foo", "    ^^^"]],
		[5, 99, "kort: ja", ["kort: ja", "    ^^^^"]],
		[6, 1, "kort:", ["kort:", "     ^"]],
		[1, 4, "kort: ja\r\nto: nej\r\n", ["kort: ja", "^^^^"]],
	] as const) {
		const printed = print([createProblem(column, length)], "pretty", source);
		const [, first, second] = printed.split("\n");
		expect
			.soft([first, second])
			.toEqual([`  1 │ ${lines[0]}`, `    │ ${lines[1]}`]);
	}
});

test("control characters are printed as symbols", () => {
	const clear = "\u001B[2J";
	const hostile: Diagnostic = {
		...createProblem(3, 4),
		message: {
			message: { en: `“${clear}” is no price.` },
			hint: { en: `Write ${clear}.` },
		},
	};
	const elsewhere = { ...hostile, file: `content/${clear}.yaml` };
	for (const format of ["pretty", "github"] as const)
		expect(
			print([hostile, elsewhere], format, `a: ${clear}\u009B1m`),
		).not.toMatch(/[^\P{Cc}\n]/u);
	expect(print([hostile], "pretty", `a: ${clear}`)).toContain("a: \uFFFD[2J\n");
});

test("colours only add escape sequences", () => {
	const bright = formatDiagnostics([price], [createSource(file, text)], {
		format: "pretty",
		language: "en",
		colour: colourText,
	});
	expect(bright).toContain("\u001B[31merror:\u001B[39m");
	// biome-ignore lint/suspicious/noControlCharactersInRegex: colours are control characters.
	expect(bright.replaceAll(/\u001B\[\d+m/g, "")).toBe(print([price], "pretty"));
});

const moved = [1, 2, 3, 4, 5].map((line) => ({ ...price, line, column: 1 }));

test("equal problems are printed once for people, with the number of other places and the first of these", () => {
	expect(print(moved, "pretty")).toContain(
		`  Also at 4 other places: ${file}:2:1, ${file}:3:1, ${file}:4:1 …\n`,
	);
	expect(print(moved.slice(0, 4), "pretty")).toContain(
		`  Also at 3 other places: ${file}:2:1, ${file}:3:1, ${file}:4:1\n`,
	);
	expect(print(moved.slice(0, 2), "pretty", text, "da")).toContain(
		`  Også 1 andet sted: ${file}:2:1\n`,
	);
	for (const format of ["github", "json"] as const)
		expect(print(moved, format).trimEnd().split("\n")).toHaveLength(5);
});

test("problems aren't equal if their fixes, messages or severities differ", () => {
	const all: readonly Diagnostic[] = [
		price,
		{ ...price, fixes: ["500"] },
		{ ...price, severity: "warning" },
		{ ...price, message: whole.message },
	];
	const separate = all.map((each) => print([each], "pretty"));
	expect(print(all, "pretty")).toBe(separate.join(""));
});

test("equal problems are one problem in the overlay of the dev server too", () => {
	const misspelt = {
		...edit("pages/home/science.da.md", "ikke", "{{price.overnigth}}"),
		...edit(
			"pages/terms/text.da.md",
			"session-2h}} online",
			"overnigth}} online",
		),
	};
	const outcome = built(sourcesWith(misspelt), memo);
	const style = { language: "en", colour: leaveUncoloured } as const;
	const options = { ...style, format: "pretty", root: "/mill" } as const;
	expect(formatReport(outcome, options).overlay).toMatchObject({
		heading: "2 errors",
		items: [
			{
				place: "content/pages/home/science.da.md:1:12",
				text: expect.stringContaining("content/pages/terms/text.da.md:3:12"),
			},
		],
	});
});

test("GitHub gets a command of one line for each problem, with special characters escaped", () => {
	const awkward = errorAt(
		"content/a,b:c.yaml",
		{ line: 1, column: 1, length: 0 },
		"yaml-syntax",
		{ message: { en: "100 % wrong:\nreally, it is." } },
	);
	expect(print([price, whole, awkward], "github")).toMatchInlineSnapshot(`
		"::error file=content/facts/prices.yaml,line=2,col=13,endColumn=18,title=invalid-field::It is “500,-”.%0AWrite it with digits only.
		::warning file=content/news/opening.da.md,line=1,col=1,endColumn=2,title=missing-translation::No English version.
		::error file=content/a%2Cb%3Ac.yaml,line=1,col=1,endColumn=2,title=yaml-syntax::100 %25 wrong:%0Areally, it is.
		"
	`);
});

test("machines get a JSON object on a line of its own for each problem", () => {
	expect(print([price, whole], "json")).toMatchInlineSnapshot(`
		"{"file":"content/facts/prices.yaml","line":2,"column":13,"length":5,"severity":"error","code":"invalid-field","message":"It is “500,-”.","hint":"Write it with digits only."}
		{"file":"content/news/opening.da.md","line":1,"column":1,"length":0,"severity":"warning","code":"missing-translation","message":"No English version."}
		"
	`);
	const said = 'Linje\nto "er" \\ her.';
	const awkward = { ...whole, message: { message: { en: said } } };
	const lines = print([price, awkward], "json", text, "da").split("\n");
	expect(lines.slice(0, 2).map((line) => JSON.parse(line).message)).toEqual([
		"Det er »500,-«.",
		said,
	]);
});

test("problems are counted in both languages", () => {
	for (const [english, danish, diagnostics] of [
		["", "", []],
		["1 error", "1 fejl", [price]],
		["2 errors", "2 fejl", [price, price]],
		["1 warning", "1 advarsel", [whole]],
		["1 error, 2 warnings", "1 fejl, 2 advarsler", [price, whole, whole]],
	] as const) {
		expect.soft(formatProblemCounts(diagnostics, "en")).toBe(english);
		expect.soft(formatProblemCounts(diagnostics, "da")).toBe(danish);
	}
});

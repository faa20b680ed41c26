import { describe, expect, test } from "vitest";
import { errorAt, warningAt } from "../generator/authoring/problems.ts";
import { createMemo } from "../generator/cache/memo.ts";
import { formatReport } from "../generator/dev/messages.ts";
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
	check,
	createSource,
	edit,
	sourcesWith,
} from "./support/check.ts";
import { inEnglish } from "./support/texts.ts";

const file = "content/facts/prices.yaml";
const text = "session-1h: 300\nsession-2h: 500,-\n";
const price = errorAt(
	file,
	{ line: 2, column: 13, length: 5 },
	"invalid-field",
	{
		message: {
			en: "session-2h is “500,-”.",
			da: "Feltet session-2h er »500,-«.",
		},
		hint: {
			en: "Write it with digits only: 500.",
			da: "Skriv det med cifre alene: 500.",
		},
	},
);
const whole = warningAt(
	"content/news/opening.da.md",
	{ line: 1, column: 1, length: 0 },
	"missing-translation",
	{
		message: {
			en: "The article has no English version.",
			da: "Artiklen findes ikke på engelsk.",
		},
	},
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
	return errorAt(file, { line: 1, column, length }, "unknown-fact", {
		message: {
			en: "No.",
			da: "Nej.",
		},
	});
}

describe("for people", () => {
	test("a problem is printed with its location, its line and the hint; one of a whole file without a line", () => {
		expect(print([price, whole], "pretty")).toMatchInlineSnapshot(`
			"content/facts/prices.yaml:2:13 error: session-2h is “500,-”.
			  2 │ session-2h: 500,-
			    │             ^^^^^
			  Write it with digits only: 500.

			content/news/opening.da.md:1:1 warning: The article has no English version.

			"
		`);
	});

	test("a long line is shortened to the part around the location", () => {
		const long = `${"før ".repeat(40)}{{hul}}${" efter".repeat(40)}`;
		expect(
			print([createProblem(161, 7)], "pretty", long),
		).toMatchInlineSnapshot(`
			"content/facts/prices.yaml:1:161 error: No.
			  1 │ …før før før før før før før før før før før før før før før {{hul}} efter efter efter efter efter efter efter efter efter efter…
			    │                                                              ^^^^^^^

			"
		`);
	});

	test("tabs are printed as spaces, so that the marker stays below its location", () => {
		expect(
			print([createProblem(5, 3)], "pretty", "a:\t\tfoo"),
		).toMatchInlineSnapshot(`
			"content/facts/prices.yaml:1:5 error: No.
			  1 │ a:  foo
			    │     ^^^

			"
		`);
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
		expect(print([hostile], "pretty", `a: ${clear}`)).toContain(
			"a: \uFFFD[2J\n",
		);
	});

	test("a marker ends with its line", () => {
		expect(
			print([createProblem(5, 99)], "pretty", "kort: ja"),
		).toMatchInlineSnapshot(`
			"content/facts/prices.yaml:1:5 error: No.
			  1 │ kort: ja
			    │     ^^^^

			"
		`);
	});

	test("a location behind the end of its line has a marker", () => {
		expect(
			print([createProblem(6, 1)], "pretty", "kort:"),
		).toMatchInlineSnapshot(`
			"content/facts/prices.yaml:1:6 error: No.
			  1 │ kort:
			    │      ^

			"
		`);
	});

	test("a CRLF line ending isn't printed", () => {
		expect(
			print([createProblem(1, 4)], "pretty", "kort: ja\r\nto: nej\r\n"),
		).not.toContain("\r");
	});

	test("colours only add escape sequences", () => {
		const bright = formatDiagnostics([price], [createSource(file, text)], {
			format: "pretty",
			language: "en",
			colour: colourText,
		});
		expect(bright).toContain("\u001B[31merror:\u001B[39m");
		// biome-ignore lint/suspicious/noControlCharactersInRegex: colours are control characters.
		expect(bright.replaceAll(/\u001B\[\d+m/g, "")).toBe(
			print([price], "pretty"),
		);
	});
});

describe("equal problems", () => {
	const moved = [1, 2, 3, 4, 5].map((line) => ({ ...price, line, column: 1 }));

	test("are printed once, with the number of other places and the first of these", () => {
		expect(print(moved, "pretty")).toMatchInlineSnapshot(`
			"content/facts/prices.yaml:1:1 error: session-2h is “500,-”.
			  1 │ session-1h: 300
			    │ ^^^^^
			  Write it with digits only: 500.
			  Also at 4 other places: content/facts/prices.yaml:2:1, content/facts/prices.yaml:3:1, content/facts/prices.yaml:4:1 …

			"
		`);
		expect(print(moved.slice(0, 2), "pretty", text, "da")).toContain(
			"Også 1 andet sted: content/facts/prices.yaml:2:1\n",
		);
		expect(print(moved.slice(0, 3), "pretty", text, "da")).toContain(
			"Også 2 andre steder: content/facts/prices.yaml:2:1, content/facts/prices.yaml:3:1\n",
		);
	});

	test("differ if their fixes, messages or severities differ", () => {
		const others: readonly Diagnostic[] = [
			{ ...price, fixes: ["500"] },
			{ ...price, severity: "warning" },
			{ ...price, message: whole.message },
		];
		const separate = [price, ...others].map((each) => print([each], "pretty"));
		expect(print([price, ...others], "pretty")).toBe(separate.join(""));
	});

	test("are separate for GitHub and machines", () => {
		for (const format of ["github", "json"] as const)
			expect(print(moved, format).trimEnd().split("\n")).toHaveLength(5);
	});

	test("name the places that cite an ended discount or a misspelt fact", () => {
		const ended = edit(
			"facts/codes.yaml",
			"[session-1h, session-2h]",
			"[session-1h, session-2h]\n  until: 2026-02-01",
		);
		expect(check(ended).printed).toMatchInlineSnapshot(`
			"content/facts/discounts.yaml:1:18 warning: What is chosen here ended on 1 February 2026.
			  Remove it here, or change its period in content/facts/codes.yaml.
			  Also at 1 other place: content/pages/thank-you.yaml:10:7

			content/footer.yaml:2:22 warning: {{percent.new-customer}} ended on 1 February 2026.
			  Remove it here, or change its period in content/facts/codes.yaml.
			  Also at 1 other place: content/footer.yaml:2:69

			content/pages/book.yaml:21:31 warning: {{code.new-customer}} ended on 1 February 2026.
			  Remove it here, or change its period in content/facts/codes.yaml.
			  Also at 3 other places: content/pages/book.yaml:22:32, content/pages/thank-you.yaml:9:19, content/pages/thank-you.yaml:9:53

			content/pages/home.yaml:19:25 warning: {{price.new-customer.session-1h}} ended on 1 February 2026.
			  Remove it here, or change its period in content/facts/codes.yaml.
			  Also at 1 other place: content/pages/home.yaml:19:76

			"
		`);
		const misspelt = {
			...edit("pages/home/science.da.md", "ikke", "{{price.overnigth}}"),
			...edit(
				"pages/terms/text.da.md",
				"session-2h}} online",
				"overnigth}} online",
			),
		};
		const outcome = built(sourcesWith(misspelt), createMemo());
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
		expect(check(misspelt).printed).toMatchInlineSnapshot(`
			"content/pages/home/science.da.md:1:12 error: There is no fact {{price.overnigth}}.
			  Did you mean {{price.overnight}}?
			  Also at 1 other place: content/pages/terms/text.da.md:3:12

			"
		`);
	});
});

describe("for GitHub", () => {
	test("each problem is a command of one line", () => {
		expect(print([price, whole], "github")).toMatchInlineSnapshot(`
			"::error file=content/facts/prices.yaml,line=2,col=13,endColumn=18,title=invalid-field::session-2h is “500,-”.%0AWrite it with digits only: 500.
			::warning file=content/news/opening.da.md,line=1,col=1,endColumn=2,title=missing-translation::The article has no English version.
			"
		`);
	});

	test("special characters of commands are escaped", () => {
		const awkward = errorAt(
			"content/a,b:c.yaml",
			{ line: 1, column: 1, length: 0 },
			"yaml-syntax",
			{
				message: {
					en: "100 % wrong:\nreally, it is.",
					da: "100 % forkert:\nja, det er det.",
				},
			},
		);
		expect(print([awkward], "github")).toMatchInlineSnapshot(`
			"::error file=content/a%2Cb%3Ac.yaml,line=1,col=1,endColumn=2,title=yaml-syntax::100 %25 wrong:%0Areally, it is.
			"
		`);
	});
});

describe("for machines", () => {
	test("each problem is a JSON object on a line of its own", () => {
		expect(print([price, whole], "json")).toMatchInlineSnapshot(`
			"{"file":"content/facts/prices.yaml","line":2,"column":13,"length":5,"severity":"error","code":"invalid-field","message":"session-2h is “500,-”.","hint":"Write it with digits only: 500."}
			{"file":"content/news/opening.da.md","line":1,"column":1,"length":0,"severity":"warning","code":"missing-translation","message":"The article has no English version."}
			"
		`);
	});

	test("every line is valid JSON, whatever the message contains", () => {
		const said = 'Linje\nto "er" \\ her.';
		const awkward = { ...whole, message: { message: { en: said } } };
		const lines = print([price, awkward], "json").trimEnd().split("\n");
		expect(lines.map((line) => JSON.parse(line).message)).toEqual([
			inEnglish(price),
			said,
		]);
	});
});

describe("in Danish", () => {
	test("people read the severity, the message and the hint in Danish", () => {
		expect(print([price, whole], "pretty", text, "da")).toMatchInlineSnapshot(`
			"content/facts/prices.yaml:2:13 fejl: Feltet session-2h er »500,-«.
			  2 │ session-2h: 500,-
			    │             ^^^^^
			  Skriv det med cifre alene: 500.

			content/news/opening.da.md:1:1 advarsel: Artiklen findes ikke på engelsk.

			"
		`);
	});

	test("messages for GitHub and machines are in Danish, and their syntax is unchanged", () => {
		expect(print([whole], "github", text, "da")).toMatchInlineSnapshot(`
			"::warning file=content/news/opening.da.md,line=1,col=1,endColumn=2,title=missing-translation::Artiklen findes ikke på engelsk.
			"
		`);
		expect(print([price], "json", text, "da")).toMatchInlineSnapshot(`
			"{"file":"content/facts/prices.yaml","line":2,"column":13,"length":5,"severity":"error","code":"invalid-field","message":"Feltet session-2h er »500,-«.","hint":"Skriv det med cifre alene: 500."}
			"
		`);
	});
});

test("nothing is printed without problems", () => {
	for (const format of ["pretty", "github", "json"] as const)
		expect(print([], format)).toBe("");
});

test.each([
	["", "", []],
	["1 error", "1 fejl", [price]],
	["2 errors", "2 fejl", [price, price]],
	["1 warning", "1 advarsel", [whole]],
	["1 error, 2 warnings", "1 fejl, 2 advarsler", [price, whole, whole]],
])("problems are counted: “%s”, »%s«", (english, danish, diagnostics) => {
	expect(formatProblemCounts(diagnostics, "en")).toBe(english);
	expect(formatProblemCounts(diagnostics, "da")).toBe(danish);
});

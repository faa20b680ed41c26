import { describe, expect, test } from "vitest";
import {
	type Case,
	type PageExpectation,
	parseCases,
} from "./support/cases.ts";
import { check, type Outcome } from "./support/check.ts";
import {
	formatAdviceLine,
	formatDiagnosticLine,
} from "./support/diagnostic-lines.ts";
import { getVisibleText, joinWhitespace } from "./support/visible-text.ts";

// The cases of tests/cases/: content of authors and its consequences, as text. support/cases.ts describes the format.

for (const { name, cases } of parseCases("cases"))
	describe(name, () => {
		for (const each of cases) test(each.title, () => expectResult(each));
	});

function expectResult(expected: Case): void {
	const site = check(expected.files, expected.date);
	expect(listDiagnostics(site, expected)).toEqual(
		sortByPlace(expected.diagnostics),
	);
	// Each suggested fix is applied exactly as given: the result must be valid.
	expect.soft(site.findRejected()).toEqual([]);
	for (const page of expected.pages) expectPage(site, page);
	if (expected.everywhere.length > 0)
		expectReplaced(check({}, expected.date), site, expected.everywhere);
}

/** Formats diagnostics like the expected lines: with the second line where the expected one has it. */
function listDiagnostics({ diagnostics }: Outcome, expected: Case): string[] {
	const lines = sortByPlace(expected.diagnostics);
	return diagnostics.map((each, index) => {
		const line = formatDiagnosticLine(each);
		return lines[index]?.includes("\n")
			? `${line}\n${formatAdviceLine(each)}`
			: line;
	});
}

/** Sorts lines like diagnostics: by file, line and column. */
function sortByPlace(lines: readonly string[]): string[] {
	const getPlace = (text: string) => {
		const [, file = "", line, column] = /^(.+?):(\d+):(\d+) /.exec(text) ?? [];
		const path = file.startsWith("templates/") ? file : `content/${file}`;
		return { path, line: Number(line), column: Number(column) };
	};
	return lines.toSorted((one, other) => {
		const [a, b] = [getPlace(one), getPlace(other)];
		if (a.path !== b.path) return a.path < b.path ? -1 : 1;
		return a.line - b.line || a.column - b.column;
	});
}

function expectPage(site: Outcome, { path, verb, text }: PageExpectation) {
	const file = path.slice(1) || "index";
	const source = site.text(file.includes(".") ? file : `${file}.html`);
	const isOfSource = verb === "contains" || verb === "omits";
	const found = isOfSource ? joinWhitespace(source) : getVisibleText(source);
	if (verb === "lacks" || verb === "omits")
		expect.soft(found, path).not.toMatch(createPattern(text));
	else expect.soft(found, path).toMatch(createPattern(text));
}

/** Creates a pattern of a text in which “ … ” stands for any text. */
function createPattern(text: string): RegExp {
	const parts = text
		.split(" … ")
		.map((part) => part.replaceAll(/[$()*+.?[\\\]^{|}]/g, "\\$&"));
	return new RegExp(parts.join(".*?"));
}

/** Expects all texts of a site to be those of another one with some replacements, of which each language has one. */
function expectReplaced(
	before: Outcome,
	after: Outcome,
	pairs: Case["everywhere"],
): void {
	const replaced = new Map(
		[...listTexts(before)].map(([path, text]) => [
			path,
			pairs.reduce((all, [from, to]) => all.replaceAll(from, to), text),
		]),
	);
	expect(listTexts(after)).toEqual(replaced);
	const changed = [...listTexts(before)]
		.filter(([path, text]) => replaced.get(path) !== text)
		.map(([path]) => path.startsWith("en"));
	expect(new Set(changed)).toEqual(new Set([false, true]));
	for (const text of replaced.values())
		for (const [from] of pairs) expect.soft(text).not.toContain(from);
}

/** Lists all texts of a site by path, without the stylesheets, whose numbers aren't facts. */
function listTexts({ artifacts }: Outcome): Map<string, string> {
	return new Map(
		artifacts
			.filter(({ path }) => /\.(html|xml|json|txt|svg)$/.test(path))
			.map(({ path, bytes }) => [
				path,
				String(bytes).replaceAll(/<style>.*?<\/style>|\u2060/gs, ""),
			]),
	);
}

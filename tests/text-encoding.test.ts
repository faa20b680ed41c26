import { expect, test } from "vitest";
import { createMemo } from "../generator/cache/memo.ts";
import type { Source } from "../generator/types.ts";
import {
	built,
	check,
	edit,
	type Files,
	fixture,
	sourcesWith,
} from "./support/check.ts";
import { formatDiagnosticLine } from "./support/diagnostic-lines.ts";

// What a case in text can't say: bytes that are no text, and files that can't be read.

const text = "pages/home/science.da.md";

test.each<[title: string, files: Files, line: string]>([
	[
		"Latin-1",
		{ [text]: Buffer.from("Vi ved\ndet på en måde.\n", "latin1") },
		`${text}:2:6 error not-utf8.other-encoding`,
	],
	[
		"UTF-16",
		{ [text]: Buffer.from("\uFEFFVi ved det.\n", "utf16le") },
		`${text}:1:1 error not-utf8.other-encoding`,
	],
	[
		"endless indentation",
		{
			"redirects.yaml": Array.from(
				{ length: 60 },
				(_, depth) => `${" ".repeat(depth)}a:\n`,
			).join(""),
		},
		"redirects.yaml:42:42 error yaml-syntax.too-deep",
	],
	[
		"an alias bomb",
		{
			"redirects.yaml": Array.from(
				{ length: 40 },
				(_, level) =>
					`l${level + 1}: &l${level + 1} [*l${level}, *l${level}]\n`,
			).join(""),
		},
		"redirects.yaml:1:5 error yaml-syntax.anchor",
	],
])("%s is reported at its place", (_, files, line) => {
	expect(check(files).diagnostics.map(formatDiagnosticLine)).toEqual([line]);
});

test("a place ends with its line", () => {
	const { diagnostics } = check({ [text]: "Vi {{price\nikke" });
	expect(diagnostics).toMatchObject([
		{ line: 1, column: 4, length: "{{price".length },
	]);
});

test("a byte order mark and Windows line endings don't change the output", () => {
	const names = [
		"business.yaml",
		"faq.yaml",
		"news/opening.da.md",
		"pages/terms/text.en.md",
	];
	const windows = check(
		Object.fromEntries(
			names.map((name) => [
				name,
				`\uFEFF${fixture(name).replaceAll("\n", "\r\n")}`,
			]),
		),
	);
	expect(windows.diagnostics).toEqual([]);
	expect(windows.artifacts).toEqual(check().artifacts);
});

test("an invalid entry prevents all pages", () => {
	expect(check(edit("faq.yaml", "id: arrival", "id:")).artifacts).toEqual([]);
});

test("a file that can't be read isn't reported as missing as well", () => {
	const paths = [
		"content/news/summer.da.md",
		"content/pages/faq.yaml",
		"content/people/anna.yaml",
		"content/people/anna.en.md",
		"content/media/hero.svg",
		"content/facts/prices.yaml",
		"content/strings.yaml",
		"content/pages/",
		"content/media/",
		"content/",
		"templates/",
	];
	for (const path of paths) {
		const unread: Source = {
			path,
			bytes: new Uint8Array(),
			digest: "unread",
			isUnread: true,
		};
		const others = sourcesWith({}).filter(
			(source) => !source.path.startsWith(path),
		);
		const { value, diagnostics } = built([...others, unread], createMemo());
		expect.soft(diagnostics.map(formatDiagnosticLine), path).toEqual([]);
		expect.soft(value.artifacts, path).toEqual([]);
	}
});

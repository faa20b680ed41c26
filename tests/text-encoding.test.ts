import { expect, test } from "vitest";
import type { Source } from "../generator/types.ts";
import { built, check, fixture, memo, sourcesWith } from "./support/check.ts";
import { formatDiagnosticLine } from "./support/diagnostic-lines.ts";

// What a case in text can't say: bytes that are no text, and files that can't be read.

const text = "pages/home/science.da.md";

test.each<[title: string, bytes: Buffer, place: string]>([
	["Latin-1", Buffer.from("Vi ved\ndet på en måde.\n", "latin1"), "2:6"],
	["UTF-16", Buffer.from("\uFEFFVi ved det.\n", "utf16le"), "1:1"],
])("a text in %s is reported at its place", (_, bytes, place) => {
	expect(
		check({ [text]: bytes }).diagnostics.map(formatDiagnosticLine),
	).toEqual([`${text}:${place} error not-utf8.other-encoding`]);
});

test("a place ends with its line", () => {
	const { diagnostics } = check({ [text]: "Vi {{price\nikke" });
	expect(diagnostics).toMatchObject([
		{ line: 1, column: 4, length: "{{price".length },
	]);
});

test("a byte order mark and Windows line endings don't change the output", () => {
	const windows = check(
		Object.fromEntries(
			[
				...["business.yaml", "faq.yaml"],
				...["news/opening.da.md", "pages/terms/text.en.md"],
			].map((name) => [
				name,
				`\uFEFF${fixture(name).replaceAll("\n", "\r\n")}`,
			]),
		),
	);
	expect(windows.diagnostics).toEqual([]);
	expect(windows.artifacts).toEqual(check().artifacts);
});

test("a file that can't be read isn't reported as missing as well", () => {
	for (const path of [
		...["content/news/summer.da.md", "content/people/anna.yaml"],
		...["content/pages/faq.yaml", "content/people/anna.en.md"],
		...["content/media/hero.svg", "content/facts/prices.yaml"],
		...["content/strings.yaml", "content/pages/", "content/media/"],
		...["content/", "templates/"],
	]) {
		const unread: Source = {
			...{ path, bytes: new Uint8Array(), digest: "unread", isUnread: true },
		};
		const others = sourcesWith({}).filter(
			(source) => !source.path.startsWith(path),
		);
		const { value, diagnostics } = built([...others, unread], memo);
		expect.soft(diagnostics.map(formatDiagnosticLine), path).toEqual([]);
		expect.soft(value.artifacts, path).toEqual([]);
	}
});

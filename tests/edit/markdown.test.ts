import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { setInFile } from "../../generator/edit/file/file-edit.ts";
import { splitFrontMatter } from "../../generator/parse/front-matter.ts";
import { listContentFiles } from "../support/content.ts";
import { dose } from "../support/dose.ts";

// The editor in the browser keeps lines that aren't edited (edit-text.test.ts); the server writes its text into the
// file.

describe("a text is written to the file as given", () => {
	test.each([
		["line by line", "En\nto.\n", "En\ntre.", "En\ntre.\n"],
		["unwrapped", "En.\n", "ord ".repeat(60), `${"ord ".repeat(60).trim()}\n`],
		["between the same blank lines", "\n\nEn.\n\n\n", "To.", "\n\nTo.\n\n\n"],
		["without blank lines of its own", "En.\n", "\n\nTo.\n\n", "To.\n"],
		[
			"with the line breaks of the file",
			"En.\r\n",
			"En\n\nto.",
			"En\r\n\r\nto.\r\n",
		],
		[
			"and line breaks alone aren't an edit",
			"En\n\nto.\n",
			"En\r\n\r\nto.",
			"En\n\nto.\n",
		],
		["indented", "En.\n", "    kode", "    kode\n"],
		[
			"below the front matter",
			"---\nb: 1\n---\nEn.\n",
			"To.",
			"---\nb: 1\n---\nTo.\n",
		],
	])("%s", (_, before, markdown, after) => {
		expect(setMarkdown("a.md", before, markdown)).toBe(after);
	});
});

test("a removed text is restored between its blank lines", () => {
	const before = "---\nb: 1\n---\n\n\nEn.\n\n";
	const empty = setMarkdown("a.md", before, "") ?? "";
	expect(setMarkdown("a.md", empty, "En.", before)).toBe(before);
	expect(setMarkdown("a.md", "---\nb: 1\n---\n", "En.")).toBe(
		"---\nb: 1\n---\n\nEn.\n",
	);
});

test("a text that begins with a thematic break isn't parsed as front matter", () => {
	const after = setMarkdown("a.md", "En.\n", "---\n\nTo.") ?? "";
	expect(after).toBe("---\n---\n\n---\n\nTo.\n");
	expect(setMarkdown("a.md", after, "En.", "En.\n")).toBe("En.\n");
});

test("every text of the real content can be changed and restored to the same bytes", () => {
	const files = listContentFiles(/\.md$/);
	const words = fc.array(word, { minLength: 1, maxLength: 8 });
	fc.assert(
		fc.property(
			fc.constantFrom(...files),
			fc.nat(),
			words,
			({ file, text }, at, added) => {
				const body = getBody(text);
				const paragraphs = body.trim().split("\n\n");
				const wanted = paragraphs
					.with(at % paragraphs.length, added.join(" "))
					.join("\n\n")
					.trim();
				const after = setMarkdown(file, text, wanted) ?? "";
				const expected = body.replace(body.trim(), () => wanted);
				// Without front matter, it gets an empty one with a blank line below.
				const isTaken = body === text && expected.startsWith("---");
				expect(getBody(after)).toBe(isTaken ? `\n${expected}` : expected);
				expect(setMarkdown(file, after, body, text)).toBe(text);
			},
		),
		{ numRuns: dose(10, 5000) },
	);
});

function setMarkdown(
	file: string,
	text: string,
	markdown: string,
	earlier?: string,
) {
	return setInFile(text, { file, path: "markdown" }, markdown, earlier);
}

function getBody(text: string): string {
	return splitFrontMatter(text).value?.body ?? "";
}

const word = fc.oneof(
	fc.constantFrom(
		"ro",
		"tæppe",
		"åben",
		"**hvile**",
		"{{price.x}}",
		"[her](/x)",
		"»ja«",
	),
	fc.constantFrom(
		":",
		"#",
		"'",
		'"',
		"\\",
		"–",
		"-",
		"+",
		"1.",
		">",
		"|",
		"=",
		"---",
		"&",
		"<b>",
		"_",
		"*",
		"`",
		"\\*",
	),
);

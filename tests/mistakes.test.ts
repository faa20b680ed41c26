import { expect, test } from "vitest";
import { parseCases } from "./support/cases.ts";
import { check, edit, type Files, fixture } from "./support/check.ts";

// Mistakes of authors, one at a time, and their diagnostics: each is reported once, at its cause. Most are in mistakes/
// as text; these can't be written there.

test.each(parseCases("mistakes"))(
	"$group: $title",
	({ files, told, danish }) => {
		const outcome = check(files);
		outcome.reports(...told);
		if (danish.length > 0) outcome.reportsInDanish(...danish);
	},
);

test.each([
	[
		"Latin-1",
		createText(latin1("Vi ved\ndet på en måde.\n")),
		"pages/home/science.da.md:2:6 error: A character here is not saved as UTF-8 (the file looks like UTF-16, Latin-1 or Windows-1252, or is no text at all).\n  Save it as UTF-8.",
	],
	[
		"UTF-16",
		{ "facts/prices.yaml": utf16(fixture("facts/prices.yaml")) },
		"facts/prices.yaml:1:1 error: A character here is not saved as UTF-8 (the file looks like UTF-16, Latin-1 or Windows-1252, or is no text at all).\n  Save it as UTF-8.",
	],
	[
		"endless indentation",
		{
			"redirects.yaml": Array.from(
				{ length: 60 },
				(_, depth) => `${" ".repeat(depth)}a:\n`,
			).join(""),
		},
		"redirects.yaml:42:42 error: This is nested too deeply.",
	],
])("%s", (_, files, told) => {
	check(files).reports(told);
});

test.each([["> "], ["- "]])(
	"reports text that is nested too deeply: %j",
	(mark) => {
		check({ "events/evening.da.md": `${mark.repeat(2400)}Hej.` }).reports(
			"events/evening.da.md:1:1 error: The text can't be read from here: it has more than 20 levels, or too many characters such as * and [ in one paragraph.",
		);
	},
);

test.each([
	["Vi ved det ikke.\n\n-Karen"],
	["Vi ved det ikke.\n-Karen Hansen"],
	["\\-Karen og \\*x"],
	["Pris 100 kr.*\n\n*Gælder kun mandag."],
	["Fem er 5*3*2 og snake_case_word."],
	["1. Et\n   - under\n2. To\n\nSlut.\n\n- a\n  - b\n- c"],
	["Åbent 9-17 | 18-20, kl.: 10: ja [sic] (se nedenfor) [1]."],
	[
		"Se <https://example.com>, [x](https://example.com) og [www.example.com](https://www.example.com).",
	],
	["Skriv `{% x %}`, `[a][b]`, `**` og `:smile:`."],
])("accepts valid text: %j", (text) => {
	check(createText(text)).reports();
});

test("a location ends with its line", () => {
	const { diagnostics } = check(
		edit("pages/home/science.da.md", "ikke", "{{price\nikke"),
	);
	const [line = ""] = fixture("pages/home/science.da.md").split("ikke");
	expect(diagnostics).toMatchObject([
		{ line: 1, column: line.length + 1, length: "{{price".length },
	]);
});

test("an alias bomb is reported, not resolved", () => {
	const levels = Array.from(
		{ length: 40 },
		(_, level) => `l${level + 1}: &l${level + 1} [*l${level}, *l${level}]`,
	);
	const { diagnostics } = check({
		"redirects.yaml": ["l0: &l0 [x, x]", ...levels].join("\n"),
	});
	expect(diagnostics).toMatchObject([
		{ line: 1, column: 5, code: "yaml-syntax" },
	]);
});

test("the text that shows a deleted picture is reported", () => {
	const text = createText("![Rummet](extra.svg)");
	check({ ...text, "media/extra.svg": fixture("media/room.svg") }).reports();
	check(text).reports(
		"pages/home/science.da.md:1:11 error: There is no picture extra.svg.",
	);
});

test("a byte order mark and CRLF line endings don't change the output", () => {
	const plain = check();
	const names = [
		"business.yaml",
		"faq.yaml",
		"footer.yaml",
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
	windows.reports();
	const listArtifacts = (site: typeof plain) =>
		site.artifacts.map(({ path, bytes }) => [path, bytes]);
	expect(listArtifacts(windows)).toEqual(listArtifacts(plain));
});

function createText(text: string | Uint8Array): Files {
	return { "pages/home/science.da.md": text };
}

function latin1(text: string): Uint8Array {
	return Uint8Array.from(Buffer.from(text, "latin1"));
}

function utf16(text: string): Uint8Array {
	return Uint8Array.from(Buffer.from(`\uFEFF${text}`, "utf16le"));
}

import { describe, expect, test } from "vitest";
import { check, edit } from "./support/check.ts";
import { inEnglish } from "./support/texts.ts";

// Invisible characters in content.

const message = (name: string) =>
	`There is an invisible or unsupported character here (${name}).`;

const codeMessage = (name: string) =>
	`A code here stands for an invisible or unsupported character (${name}).`;

const unseen = [
	["a right-to-left override", "\u202E", "U+202E"],
	["a left-to-right override", "\u202D", "U+202D"],
	["an embedding", "\u202B", "U+202B"],
	["an isolate", "\u2066", "U+2066"],
	["the end of an isolate", "\u2069", "U+2069"],
	["a directional mark", "\u200F", "U+200F"],
	["an Arabic letter mark", "\u061C", "U+061C"],
	["a zero-width space", "\u200B", "U+200B"],
	["a zero-width joiner between letters", "\u200D", "U+200D"],
	["a non-joiner", "\u200C", "U+200C"],
	["a word joiner", "\u2060", "U+2060"],
	["an invisible plus", "\u2064", "U+2064"],
	["a Hangul filler", "\u3164", "U+3164"],
	["a Braille blank", "\u2800", "U+2800"],
	["a combining grapheme joiner", "\u034F", "U+034F"],
	["a line separator", "\u2028", "U+2028"],
	["a tag", "\u{E0041}", "U+E0041"],
	["a variation selector", "\u{E0100}", "U+E0100"],
	["a note", "\uFFF9", "U+FFF9"],
] as const;

test.each(unseen)(
	"%s is reported at its place in Markdown",
	(_, character, name) => {
		check({
			"pages/home/intro.da.md": `Ro\n\nog **hvi${character}le** her.\n`,
		}).reports(`pages/home/intro.da.md:3:9 error: ${message(name)}`);
	},
);

describe.each([
	["a zero-width space", "\u200B", "200B", "\\u200B"],
	["a tag", "\u{E0041}", "E0041", "\\U000E0041"],
])("%s", (_, character, code, spelt) => {
	test("is reported at its location in YAML", () => {
		check(
			edit(
				"business.yaml",
				"da: Hvile ved åen",
				`da: Hvi${character}le ved åen`,
			),
		).reports(`business.yaml:3:19 error: ${message(`U+${code}`)}`);
	});

	test("is reported if it is written as an escape", () => {
		const message = codeMessage(`U+${code}`);
		check({
			"pages/home/intro.da.md": `Ro og **hvi&#x${code};le** her.\n`,
		}).reports(`pages/home/intro.da.md:1:12 error: ${message}`);
		check(
			edit("business.yaml", "da: Hvile ved åen", `da: "Hvi${spelt}le"`),
		).reports(`business.yaml:3:16 error: ${message}`);
	});
});

test("invisible characters are reported in comments and links", () => {
	check(edit("business.yaml", "company:", "# \u202Etekst\ncompany:")).reports(
		`business.yaml:4:3 error: ${message("U+202E")}`,
	);
	const { diagnostics } = check({
		"pages/home/intro.da.md": "Se [siden](https://a.example/&rlm;b) her.\n",
	});
	expect(diagnostics.map(inEnglish)).toEqual([codeMessage("U+200F")]);
});

test("invisible characters are reported once a line, in Danish as well", () => {
	check({
		"pages/home/intro.da.md": "Ro\u202E og \u202Dhvile.\n",
	}).reportsInDanish(
		"pages/home/intro.da.md:1:3 error: Her står et tegn, som ikke kan ses eller vises (U+202E).",
	);
});

test.each([
	["a soft hyphen", "sam\u00ADtale"],
	["an emoji sequence", "\u{1F9D8}\u{1F3FD}\u200D\u2640\uFE0F"],
	["a family", "\u{1F468}\u200D\u{1F469}\u200D\u{1F467}"],
	["a heart", "\u2764\uFE0F"],
	[
		"the flag of Scotland",
		"\u{1F3F4}\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}",
	],
	["a no-break space", "4\u00A0timer"],
])("%s is allowed", (_, words) => {
	check({ "pages/home/intro.da.md": `Ro ${words} her.\n` }).reports();
	check(edit("business.yaml", "Hvile ved åen", words)).reports();
});

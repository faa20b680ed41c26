import { readFileSync } from "node:fs";
import { formatProblem } from "kilde/tools";
import { expect, test } from "vitest";
import type { Problem } from "../generator/diagnostics/diagnostic.ts";
import type { MessageId } from "../generator/messages/catalogue.ts";
import { da } from "../generator/messages/da.ts";
import { en } from "../generator/messages/en.ts";
import { parseValues } from "./support/diagnostic-lines.ts";

// messages/en.txt and messages/da.txt have an example of each message with values: its id and its values, then the
// sentence and what to do about it. Cases (cases.test.ts) name only the id and the values.

const languages = ["en", "da"] as const;

/** Messages that no case can report: the suites named here assert their sentences. */
const testedElsewhere: readonly MessageId[] = [
	"dead-link.no-answer", // links
	"file-too-large.in-content", // read
	"invalid-image.too-large", // pictures
	"sample.address", // cli
	"sample.value", // cli
	"sample.words", // package
];

/** Parses a table of examples: a line with the message, and one with its sentences. */
function parseExamples(language: string) {
	const url = new URL(`messages/${language}.txt`, import.meta.url);
	const lines = readFileSync(url, "utf8").trim().split("\n");
	return lines
		.filter((line) => !line.startsWith("  "))
		.map((line, index) => {
			const [id = "", ...rest] = line.split(" ");
			const { fix, ...values } = parseValues(rest.join(" "));
			return {
				line,
				expected: lines[2 * index + 1]?.trim(),
				problem: {
					code: id,
					severity: "error",
					message: { id, values },
					...{ line: 1, column: 1, length: 0 },
					...(fix !== undefined && { fixes: [fix].flat() }),
				} as Problem,
			};
		});
}

test.each(languages)(
	"the messages in %s are those of the table",
	(language) => {
		for (const { line, expected, problem } of parseExamples(language)) {
			const { message, hint = "" } = formatProblem(problem, { language });
			expect.soft(`${message} ${hint}`.trim(), line).toBe(expected);
		}
	},
);

test("every message with values has an example in both languages", () => {
	const ids = Object.entries(en)
		.filter(
			([, entry]) =>
				typeof entry !== "string" && listPlaceholders(entry).length > 0,
		)
		.map(([id]) => id);
	for (const language of languages) {
		const examples = parseExamples(language).map(({ problem }) => problem.code);
		expect(ids.filter((id) => !examples.includes(id)).sort(), language).toEqual(
			testedElsewhere,
		);
	}
});

/** Lists the placeholders in the sentences of a catalogue entry. */
function listPlaceholders(entry: string | object): string[] {
	const sentences =
		typeof entry === "string" ? entry : Object.values(entry).join(" ");
	return sentences.match(/(?<!\{)\{\w+\}/g) ?? [];
}

test("a translation differs from the English sentence, and uses only its placeholders", () => {
	for (const [key, entry] of Object.entries(da)) {
		const original = en[key as keyof typeof en];
		expect
			.soft(listPlaceholders(original), key)
			.toEqual(expect.arrayContaining(listPlaceholders(entry)));
		if (typeof entry === "string") continue;
		expect.soft(entry, key).not.toEqual(original);
		for (const sentence of [entry, original].flatMap(Object.values))
			expect.soft(sentence, key).toMatch(/[.?:…}]$/);
	}
});

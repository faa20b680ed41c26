import fc from "fast-check";
import { diffLists } from "kilde/tools";
import { expect, test } from "vitest";
import {
	formatFile,
	readContentFile,
	setValue,
} from "../../generator/files/content-file.ts";
import type { ValuePath, YamlValue } from "../../generator/files/types.ts";
import { withValue } from "../../generator/files/values.ts";
import { listContentFiles } from "../support/content.ts";
import { dose } from "../support/dose.ts";

// Edits of every value of the real content.

/** A text or number in a file, whose text is in the house style. */
type Place = {
	readonly file: string;
	readonly text: string;
	readonly path: ValuePath;
	readonly value: YamlValue;
};

const places = listContentFiles(/\.(yaml|md)$/).flatMap(({ file, text }) => {
	const formatted = formatFile(file, text) ?? "";
	return listScalars(read(file, formatted), []).map(
		(each): Place => ({ file, text: formatted, ...each }),
	);
});

function listScalars(
	value: YamlValue,
	path: ValuePath,
): Pick<Place, "path" | "value">[] {
	if (typeof value !== "object" || value === null) return [{ path, value }];
	return Object.entries(value).flatMap(([key, each]) =>
		listScalars(each, [...path, Array.isArray(value) ? Number(key) : key]),
	);
}

function read(file: string, text: string): YamlValue {
	return readContentFile(file, Buffer.from(text))?.value ?? null;
}

function countHunks(before: string, after: string): number {
	return diffLists(before.split("\n"), after.split("\n")).length;
}

const words = fc.oneof(
	fc.constantFrom("true", "no", "~", "12", "1.950", "12:30", "2026-01-02"),
	fc.constantFrom("ord", "æøå", "a: b", ": ", " # ", "- ", "? ", "---"),
	fc.constantFrom(..."#\"'“”{}[],&*!%@`>|\\\t", "{{price.x}}", "\u00a0"),
	fc.constantFrom(" ", "\n\n", "ord ".repeat(30)),
);
const texts = fc
	.array(words, { minLength: 1, maxLength: 12 })
	.map((parts) => parts.join(""));

test("any text in the place of a value changes its lines alone, and reads back; so does the value from before", () => {
	fc.assert(
		fc.property(
			fc.constantFrom(...places),
			texts,
			({ file, text, path, value }, wanted) => {
				const address = { file, path };
				const after = setValue(text, address, wanted) ?? "";
				expect(read(file, after)).toEqual(
					withValue(read(file, text), path, wanted),
				);
				expect(countHunks(text, after)).toBeLessThanOrEqual(1);
				const back = setValue(after, address, value) ?? "";
				expect(read(file, back)).toEqual(read(file, text));
				expect(countHunks(text, back)).toBeLessThanOrEqual(1);
				// The byte order mark and the line breaks of a file stay.
				const toCrlf = (each: string) =>
					`\uFEFF${each.replaceAll("\n", "\r\n")}`;
				expect(setValue(toCrlf(text), address, wanted)).toBe(toCrlf(after));
			},
		),
		{ numRuns: dose(40, 5000) },
	);
});

test("every file is formatted once, and reads the same afterwards", () => {
	for (const { file, text } of listContentFiles(/\.(yaml|md)$/)) {
		const formatted = formatFile(file, text) ?? "";
		expect(formatFile(file, formatted)).toBe(formatted);
		expect(read(file, formatted)).toEqual(read(file, text));
	}
});

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
	changeList,
	formatFile,
	readContentFile,
	setValue,
} from "../../generator/files/content-file.ts";
import type {
	ListChange,
	ValuePath,
	YamlValue,
} from "../../generator/files/types.ts";
import { changeListValue, withValue } from "../../generator/files/values.ts";
import { diffLists } from "../../generator/text/diff-lists.ts";
import { listContentFiles } from "../support/content.ts";
import { dose } from "../support/dose.ts";

// Edits of every value of the real content.

/** A value of a file, whose text is in the house style. */
type Place = {
	readonly file: string;
	readonly text: string;
	readonly path: ValuePath;
	readonly value: YamlValue;
};

const places: readonly Place[] = listContentFiles(/\.(yaml|md)$/).flatMap(
	({ file, text }) => {
		const formatted = formatFile(file, text) ?? "";
		return listPlaces(read(file, formatted), []).map((each) => ({
			file,
			text: formatted,
			...each,
		}));
	},
);
const scalars = places.filter(({ value }) => typeof value !== "object");
const lists = places.filter(
	({ value }) => Array.isArray(value) && value.length > 0,
);

function listPlaces(
	value: YamlValue,
	path: ValuePath,
): Pick<Place, "path" | "value">[] {
	if (typeof value !== "object" || value === null) return [{ path, value }];
	const inside = Object.entries(value).flatMap(([key, each]) =>
		listPlaces(each, [...path, Array.isArray(value) ? Number(key) : key]),
	);
	return [{ path, value }, ...inside];
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
	fc.constantFrom(" ", "ord ".repeat(30)),
);
const lines = fc
	.array(words, { minLength: 1, maxLength: 9 })
	.map((parts) => parts.join(""));
const texts = fc
	.array(lines, { minLength: 1, maxLength: 3 })
	.map((parts) => parts.join("\n\n"));

describe("a text, number or the like of the real content", () => {
	test("changes its line alone, and back to the same bytes", () => {
		fc.assert(
			fc.property(
				fc.constantFrom(...scalars),
				lines,
				({ file, text, path, value }, line) => {
					fc.pre(line !== value && !String(value).includes("\n"));
					const address = { file, path };
					const after = setValue(text, address, line) ?? "";
					expect(read(file, after)).toEqual(
						withValue(read(file, text), path, line),
					);
					const [hunk, other] = diffLists(text.split("\n"), after.split("\n"));
					expect(other).toBeUndefined();
					expect(hunk?.removed.length).toBeLessThanOrEqual(2);
					const back = setValue(after, address, value) ?? "";
					expect(read(file, back)).toEqual(read(file, text));
					expect(countHunks(text, back)).toBeLessThanOrEqual(1);
				},
			),
			{ numRuns: dose(60, 5000) },
		);
	});

	test("becomes any text, whatever the line breaks of its file", () => {
		fc.assert(
			fc.property(
				fc.constantFrom(...scalars),
				texts,
				({ file, text, path }, wanted) => {
					const after = setValue(text, { file, path }, wanted);
					expect(read(file, after ?? "")).toEqual(
						withValue(read(file, text), path, wanted),
					);
					const toCrlf = (each = "") =>
						`\uFEFF${each.replaceAll("\n", "\r\n")}`;
					expect(setValue(toCrlf(text), { file, path }, wanted)).toBe(
						toCrlf(after),
					);
				},
			),
			{ numRuns: dose(30, 5000) },
		);
	});

	test("can be removed", () => {
		fc.assert(
			fc.property(
				fc.constantFrom(...places.filter(({ path }) => path.length > 0)),
				({ file, text, path }) => {
					const after = setValue(text, { file, path }, undefined) ?? "";
					expect(read(file, after)).toEqual(
						withValue(read(file, text), path, undefined),
					);
					expect(countHunks(text, after)).toBeLessThanOrEqual(2);
				},
			),
			{ numRuns: dose(40, 5000) },
		);
	});
});

test("a list of the real content changes in two places at most", () => {
	const kinds = ["add", "copy", "move", "remove"] as const;
	fc.assert(
		fc.property(
			fc.constantFrom(...lists),
			fc.constantFrom(...kinds),
			fc.nat(),
			fc.nat(),
			({ file, text, path, value }, kind, one, other) => {
				const items = value as readonly YamlValue[];
				const index = one % items.length;
				const change: ListChange =
					kind === "add"
						? { kind, value: items[index] ?? null }
						: kind === "move"
							? { kind, index, to: other % items.length }
							: { kind, index };
				const after = changeList(text, { file, path }, change) ?? "";
				expect(read(file, after)).toEqual(
					changeListValue(read(file, text), path, change),
				);
				expect(countHunks(text, after)).toBeLessThanOrEqual(
					kind === "move" ? 2 : 3,
				);
			},
		),
		{ numRuns: dose(40, 3000) },
	);
});

test("every file is formatted once, and reads the same afterwards", () => {
	for (const { file, text } of listContentFiles(/\.(yaml|md)$/)) {
		const formatted = formatFile(file, text) ?? "";
		expect(formatFile(file, formatted)).toBe(formatted);
		expect(read(file, formatted)).toEqual(read(file, text));
	}
});

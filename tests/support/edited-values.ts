import { isDeepStrictEqual } from "node:util";
import fc from "fast-check";
import { expect } from "vitest";
import { isMap, isScalar, isSeq, parseDocument } from "yaml";
import type {
	Field,
	ValuePath,
	YamlValue,
} from "../../generator/edit/protocol.ts";
import { splitFrontMatter } from "../../generator/parse/front-matter.ts";
import { parseYamlWithTokens } from "../../generator/parse/yaml/index.ts";

// Values to set in content files, and the allowed differences of a file.

/** Parses the YAML of a file, or its front matter. */
export function parseData(file: string, text: string): unknown {
	return parseYamlWithTokens(yamlOf(file, text))?.value ?? {};
}

/** Returns the YAML of a file, or its front matter. */
function yamlOf(file: string, text: string): string {
	return file.endsWith(".md")
		? (splitFrontMatter(text).value?.matter ?? "")
		: text;
}

const nasty = [
	":",
	"#",
	"'",
	'"',
	"{{",
	"}}",
	"\\",
	"æøå",
	"–",
	"»",
	"«",
	"- ",
	", ",
	"[",
	"]",
	"&",
	"*",
	"!",
	"%",
	"@",
	"`",
	"|",
	">",
	"?",
	"=",
	"~",
	"null",
	"12",
	"1.5",
	"no",
	"2025-01-01",
	"{{price.x}}",
	"\u00a0",
];
const word = fc.oneof(
	fc.constantFrom("ro", "tæppe", "åben", "hvile"),
	fc.constantFrom(...nasty),
	fc.string({
		unit: fc.constantFrom(..."ab:#'\"{}\\æ–»,-[]&* "),
		minLength: 1,
		maxLength: 8,
	}),
);
/** Texts with special characters of YAML and Markdown. */
export const phrases: fc.Arbitrary<string> = fc.oneof(
	fc
		.array(word, { minLength: 1, maxLength: 60 })
		.map((words) => words.join(" ")),
	fc
		.array(
			fc
				.array(word, { minLength: 1, maxLength: 20 })
				.map((words) => words.join(" ")),
			{ minLength: 2, maxLength: 4 },
		)
		.map((lines) => lines.join("\n\n")),
	fc.constantFrom(
		...nasty,
		"",
		" ",
		"a\n",
		"\n",
		"  a",
		"a\n- b\n  - c",
		"---",
		"...",
	),
);

/** Generates a text with some words replaced, added or removed. */
export function edited(text: string): fc.Arbitrary<string> {
	return fc
		.tuple(fc.nat(), fc.nat(4), fc.array(word, { maxLength: 3 }))
		.map(([at, count, words]) =>
			text
				.split(" ")
				.toSpliced(at % (text.split(" ").length + 1), count, ...words)
				.join(" "),
		);
}

/** Returns a map or list with the value at a path replaced, or removed if there is no value. */
export function withValue(
	around: unknown,
	[key, ...path]: ValuePath,
	value: YamlValue | undefined,
): unknown {
	if (key === undefined) return value;
	const copy = structuredClone(around) as Record<string | number, unknown>;
	if (path.length > 0 || value !== undefined)
		copy[key] = withValue(copy[key], path, value);
	else if (Array.isArray(copy)) copy.splice(Number(key), 1);
	else delete copy[key];
	return copy;
}

/** Returns the first and last line of a value with its key, counted from the beginning and from the end of the file. */
export function locateValue(file: string, text: string, path: ValuePath) {
	const yaml = yamlOf(file, text);
	const above =
		text.indexOf(yaml.trimStart()) - (yaml.length - yaml.trimStart().length);
	const document = parseDocument(yaml);
	const node = document.getIn(path, true);
	const parent =
		path.length > 1
			? document.getIn(path.slice(0, -1), true)
			: document.contents;
	if (!isScalar(node) || !node.range)
		throw new Error(`No scalar at ${path.join("/")}`);
	const pair = isMap(parent)
		? parent.items.find(({ key }) => isScalar(key) && key.value === path.at(-1))
		: undefined;
	const start = isScalar(pair?.key)
		? pair.key.range?.[0]
		: isSeq(parent)
			? node.range[0]
			: undefined;
	const end = yaml.slice(0, node.range[1]).trimEnd().length;
	const lineCount = (part: string) => part.split("\n").length - 1;
	return {
		above: lineCount(text.slice(0, above + (start ?? node.range[0]))),
		below: lineCount(text.slice(above + end)),
	};
}

/** Expects two texts to differ only between the given numbers of lines from the beginning and from the end. */
export function expectSameAround(
	before: string,
	after: string,
	{ above, below }: { above: number; below: number },
) {
	const [one, other] = [before.split("\n"), after.split("\n")];
	expect(other.slice(0, above)).toEqual(one.slice(0, above));
	expect(other.slice(other.length - below)).toEqual(
		one.slice(one.length - below),
	);
	expect(isDeepStrictEqual(one, other)).toBe(false);
}

/** Generates the values that a control offers; the current values for free input. */
export function generateOffered({
	control,
	values,
}: Field): fc.Arbitrary<unknown> {
	switch (control.kind) {
		case "time":
			return fc
				.record({ hour: fc.nat(23), minute: fc.nat(59) })
				.map(({ hour, minute }) => `${twoDigits(hour)}:${twoDigits(minute)}`);
		case "date":
			return dates.map((date) => date.slice(0, 10));
		case "month":
			return dates.map((date) => date.slice(0, 7));
		case "switch":
			return fc.constantFrom(control.on, control.off);
		case "choice":
		case "reference":
		case "picture":
		case "video":
			return control.options.length === 0
				? fc.constant(values[0]?.value)
				: fc.constantFrom(...control.options.map(({ value }) => value));
		default:
			return fc.constant(
				values.find(({ value }) => value !== undefined)?.value,
			);
	}
}

const dates = fc
	.date({
		min: new Date("1900-01-01"),
		max: new Date("2999-12-31"),
		noInvalidDate: true,
	})
	.map((date) => date.toISOString());

const twoDigits = (number: number) => String(number).padStart(2, "0");

import { expect, test } from "vitest";
import {
	applyTextChange,
	changeList,
	formatFile,
	readContentFile,
	renameKey,
	setValue,
} from "../../generator/files/content-file.ts";
import type {
	ListChange,
	ValueAddress,
	ValuePath,
	YamlValue,
} from "../../generator/files/types.ts";

// Edits of single files.

const yaml = (path: ValuePath) => ({ file: "content/a.yaml", path });
const field = (path: ValuePath) => ({ file: "content/a.md", path });
const body: ValueAddress = { file: "content/a.md", path: "markdown" };

/** A file before an edit, a value's path and new value, and the file after it. */
type Edit = readonly [
	before: string,
	path: ValuePath,
	value: YamlValue | undefined,
	after: string | undefined,
];

function expectEdits(edits: readonly Edit[]): void {
	for (const [before, path, value, after] of edits)
		expect
			.soft(setValue(before, yaml(path), value), `${before} → ${value}`)
			.toBe(after);
}

test("a value keeps its quotes, its block, its collection and the comment beside it", () => {
	expectEdits([
		["a: en\n", ["a"], "en tre", "a: en tre\n"],
		["a: 'en to'\n", ["a"], "det's", "a: 'det''s'\n"],
		['a: "to"\n', ["a"], '"to" \\', 'a: "\\"to\\" \\\\"\n'],
		["a: |-\n  en\n", ["a"], "en\ntre", "a: |-\n  en\n  tre\n"],
		['a: "en" # om a\n', ["a"], "to", 'a: "to" # om a\n'],
		["a: { b: x, c: y }\n", ["a", "b"], "z", "a: { b: z, c: y }\n"],
		['a: ["10:00"]\n', ["a", 0], "14:00", 'a: ["14:00"]\n'],
		["a: 2025-08-01\n", ["a"], "2026-09-02", "a: 2026-09-02\n"],
		["a: 350 # kr.\n", ["a"], 400, "a: 400 # kr.\n"],
	]);
});

test("a value gets quotes or a block where YAML would read another value, and loses them as a number", () => {
	expectEdits([
		["a: en\n", ["a"], "en: to", 'a: "en: to"\n'],
		["a: en\n", ["a"], "en #to", 'a: "en #to"\n'],
		["a: en\n", ["a"], "{{x}} to", 'a: "{{x}} to"\n'],
		["a: en\n", ["a"], "“to”", 'a: "“to”"\n'],
		["a: en\n", ["a"], "1.950", 'a: "1.950"\n'],
		["a: en\n", ["a"], "10:00", 'a: "10:00"\n'],
		["a: en\n", ["a"], "no", 'a: "no"\n'],
		["a: en\n", ["a"], "", 'a: ""\n'],
		["a: en\n", ["a"], "en\nto", "a: |-\n  en\n  to\n"],
		["a: 350\n", ["a"], "350", 'a: "350"\n'],
		['a: "350"\n', ["a"], 350, "a: 350\n"],
	]);
});

test("a field is added last, in its maps, and removed with its own comments", () => {
	expectEdits([
		["a: 1\n", ["b"], "x", "a: 1\nb: x\n"],
		["a: { b: 1 }\n", ["a", "c"], 2, "a: { b: 1, c: 2 }\n"],
		["a: 1\n", ["b", "c"], 1, "a: 1\nb:\n  c: 1\n"],
		["a:\nb: 1\n", ["a", "c"], 1, "a:\n  c: 1\nb: 1\n"],
		["# om\n", ["a"], 1, "# om\n\na: 1\n"],
		["", ["a"], 1, "a: 1\n"],
		["a: 1\n# om b\nb: 2 # kr.\nc: 3\n", ["b"], undefined, "a: 1\nc: 3\n"],
		["# om\na: 1\nb: 2\n", ["a"], undefined, "# om\nb: 2\n"],
		["a:\n  b: 1\n", ["a", "b"], undefined, "a: {}\n"],
		["a: 1\n", ["a"], undefined, "{}\n"],
		["a: 1\n", ["b", "c"], undefined, "a: 1\n"],
	]);
});

test("a map changes only where it differs", () => {
	const before = "a:\n  b: 'x' # om b\n  c: [1, 2] # om c\n  d: 1\n";
	const after = "a:\n  b: 'x' # om b\n  c: [2] # om c\n  e: 3\n";
	expectEdits([[before, ["a"], { b: "x", c: [2], e: 3 }, after]]);
});

test("a value can't be set in a text, in an unreadable file, or to what YAML can't hold", () => {
	expectEdits([
		["a: 1\n", ["a", "b"], 1, undefined],
		["- a\n", [3], "b", undefined],
		["a: [\n", ["a"], 1, undefined],
		["a: 1\n", ["a"], Number.NaN, undefined],
		["a: 1\n", ["a"], "\0", undefined],
		["a: 1\n", ["a"], "x".repeat(6000), undefined],
	]);
});

test("a key is renamed in place, unless another one has the name", () => {
	const before = "a: 1\n# om b\nb: { c: 2 } # her\nd: 3\n";
	for (const [path, name, after] of [
		[["b"], "e", before.replace("b: {", "e: {")],
		[["b", "c"], "no", before.replace("c:", '"no":')],
		[["b"], "a", undefined],
		[["x"], "y", undefined],
	] as const)
		expect.soft(renameKey(before, yaml(path), name)).toBe(after);
});

test("an item of a list is added like the others, and copied, moved and removed with its comments", () => {
	const lines = "# om filen\n- a\n# om b\n- 'b'\n- c\n";
	const cases: readonly [string, ListChange, string | undefined][] = [
		[lines, { kind: "copy", index: 1 }, lines.replace("'b'\n", "'b'\n- 'b'\n")],
		[
			lines,
			{ kind: "move", index: 0, to: 2 },
			"# om filen\n# om b\n- 'b'\n- c\n- a\n",
		],
		[lines, { kind: "remove", index: 1 }, "# om filen\n- a\n- c\n"],
		["- a\n", { kind: "remove", index: 0 }, "[]\n"],
		["[a, b]\n", { kind: "move", index: 1, to: 0 }, "[b, a]\n"],
		[
			"- a: 1\n\n- a: 2\n",
			{ kind: "add", value: { a: 3 } },
			"- a: 1\n\n- a: 2\n\n- a: 3\n",
		],
		[
			"- { a: 1 }\n",
			{ kind: "add", value: { a: 2 } },
			"- { a: 1 }\n- { a: 2 }\n",
		],
		["[]\n", { kind: "add", value: { a: 1 } }, "- a: 1\n"],
		["- a\n", { kind: "copy", index: 1 }, undefined],
		["a\n", { kind: "copy", index: 0 }, undefined],
	];
	for (const [before, change, after] of cases)
		expect.soft(changeList(before, yaml([]), change), before).toBe(after);
	for (const before of ["a:\n", "a: []\n", "{}\n"])
		expect
			.soft(changeList(before, yaml(["a"]), { kind: "add", value: "10:00" }))
			.toMatch(/^a:(?: \["10:00"\]|\n {2}- "10:00")\n$/);
});

test("a file that isn't formatted changes only around an edit, and is formatted once", () => {
	const written =
		"a:   1\nb: >-\n  en\n  to\nc:\n    - x\n    - y\nd: [ 1,2 ]\ne: 5\n";
	expectEdits([
		[written, ["e"], 6, written.replace("e: 5", "e: 6")],
		[written, ["a"], 2, written.replace("a:   1", "a: 2")],
	]);
	const formatted = formatFile("a.yaml", written) ?? "";
	expect(formatted).toBe(
		"a: 1\nb: >-\n  en to\nc:\n  - x\n  - y\nd: [1, 2]\ne: 5\n",
	);
	expect(formatFile("a.yaml", "a: [\n")).toBeUndefined();
	// The engine reads 2.000 as a text, since it may mean 2000.
	for (const same of [formatted, 'a: 2.000\nb: "1.50"\n'])
		expect(formatFile("a.yaml", same)).toBe(same);
	expect(formatFile("a.md", "Hej.\n")).toBe("Hej.\n");
});

test("a Markdown file gets front matter, which is removed with its last field", () => {
	const short = "---\nb: true\n---\n\nTekst.\n";
	expect(setValue("Tekst.\n", field(["b"]), true)).toBe(short);
	expect(setValue(short, field(["b"]), undefined)).toBe("Tekst.\n");
	expect(setValue("Tekst.\n", field(["b"]), undefined)).toBe("Tekst.\n");
	const commented = "---\n# om\na: x\n---\nTekst.\n";
	expect(setValue(commented, field(["a"]), "y: z")).toBe(
		'---\n# om\na: "y: z"\n---\nTekst.\n',
	);
});

test("the text of a Markdown file is replaced between its blank lines, with its line breaks", () => {
	for (const [before, markdown, after] of [
		["En\nto.\n", "En\ntre.", "En\ntre.\n"],
		["\n\nEn.\n\n\n", "To.", "\n\nTo.\n\n\n"],
		["En.\n", "\n\nTo.\n\n", "To.\n"],
		["En.\r\n", "En\n\nto.", "En\r\n\r\nto.\r\n"],
		["En.\n", "    kode", "    kode\n"],
		["---\nb: 1\n---\n", "To.", "---\nb: 1\n---\n\nTo.\n"],
		["En.\n", "---\n\nTo.", "---\n---\n\n---\n\nTo.\n"],
		// Texts that would make the file unreadable.
		["En.\n", "Ro.\n\n".repeat(1100), undefined],
		["En.\n", "<<<<<<< HEAD\nRo.", undefined],
	])
		expect.soft(setValue(`${before}`, body, `${markdown}`)).toBe(after);
});

test("a file is read as its values and its text, and corrected at a place; byte order marks and line breaks stay", () => {
	const bytes = Buffer.from("\uFEFF---\r\na: 1\r\n---\r\nEn.\r\n");
	const values = { value: { a: 1 }, markdown: "En.\n" };
	expect(readContentFile("a.md", bytes)).toEqual(values);
	expect(readContentFile("a.yaml", Buffer.from("- 1\n"))?.value).toEqual([1]);
	expect(readContentFile("a.yaml", Buffer.from("a: [\n"))).toBeUndefined();
	expect(readContentFile("a.png", bytes)).toBeUndefined();
	expect(readContentFile("a.yaml", undefined)).toBeUndefined();
	const before = "\uFEFF# om\r\na: 1\r\nb: x\r\n";
	const change = { line: 2, column: 4, length: 1, by: "20" };
	expect(applyTextChange(before, change)).toBe(before.replace("1", "20"));
	expect(setValue(before, yaml(["b"]), "z")).toBe(before.replace("x", "z"));
});

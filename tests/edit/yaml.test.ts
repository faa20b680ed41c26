import { describe, expect, test } from "vitest";
import {
	appendItems,
	applyTextChange,
	changeList,
	formatFile,
	readContentFile,
	renameKey,
	setValue,
} from "../../generator/files/content-file.ts";
import type {
	ListChange,
	ValuePath,
	YamlValue,
} from "../../generator/files/types.ts";

// Edits of single files.

const yaml = (path: ValuePath) => ({ file: "content/a.yaml", path });
const field = (path: ValuePath) => ({ file: "content/a.md", path });
const body = { file: "content/a.md", path: "markdown" } as const;

describe("a text keeps its style", () => {
	test.each<[string, string, string, string, ValuePath?]>([
		["plain", "a: en\n", "en tre", "a: en tre\n"],
		["in single quotes", "a: 'en to'\n", "det's", "a: 'det''s'\n"],
		["in double quotes", 'a: "to"\n', '"to" \\', 'a: "\\"to\\" \\\\"\n'],
		["in a block", "a: |-\n  en\n", "en\ntre", "a: |-\n  en\n  tre\n"],
		["with a comment", 'a: "en" # om a\n', "to", 'a: "to" # om a\n'],
		[
			"in braces",
			"a: { b: x, c: y }\n",
			"z",
			"a: { b: z, c: y }\n",
			["a", "b"],
		],
		["in brackets", 'a: ["10:00"]\n', "14:00", 'a: ["14:00"]\n', ["a", 0]],
		["of a day", "a: 2025-08-01\n", "2026-09-02", "a: 2026-09-02\n"],
	])("%s", (_, before, value, after, path = ["a"]) => {
		expect(setValue(before, yaml(path), value)).toBe(after);
		expect(formatFile("a.yaml", before)).toBe(before);
	});
});

describe("a text gets quotes or a block", () => {
	test.each([
		["a colon", "en: to", 'a: "en: to"\n'],
		["a comment character", "en #to", 'a: "en #to"\n'],
		["a leading fact", "{{x}} to", 'a: "{{x}} to"\n'],
		["curly quotation marks", "“to”", 'a: "“to”"\n'],
		["a text like a number", "1.950", 'a: "1.950"\n'],
		["a text like a time", "10:00", 'a: "10:00"\n'],
		["a text like a boolean", "no", 'a: "no"\n'],
		["nothing", "", 'a: ""\n'],
		["several lines", "en\nto", "a: |-\n  en\n  to\n"],
	])("%s", (_, value, after) => {
		expect(setValue("a: en\n", yaml(["a"]), value)).toBe(after);
	});

	test("if a number becomes a text, and the other way round", () => {
		expect(setValue("a: 350 # kr.\n", yaml(["a"]), 400)).toBe("a: 400 # kr.\n");
		expect(setValue("a: 350\n", yaml(["a"]), "350")).toBe('a: "350"\n');
		expect(setValue('a: "350"\n', yaml(["a"]), 350)).toBe("a: 350\n");
	});
});

describe("a field", () => {
	test.each<[string, string, ValuePath, YamlValue | undefined, string]>([
		["is added last", "a: 1\n", ["b"], "x", "a: 1\nb: x\n"],
		["in braces", "a: { b: 1 }\n", ["a", "c"], 2, "a: { b: 1, c: 2 }\n"],
		["with its maps", "a: 1\n", ["b", "c"], 1, "a: 1\nb:\n  c: 1\n"],
		["in an empty value", "a:\nb: 1\n", ["a", "c"], 1, "a:\n  c: 1\nb: 1\n"],
		["in a file of comments", "# om\n", ["a"], 1, "# om\n\na: 1\n"],
		["in an empty file", "", ["a"], 1, "a: 1\n"],
		[
			"is removed with the comments above and beside it",
			"a: 1\n# om b\nb: 2 # kr.\nc: 3\n",
			["b"],
			undefined,
			"a: 1\nc: 3\n",
		],
		[
			"without the file's",
			"# om\na: 1\nb: 2\n",
			["a"],
			undefined,
			"# om\nb: 2\n",
		],
		["as the last", "a:\n  b: 1\n", ["a", "b"], undefined, "a: {}\n"],
		["as the only one", "a: 1\n", ["a"], undefined, "{}\n"],
		["if it is missing", "a: 1\n", ["b", "c"], undefined, "a: 1\n"],
		[
			"changes only where it differs",
			"a:\n  b: 'x' # om b\n  c: [1, 2] # om c\n  d: 1\n",
			["a"],
			{ b: "x", c: [2], e: 3 },
			"a:\n  b: 'x' # om b\n  c: [2] # om c\n  e: 3\n",
		],
	])("%s", (_, before, path, value, after) => {
		expect(setValue(before, yaml(path), value)).toBe(after);
	});

	test("can't be set in a text, in an unreadable file, or to what YAML can't hold", () => {
		expect(setValue("a: 1\n", yaml(["a", "b"]), 1)).toBeUndefined();
		expect(setValue("- a\n", yaml([3]), "b")).toBeUndefined();
		expect(setValue("a: [\n", yaml(["a"]), 1)).toBeUndefined();
		expect(setValue("a: 1\n", yaml(["a"]), Number.NaN)).toBeUndefined();
		expect(setValue("a: 1\n", yaml(["a"]), "\0")).toBeUndefined();
		expect(setValue("a: 1\n", yaml(["a"]), "x".repeat(6000))).toBeUndefined();
	});

	test("is renamed in place", () => {
		const before = "a: 1\n# om b\nb: { c: 2 } # her\nd: 3\n";
		expect(renameKey(before, yaml(["b"]), "e")).toBe(
			"a: 1\n# om b\ne: { c: 2 } # her\nd: 3\n",
		);
		expect(renameKey(before, yaml(["b", "c"]), "no")).toBe(
			'a: 1\n# om b\nb: { "no": 2 } # her\nd: 3\n',
		);
		expect(renameKey(before, yaml(["b"]), "a")).toBeUndefined();
		expect(renameKey(before, yaml(["x"]), "y")).toBeUndefined();
	});
});

describe("a list", () => {
	const lines = "# om filen\n- a\n# om b\n- 'b'\n- c\n";
	test.each<[string, string, ListChange, string]>([
		[
			"a copy below its original, without the comment above",
			lines,
			{ kind: "copy", index: 1 },
			"# om filen\n- a\n# om b\n- 'b'\n- 'b'\n- c\n",
		],
		[
			"an item moved down",
			lines,
			{ kind: "move", index: 0, to: 2 },
			"# om filen\n# om b\n- 'b'\n- c\n- a\n",
		],
		[
			"an item removed with its comment",
			lines,
			{ kind: "remove", index: 1 },
			"# om filen\n- a\n- c\n",
		],
		["the only item", "- a\n", { kind: "remove", index: 0 }, "[]\n"],
		["on a line", "[a, b]\n", { kind: "move", index: 1, to: 0 }, "[b, a]\n"],
		[
			"an item added with blank lines",
			"- a: 1\n\n- a: 2\n",
			{ kind: "add", value: { a: 3 } },
			"- a: 1\n\n- a: 2\n\n- a: 3\n",
		],
		[
			"an item like the others",
			"- { a: 1 }\n",
			{ kind: "add", value: { a: 2 } },
			"- { a: 1 }\n- { a: 2 }\n",
		],
		["of an empty list", "[]\n", { kind: "add", value: { a: 1 } }, "- a: 1\n"],
	])("%s", (_, before, change, after) => {
		expect(changeList(before, yaml([]), change)).toBe(after);
	});

	test("may be missing or empty where an item is added", () => {
		for (const before of ["a:\n", "a: []\n", "{}\n"])
			expect(
				changeList(before, yaml(["a"]), { kind: "add", value: "10:00" }),
			).toMatch(/^a:(?: \["10:00"\]|\n {2}- "10:00")\n$/);
	});

	test("refuses a missing item, and what is no list", () => {
		const copy = { kind: "copy", index: 1 } as const;
		expect(changeList("a: 1\n", yaml(["a"]), copy)).toBeUndefined();
		expect(changeList("- a\n", yaml([]), copy)).toBeUndefined();
	});

	test.each([
		["after a line without a line break", "- a", "- a\n- b"],
		["with the file's line breaks", "- a\r\n", "- a\r\n- b\r\n"],
		["before comments at the end", "- a\n\n# end\n", "- a\n- b\n\n# end\n"],
		["to an empty file", "", "- b\n"],
		["after a byte order mark", "\uFEFF- a\n", "\uFEFF- a\n- b\n"],
	])("gets the items of a template %s", (_, before, after) => {
		expect(appendItems(before, yaml([]), "- b\r\n")).toBe(after);
	});

	test("keeps the layout and comments of a template", () => {
		expect(
			appendItems(
				"x:\n  - a: 1\n",
				yaml(["x"]),
				"- a: 2\n  # om b\n  b: { c: 3 }\n",
			),
		).toBe("x:\n  - a: 1\n  - a: 2\n    # om b\n    b: { c: 3 }\n");
	});
});

describe("a file that isn't formatted", () => {
	const written =
		"a:   1\nb: >-\n  en\n  to\nc:\n    - x\n    - y\nd: [ 1,2 ]\ne: 5\n";

	test("changes only around an edit", () => {
		expect(setValue(written, yaml(["e"]), 6)).toBe(
			written.replace("e: 5", "e: 6"),
		);
		expect(setValue(written, yaml(["a"]), 2)).toBe(
			written.replace("a:   1", "a: 2"),
		);
	});

	test("can be formatted, once", () => {
		const formatted = formatFile("a.yaml", written) ?? "";
		expect(formatted).toBe(
			"a: 1\nb: >-\n  en to\nc:\n  - x\n  - y\nd: [1, 2]\ne: 5\n",
		);
		expect(formatFile("a.yaml", formatted)).toBe(formatted);
		expect(formatFile("a.yaml", "a: [\n")).toBeUndefined();
		// The engine reads 2.000 as a text, since it may mean 2000.
		const unusual = 'a: 2.000\nb: "1.50"\n';
		expect(formatFile("a.yaml", unusual)).toBe(unusual);
		expect(formatFile("a.md", "Hej.\n")).toBe("Hej.\n");
	});
});

describe("a Markdown file", () => {
	test("gets front matter, which is removed with its last field", () => {
		const short = "---\nb: true\n---\n\nTekst.\n";
		expect(setValue("Tekst.\n", field(["b"]), true)).toBe(short);
		expect(setValue(short, field(["b"]), undefined)).toBe("Tekst.\n");
		expect(setValue("Tekst.\n", field(["b"]), undefined)).toBe("Tekst.\n");
		expect(
			setValue(`---\n# om\na: x\n---\nTekst.\n`, field(["a"]), "y: z"),
		).toBe('---\n# om\na: "y: z"\n---\nTekst.\n');
	});

	test.each([
		["line by line", "En\nto.\n", "En\ntre.", "En\ntre.\n"],
		["between its blank lines", "\n\nEn.\n\n\n", "To.", "\n\nTo.\n\n\n"],
		["without others", "En.\n", "\n\nTo.\n\n", "To.\n"],
		["with its line breaks", "En.\r\n", "En\n\nto.", "En\r\n\r\nto.\r\n"],
		["indented", "En.\n", "    kode", "    kode\n"],
		[
			"below front matter",
			"---\nb: 1\n---\n",
			"To.",
			"---\nb: 1\n---\n\nTo.\n",
		],
		[
			"that begins with a line",
			"En.\n",
			"---\n\nTo.",
			"---\n---\n\n---\n\nTo.\n",
		],
	])("gets another text %s", (_, before, markdown, after) => {
		expect(setValue(before, body, markdown)).toBe(after);
	});

	test("is read as its values and its text", () => {
		const bytes = Buffer.from("\uFEFF---\r\na: 1\r\n---\r\nEn.\r\n");
		expect(readContentFile("a.md", bytes)).toEqual({
			value: { a: 1 },
			markdown: "En.\n",
		});
		expect(readContentFile("a.yaml", Buffer.from("- 1\n"))).toEqual({
			value: [1],
			markdown: undefined,
		});
		expect(readContentFile("a.yaml", Buffer.from("a: [\n"))).toBeUndefined();
		expect(readContentFile("a.png", bytes)).toBeUndefined();
		expect(readContentFile("a.yaml", undefined)).toBeUndefined();
	});
});

test("byte order marks and line breaks stay", () => {
	const before = "\uFEFF# om\r\na: 1\r\nb: x\r\n";
	expect(setValue(before, yaml(["b"]), "z")).toBe(
		"\uFEFF# om\r\na: 1\r\nb: z\r\n",
	);
	const change = { line: 2, column: 4, length: 1, by: "20" };
	expect(applyTextChange(before, change)).toBe(
		"\uFEFF# om\r\na: 20\r\nb: x\r\n",
	);
});

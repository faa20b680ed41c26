import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
	changeListInFile,
	setInFile,
} from "../../generator/edit/file/file-edit.ts";
import { changeList, setValue } from "../../generator/edit/file/yaml-edit.ts";
import { valueAt } from "../../generator/edit/file/yaml-text.ts";
import type { ValuePath, YamlValue } from "../../generator/edit/protocol.ts";
import { listContentFiles } from "../support/content.ts";
import { dose } from "../support/dose.ts";
import {
	expectSameAround,
	locateValue,
	parseData,
	withValue,
} from "../support/edited-values.ts";

describe("a text keeps its style", () => {
	test.each([
		["plain", "a: en to # x\n".replace(" # x", ""), "en tre", "a: en tre\n"],
		["in single quotes", "a: 'en to'\n", "det's", "a: 'det''s'\n"],
		[
			"in double quotes",
			'a: "en to"\n',
			'en "to" \\',
			'a: "en \\"to\\" \\\\"\n',
		],
		[
			"folded",
			"a: >-\n  en\n  to\nb: 1\n",
			"en tre",
			"a: >-\n  en tre\nb: 1\n",
		],
		["literal", "a: |-\n  en\n  to\n", "en\ntre", "a: |-\n  en\n  tre\n"],
		["literal, with its end", "a: |\n  en\n", "to\n", "a: |\n  to\n"],
		[
			"with its indentation",
			"a: >-\n     en\n     to\n",
			"en to tre",
			"a: >-\n     en to tre\n",
		],
		["plain, on several lines", "a: en\n  to\n", "en tre", "a: en tre\n"],
		[
			"in quotes, on several lines",
			'a: "en\n  to"\n',
			'en "tre"',
			'a: "en \\"tre\\""\n',
		],
		["with a comment beside it", 'a: "en" # om a\n', "to", 'a: "to" # om a\n'],
		["under a comment", "a: >- # om a\n  en\n", "to", "a: >- # om a\n  to\n"],
		[
			"between braces",
			"a: { b: en, c: to }\n",
			"tre",
			"a: { b: tre, c: to }\n",
			["a", "b"],
		],
		[
			"between brackets",
			'a: ["10:00", "12:00"]\n',
			"14:00",
			'a: ["10:00", "14:00"]\n',
			["a", 1],
		],
		[
			"of a date without quotes",
			"a: 2025-08-01\n",
			"2026-09-02",
			"a: 2026-09-02\n",
		],
	])("%s", (_, before, value, after, path: ValuePath = ["a"]) => {
		expect(setValue(before, path, value)).toBe(after);
	});
});

describe("a text changes its style if necessary", () => {
	test.each([
		["a colon", "a: en\n", "en: to", 'a: "en: to"\n'],
		["a comment character", "a: en\n", "en #to", 'a: "en #to"\n'],
		["a leading citation", "a: en\n", "{{x}} to", 'a: "{{x}} to"\n'],
		["curly quotation marks", "a: en\n", "“to”", 'a: "“to”"\n'],
		["a text like a number", "a: en\n", "1.950", 'a: "1.950"\n'],
		["a text like a date", "a: en\n", "2025-08-01", 'a: "2025-08-01"\n'],
		["a text like a boolean", "a: en\n", "no", 'a: "no"\n'],
		["nothing", "a: >-\n  en\n", "", 'a: ""\n'],
		["several lines", "a: en\n", "en\nto", "a: |-\n  en\n  to\n"],
		[
			"paragraphs in a folded text",
			"a: >-\n  en\n",
			"en\n\nto",
			"a: >-\n  en\n\n\n  to\n",
		],
		[
			"a space at the end of a folded block",
			"a: >-\n  en\n",
			" en",
			'a: " en"\n',
		],
		[
			"several lines between brackets",
			"a: [en]\n",
			"en\nto",
			'a: ["en\\nto"]\n',
			["a", 0],
		],
		[
			"a different end of a literal block",
			"a: |\n  en\n",
			"en",
			"a: |-\n  en\n",
		],
		["blank lines at its end", "a: en\n", "en\n\n ", 'a: "en\\n\\n "\n'],
		[
			"several lines beside a comment",
			'a: "en" # om a\n',
			"en\nto",
			'a: "en\\nto" # om a\n',
		],
	])("%s", (_, before, value, after, path: ValuePath = ["a"]) => {
		expect(setValue(before, path, value)).toBe(after);
	});

	test("a text replaces a number, and a number a text", () => {
		expect(setValue("a: 350 # kr.\n", ["a"], 400)).toBe("a: 400 # kr.\n");
		expect(setValue("a: 350\n", ["a"], "gratis")).toBe("a: gratis\n");
		expect(setValue("a: 350\n", ["a"], "350")).toBe('a: "350"\n');
		expect(setValue('a: "350"\n', ["a"], 350)).toBe("a: 350\n");
		expect(setValue("a: 350\n", ["a"], true)).toBe("a: true\n");
	});
});

describe("lines", () => {
	const words = (count: number, word = "ord") =>
		Array(count).fill(word).join(" ");

	test("of a folded block keep their width approximately", () => {
		const before = `a: >-\n  ${words(22)}\n  slut\nb: 1\n`;
		expect(setValue(before, ["a"], words(30))).toBe(
			`a: >-\n  ${words(22)}\n  ${words(8)}\nb: 1\n`,
		);
		expect(setValue("a: >-\n  en\n  to\n", ["a"], words(30))).toBe(
			`a: >-\n  ${words(19)}\n  ${words(11)}\n`,
		);
	});

	test("of a field that grows too long are folded", () => {
		expect(setValue("a: ord\n", ["a"], words(40))).toBe(
			`a: >-\n  ${words(27)}\n  ${words(13)}\n`,
		);
		expect(setValue("a: 2025-08-01\n", ["a"], words(40))).toBe(
			`a: >-\n  ${words(27)}\n  ${words(13)}\n`,
		);
		expect(setValue(`a: ${words(40)}\n`, ["a"], words(41))).toBe(
			`a: ${words(41)}\n`,
		);
		expect(setValue("{ a: ord }\n", ["a"], words(41))).toBe(
			`{ a: ${words(41)} }\n`,
		);
	});
});

describe("a field", () => {
	test.each<[string, string, ValuePath, YamlValue | undefined, string]>([
		[
			"is added below the last",
			"a: 1\n# slut\n",
			["b"],
			"x",
			"a: 1\nb: x\n# slut\n",
		],
		[
			"in a map of its own lines",
			"a:\n  b: 1\nc: 2\n",
			["a", "d"],
			true,
			"a:\n  b: 1\n  d: true\nc: 2\n",
		],
		[
			"in braces",
			"a: { b: 1 }\n",
			["a", "c"],
			"x, y",
			'a: { b: 1, c: "x, y" }\n',
		],
		["in empty braces", "a: {}\n", ["a", "b"], 1, "a:\n  b: 1\n"],
		[
			"with its parent maps",
			"a: 1\n",
			["b", "c", "d"],
			"x",
			"a: 1\nb:\n  c:\n    d: x\n",
		],
		[
			"in place of an empty value",
			"a:\nb: 1\n",
			["a", "c"],
			1,
			"a:\n  c: 1\nb: 1\n",
		],
		["after a line without a line break", "a: 1", ["b"], 2, "a: 1\nb: 2"],
		["in a file of comments", "# om\n", ["a"], 1, "# om\na: 1\n"],
		["with a name that needs quotes", "a: 1\n", ["1:1"], 1, 'a: 1\n"1:1": 1\n'],
		[
			"of a group",
			"a: 1\n",
			["b"],
			{ c: "x: y", d: [1, 2], e: [] },
			'a: 1\nb:\n  c: "x: y"\n  d: [1, 2]\n  e: []\n',
		],
		[
			"is removed with its lines",
			"a: >-\n  x\n  y\nb: 1\n",
			["a"],
			undefined,
			"b: 1\n",
		],
		[
			"with the comments above and beside it",
			"a: 1\n# om b\nb: 2 # kr.\nc: 3\n",
			["b"],
			undefined,
			"a: 1\nc: 3\n",
		],
		[
			"without the first comments of the file",
			"# om filen\na: 1\nb: 2\n",
			["a"],
			undefined,
			"# om filen\nb: 2\n",
		],
		["after a hyphen", "- a: 1\n  b: 2\n", [0, "a"], undefined, "- b: 2\n"],
		[
			"from braces",
			"a: { b: 1, c: 2 }\n",
			["a", "b"],
			undefined,
			"a: { c: 2 }\n",
		],
		[
			"as the last of its map",
			"a:\n  b: 1\nc: 2\n",
			["a", "b"],
			undefined,
			"a: {}\nc: 2\n",
		],
		["if it is missing", "a: 1\n", ["b"], undefined, "a: 1\n"],
	])("%s", (_, before, path, value, after) => {
		expect(setValue(before, path, value)).toBe(after);
	});

	test("that is restored is written at its place in its style", () => {
		const before = "# om\na: 1\n# om b\nb: 'x' # nej\nc: 3\n";
		const without = setValue(before, ["b"], undefined) ?? "";
		expect(without).toBe("# om\na: 1\nc: 3\n");
		expect(setValue(without, ["b"], "x", before)).toBe(before);
		expect(setValue(without, ["b"], "z", before)).toBe(
			"# om\na: 1\n# om b\nb: 'z' # nej\nc: 3\n",
		);
	});

	test("keeps its original style through intermediate edits", () => {
		const before = "a: en to\nb: >-\n  en to\n  tre\n";
		const typed = setValue(before, ["a"], "en: to", before) ?? "";
		expect(typed).toBe('a: "en: to"\nb: >-\n  en to\n  tre\n');
		expect(setValue(typed, ["a"], "en tom", before)).toBe(
			"a: en tom\nb: >-\n  en to\n  tre\n",
		);
		const short = setValue(before, ["b"], "en", before) ?? "";
		expect(short).toBe("a: en to\nb: >-\n  en\n");
		expect(setValue(short, ["b"], "en to tre", before)).toBe(before);
	});

	test("can't be set in a text, in an invalid file, or to an unsupported value", () => {
		expect(setValue("a: 1\n", ["a", "b"], 1)).toBeUndefined();
		expect(setValue("a: [\n", ["a"], 1)).toBeUndefined();
		expect(setValue("a: *b\n", ["c"], 1)).toBeUndefined();
		expect(setValue("a: 1\n", ["a"], Number.NaN)).toBeUndefined();
		expect(setValue("a: 1\n", ["a"], 1e300)).toBe("a: 1e+300\n");
	});
});

describe("a map or list", () => {
	test("changes only in the parts that differ", () => {
		const before =
			"a:\n  b: 'x' # om b\n  c: 1\n  d:\n    - {e: 1}\n    - {e: 2}\n";
		expect(
			setValue(before, ["a"], {
				b: "x",
				c: 2,
				d: [{ e: 1 }, { e: 3 }, { e: 4 }],
			}),
		).toBe(
			"a:\n  b: 'x' # om b\n  c: 2\n  d:\n    - {e: 1}\n    - {e: 3}\n    - e: 4\n",
		);
		expect(setValue('a: ["x", "y", "z"]\n', ["a"], ["x", "z"])).toBe(
			'a: ["x", "z"]\n',
		);
		expect(setValue("- a\n- b\n", [], ["b"])).toBe("- b\n");
	});
});

test.each(["title: { da: Ro, en: Calm }\n", "title:\n  da: Ro\n  en: Calm\n"])(
	"no-break spaces are part of a text, at its end too, and can be restored",
	(yaml) => {
		const path = ["title", "en"];
		for (const text of ["\u00A0", "Calm\u00A0", "\u00A0Calm"]) {
			const set = setValue(yaml, path, text) ?? "";
			expect(parseData("title.yaml", set)).toEqual({
				title: { da: "Ro", en: text },
			});
			expect(setValue(set, path, "Calm")).toBe(yaml);
		}
	},
);

describe("a list", () => {
	const lines = "# om filen\n- a\n# om b\n- 'b' # her\n- c\n";

	test.each<[string, string, Parameters<typeof changeList>[2], string]>([
		[
			"a copy below its original",
			lines,
			{ kind: "copy", index: 1 },
			"# om filen\n- a\n# om b\n- 'b' # her\n- 'b' # her\n- c\n",
		],
		[
			"an item moved down",
			lines,
			{ kind: "move", index: 0, to: 2 },
			"# om filen\n# om b\n- 'b' # her\n- c\n- a\n",
		],
		[
			"a removed item",
			lines,
			{ kind: "remove", index: 1 },
			"# om filen\n- a\n- c\n",
		],
		[
			"the only item removed",
			"# om\n- a\n",
			{ kind: "remove", index: 0 },
			"# om\n[]\n",
		],
		[
			"on one line",
			"[a, b, c]\n",
			{ kind: "move", index: 2, to: 0 },
			"[c, a, b]\n",
		],
		[
			"the only item on one line removed",
			"[ a, ]\n",
			{ kind: "remove", index: 0 },
			"[]\n",
		],
		[
			"empty lines stay between the items",
			"- a: 1\n  b: 2\n\n- a: 3\n",
			{ kind: "move", index: 0, to: 1 },
			"- a: 3\n\n- a: 1\n  b: 2\n",
		],
		[
			"empty lines come with a copy",
			"- a\n\n- b\n",
			{ kind: "copy", index: 1 },
			"- a\n\n- b\n\n- b\n",
		],
		[
			"a heading of several items stays",
			"- a\n\n# De andre\n\n- b\n- c\n",
			{ kind: "remove", index: 1 },
			"- a\n\n# De andre\n\n- c\n",
		],
		[
			"where the last line has no end",
			"- a\n- b",
			{ kind: "move", index: 0, to: 1 },
			"- b\n- a",
		],
	])("%s", (_, before, change, after) => {
		expect(changeList(before, [], change)).toBe(after);
	});

	test("in a field; removing the last item leaves brackets", () => {
		expect(
			changeList("a:\n- b\nc: 1\n", ["a"], { kind: "remove", index: 0 }),
		).toBe("a: []\nc: 1\n");
		expect(
			changeList("a:\n  # om\n  - b\n", ["a"], { kind: "copy", index: 0 }),
		).toBe("a:\n  # om\n  - b\n  - b\n");
	});

	test("inserts an item at an index", () => {
		expect(setValue("- a\n- b\n", [], ["a", { c: 1, d: "x" }, "b"])).toBe(
			"- a\n- c: 1\n  d: x\n- b\n",
		);
		expect(setValue('a: ["10:00"]\n', ["a"], ["10:00", "12:00"])).toBe(
			'a: ["10:00", "12:00"]\n',
		);
		expect(setValue("a: []\n", ["a"], [{ b: 1 }])).toBe("a:\n  - b: 1\n");
	});

	test("rejects a missing item", () => {
		expect(
			changeList("a: 1\n", ["a"], { kind: "copy", index: 0 }),
		).toBeUndefined();
		expect(
			changeList("- a\n", [], { kind: "remove", index: 1 }),
		).toBeUndefined();
	});
});

describe("a list with comments", () => {
	type Item = {
		name: number;
		above: boolean;
		beside: boolean;
		inside: boolean;
	};
	const items = fc.uniqueArray(
		fc.record({
			name: fc.nat(99),
			above: fc.boolean(),
			beside: fc.boolean(),
			inside: fc.boolean(),
		}),
		{ minLength: 2, maxLength: 5, selector: ({ name }) => name },
	);
	const write = (all: readonly Item[], column: number, gap: string) => {
		const written = all.map(({ name, above, beside, inside }) =>
			[
				...(above ? [`# over ${name}`] : []),
				`- x: ${name}${beside ? ` # ved ${name}` : ""}`,
				...(inside ? [`  # i ${name}`] : []),
			]
				.map((line) => `${" ".repeat(column)}${line}\n`)
				.join(""),
		);
		return `# om filen\n\na:\n${written.join(gap)}# om b\nb: 1\n`;
	};

	test("changes together with its items' comments", () => {
		fc.assert(
			fc.property(
				items,
				fc.constantFrom(0, 2, 4),
				fc.constantFrom("", "\n"),
				fc.nat(),
				fc.nat(),
				(all, column, gap, one, other) => {
					const [index, to] = [one % all.length, other % all.length];
					const item = all.slice(index, index + 1);
					const before = write(all, column, gap);
					const left = all.toSpliced(index, 1);
					const bare = item.map((each) => ({ ...each, above: false }));
					const change = (how: Parameters<typeof changeList>[2]) =>
						changeList(before, ["a"], how);
					expect(change({ kind: "remove", index })).toBe(
						write(left, column, gap),
					);
					expect(change({ kind: "move", index, to })).toBe(
						write(left.toSpliced(to, 0, ...item), column, gap),
					);
					expect(change({ kind: "copy", index })).toBe(
						write(all.toSpliced(index + 1, 0, ...bare), column, gap),
					);
				},
			),
			{ numRuns: dose(50, 3000) },
		);
	});
});

describe("a file", () => {
	const yaml = (path: ValuePath) => ({ file: "content/a.yaml", path });
	const field = (path: ValuePath) => ({ file: "content/a.md", path });
	const body = { file: "content/a.md", path: "markdown" } as const;

	test("without front matter gets none if there is nothing to remove", () => {
		expect(setInFile("Hej.\n", field(["from"]), undefined)).toBe("Hej.\n");
	});

	test("keeps its line breaks and its byte order mark", () => {
		const before = "\uFEFF# om\r\na: 1\r\nb: >-\r\n  en\r\n  to\r\n";
		expect(setInFile(before, yaml(["b"]), "en ny to")).toBe(
			"\uFEFF# om\r\na: 1\r\nb: >-\r\n  en ny to\r\n",
		);
		expect(setInFile("a: 1\nb: 2\r\nc: 3", yaml(["c"]), 4)).toBe(
			"a: 1\nb: 2\r\nc: 4",
		);
		expect(
			changeListInFile("- a\r\n- b\r\n", yaml([]), { kind: "copy", index: 1 }),
		).toBe("- a\r\n- b\r\n- b\r\n");
		expect(setInFile("- a\r\n", yaml([]), ["b", "a"])).toBe("- b\r\n- a\r\n");
	});

	test("gets front matter, which is removed with its last field", () => {
		const before = "---\n# om\na: x\nb: true\n---\n\nTekst.\n";
		expect(setInFile(before, field(["a"]), "y: z")).toBe(
			'---\n# om\na: "y: z"\nb: true\n---\n\nTekst.\n',
		);
		expect(setInFile(before, field(["b"]), undefined)).toBe(
			"---\n# om\na: x\n---\n\nTekst.\n",
		);
		const short = "---\nb: true\n---\n\nTekst.\n";
		expect(setInFile(short, field(["b"]), undefined)).toBe("Tekst.\n");
		expect(setInFile("Tekst.\n", field(["b"]), true)).toBe(short);
		expect(setInFile("---\n---\nTekst.\n", field(["b"]), true)).toBe(
			"---\nb: true\n---\nTekst.\n",
		);
		const tight = "---\nb:  true\n---\nTekst.\n";
		expect(setInFile("Tekst.\n", field(["b"]), true, tight)).toBe(tight);
	});

	test("may have Markdown below", () => {
		expect(setInFile("---\na: 1\n---\n\nEn\nto.\n", body, "En\ntre.")).toBe(
			"---\na: 1\n---\n\nEn\ntre.\n",
		);
		expect(setInFile("En\r\nto.", body, "En\ntre.\n")).toBe("En\r\ntre.");
		expect(setInFile("---\na: 1\n---\n", body, "En.")).toBe(
			"---\na: 1\n---\n\nEn.\n",
		);
		expect(setInFile("En.\n", body, undefined)).toBeUndefined();
	});
});

/** A value of the real content. */
type Leaf = {
	readonly file: string;
	readonly path: ValuePath;
	readonly value: YamlValue;
};

const files = new Map(
	listContentFiles(/\.(yaml|md)$/).map(({ file, text }) => [file, text]),
);
const values = [...files].flatMap(([file, text]) =>
	listValues(parseData(file, text) as YamlValue, []).map((each) => ({
		file,
		...each,
	})),
);
const lists = values.filter(
	({ value }) => Array.isArray(value) && value.length > 0,
);

describe("every value of the real content", () => {
	test("can become any text in its own lines and be restored to the same bytes, whatever its line breaks", () => {
		const texts = values.filter(({ value }) => typeof value === "string");
		const crlf = (text: string) => `\uFEFF${text.replaceAll("\n", "\r\n")}`;
		fc.assert(
			fc.property(
				fc.constantFrom(...texts),
				anyText,
				({ file, path, value }, text) => {
					const before = files.get(file) ?? "";
					fc.pre(text !== value);
					const after = setInFile(before, { file, path }, text) ?? "";
					expect(parseData(file, after)).toEqual(
						withValue(parseData(file, before), path, text),
					);
					expectSameAround(before, after, locateValue(file, before, path));
					expect(setInFile(after, { file, path }, value, before)).toBe(before);
					const other = crlf(before);
					expect(setInFile(other, { file, path }, text)).toBe(crlf(after));
				},
			),
			{ numRuns: dose(30, 5000) },
		);
	});

	test("can be removed and restored", () => {
		fc.assert(
			fc.property(
				fc.constantFrom(...values.filter(({ path }) => path.length > 0)),
				({ file, path }) => {
					const before = files.get(file) ?? "";
					const key = path.at(-1);
					const list = { file, path: path.slice(0, -1) };
					const after =
						typeof key === "number"
							? changeListInFile(before, list, { kind: "remove", index: key })
							: setInFile(before, { file, path }, undefined);
					expect(after).toBeDefined();
					expect(parseData(file, after ?? "")).toEqual(
						withValue(parseData(file, before), path, undefined),
					);
					const whole = typeof key === "number" ? list : { file, path };
					const data = parseData(file, before) as YamlValue;
					const old = valueAt(data, whole.path);
					expect(setInFile(after ?? "", whole, old, before)).toBe(before);
				},
			),
			{ numRuns: dose(15, 5000) },
		);
	});

	test("in a list can be copied, removed, and moved back and forth", () => {
		fc.assert(
			fc.property(
				fc.constantFrom(...lists),
				fc.nat(),
				fc.nat(),
				(list, one, other) => {
					const before = files.get(list.file) ?? "";
					const items = list.value as readonly YamlValue[];
					const [index, to] = [one % items.length, other % items.length];
					const copied =
						changeListInFile(before, list, { kind: "copy", index }) ?? "";
					expect(parseData(list.file, copied)).toEqual(
						withValue(
							parseData(list.file, before),
							list.path,
							items.toSpliced(index, 0, items[index] ?? null),
						),
					);
					expect(
						changeListInFile(copied, list, {
							kind: "remove",
							index: index + 1,
						}),
					).toBe(before);
					const moved =
						changeListInFile(before, list, { kind: "move", index, to }) ?? "";
					expect(parseData(list.file, moved)).toEqual(
						withValue(
							parseData(list.file, before),
							list.path,
							items.toSpliced(index, 1).toSpliced(to, 0, items[index] ?? null),
						),
					);
					expect(
						changeListInFile(moved, list, {
							kind: "move",
							index: to,
							to: index,
						}),
					).toBe(before);
				},
			),
			{ numRuns: dose(10, 3000) },
		);
	});
});

function listValues(value: YamlValue, path: ValuePath): Omit<Leaf, "file">[] {
	const here = path.length > 0 || Array.isArray(value) ? [{ path, value }] : [];
	if (typeof value !== "object" || value === null) return here;
	return [
		...here,
		...Object.entries(value).flatMap(([key, each]) =>
			listValues(each, [...path, Array.isArray(value) ? Number(key) : key]),
		),
	];
}

/** Texts with special YAML meaning, lines and paragraphs, and long texts. */
const anyText = fc
	.array(
		fc.oneof(
			fc.constantFrom("true", "no", "~", "12", "1.950", "12:30", "2026-01-02"),
			fc.constantFrom(
				"ord",
				"æøå",
				"a: b",
				": ",
				" # ",
				"- ",
				"? ",
				"---",
				"...",
			),
			fc.constantFrom(..."#\"'“”{}[],&*!%@`>|\\\t"),
			fc.constantFrom(" ", "\n", "\n\n", "ord ".repeat(30)),
		),
		{ minLength: 1, maxLength: 9 },
	)
	.map((parts) => parts.join(""));

import fc from "fast-check";
import type { Source } from "../../generator/types.ts";
import { createSource } from "../support/check.ts";
import { hostile, hostileTrees } from "./hostile.ts";
import { changeTree, treeChanges } from "./tree.ts";

// Edits of a content file by hand, by accident of a program, or with malice. Each edit is plain data, so that a failing
// case can be printed, repeated and shrunk.

/** Replacements of a line and the one below it. */
const lineChanges = {
	delete: (_, next) => [next],
	duplicate: (line, next) => [line, line, next],
	swap: (line, next) => [next, line],
	join: (line, next) => [`${line}${next}`],
	indent: (line, next) => [`  ${line}`, next],
	outdent: (line, next) => [line.replace(/^ {1,2}/, ""), next],
	tab: (line, next) => [`\t${line}`, next],
	"indent hugely": (line, next) => [`${" ".repeat(50_000)}${line}`, next],
} satisfies Record<string, (line: string, next: string) => string[]>;

const encodings = {
	crlf: (text) => Buffer.from(text.replaceAll("\n", "\r\n")),
	cr: (text) => Buffer.from(text.replaceAll("\n", "\r")),
	bom: (text) => Buffer.from(`\uFEFF${text}`),
	"utf-16": (text) => Buffer.from(`\uFEFF${text}`, "utf16le"),
	"latin-1": (text) => Buffer.from(text, "latin1"),
	nul: (text) => Buffer.from(`${text}\0`),
} satisfies Record<string, (text: string) => Buffer>;

const listKeys = <T extends object>(of: T) => Object.keys(of) as (keyof T)[];

/** A uniformly distributed position in ten-thousandths of a length, which fits any file. */
const share = fc
	.noBias(fc.nat({ max: 10_000 }))
	.map((shares) => shares / 10_000);
const anything = fc.oneof(
	fc.constantFrom(...hostile),
	fc.string({ unit: "binary", maxLength: 40 }),
	fc.string({ unit: "grapheme", maxLength: 200 }),
);

const edits = {
	/** Replaces bytes: none by text, some by nothing, one by another, or the rest of the file by nothing. */
	splice: fc.record({
		kind: fc.constant("splice" as const),
		at: share,
		length: fc.constantFrom(0, 0, 0, 1, 3, 300, Number.MAX_SAFE_INTEGER),
		text: fc.oneof({ weight: 3, arbitrary: anything }, fc.constant("")),
		bytes: fc.array(fc.nat({ max: 255 }), { maxLength: 3 }),
	}),
	all: fc.record({
		kind: fc.constant("all" as const),
		text: fc.oneof(anything, fc.constantFrom(...hostileTrees)),
	}),
	line: fc.record({
		kind: fc.constant("line" as const),
		change: fc.constantFrom(...listKeys(lineChanges)),
		at: share,
	}),
	encoding: fc.record({
		kind: fc.constant("encoding" as const),
		encoding: fc.constantFrom(...listKeys(encodings)),
	}),
	tree: fc.record({
		kind: fc.constant("tree" as const),
		change: fc.constantFrom(...treeChanges),
		at: share,
		other: share,
		value: fc.oneof(
			anything,
			fc.constantFrom(null, true, 0, -1, 1e300, Number.NaN, [], {}, [[]]),
			fc.jsonValue({ maxDepth: 3 }),
		),
	}),
};

const edit = fc.oneof(
	{ weight: 6, arbitrary: edits.splice },
	{ weight: 1, arbitrary: edits.all },
	{ weight: 3, arbitrary: edits.line },
	{ weight: 1, arbitrary: edits.encoding },
	{ weight: 6, arbitrary: edits.tree },
);

/** An edit of one file. */
type Edit = typeof edit extends fc.Arbitrary<infer T> ? T : never;

/** Edits of one file of the content. */
export type Mutation = {
	readonly file: string;
	readonly edits: readonly Edit[];
};

/** Generates one or more edits of one of the content files among these sources. */
export function mutations(sources: readonly Source[]): fc.Arbitrary<Mutation> {
	const files = sources
		.map(({ path }) => path)
		.filter((path) => path.startsWith("content/"));
	return fc.record({
		file: fc.constantFrom(...files),
		edits: fc.array(edit, { minLength: 1, maxLength: 3 }),
	});
}

/** Returns the sources after edits of a file. */
export function applyMutation(
	sources: readonly Source[],
	{ file, edits }: Mutation,
): Source[] {
	return sources.map((source) => {
		if (source.path !== file) return source;
		const bytes = edits.reduce<Uint8Array>(
			(before, edit) => applyEdit(before, edit, file),
			source.bytes,
		);
		return createSource(file, bytes);
	});
}

function applyEdit(bytes: Uint8Array, edit: Edit, file: string): Uint8Array {
	const text = new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);
	switch (edit.kind) {
		case "splice": {
			const start = Math.floor(edit.at * bytes.length);
			const before = bytes.subarray(0, start);
			const after = bytes.subarray(start + edit.length);
			const added = [...Buffer.from(edit.text), ...edit.bytes];
			return Uint8Array.from([...before, ...added, ...after]);
		}
		case "all":
			return Buffer.from(edit.text);
		case "line": {
			const lines = text.split("\n");
			const at = Math.floor(edit.at * (lines.length - 1));
			const [line = "", next = ""] = lines.slice(at, at + 2);
			lines.splice(at, 2, ...lineChanges[edit.change](line, next));
			return Buffer.from(lines.join("\n"));
		}
		case "encoding":
			return encodings[edit.encoding](text);
		case "tree":
			return Buffer.from(changeTree(text, edit, file));
	}
}

import fc from "fast-check";
import { hostile, hostileTrees } from "./hostile.ts";
import { changeTree } from "./tree.ts";

// Edits of a content file by hand, by accident of a program, or with malice. Each edit is plain data, so that a failing
// case can be printed, repeated and shrunk.

/** An edit of one file. Positions are relative to the file's length, so that they fit any file. */
export type Edit =
	| { readonly kind: "flip"; readonly at: number; readonly bit: number }
	| { readonly kind: "delete"; readonly at: number; readonly length: number }
	| { readonly kind: "insert"; readonly at: number; readonly text: string }
	| { readonly kind: "bytes"; readonly at: number; readonly bytes: number[] }
	| { readonly kind: "truncate"; readonly at: number }
	| { readonly kind: "replace all"; readonly text: string }
	| {
			readonly kind: LineEdit;
			readonly at: number;
			readonly to: number;
	  }
	| { readonly kind: Encoding }
	| TreeEdit;

/** An edit of the nth value of a file's YAML. */
export type TreeEdit = {
	readonly kind: "tree";
	readonly change: TreeChange;
	readonly at: number;
	readonly other: number;
	readonly value: unknown;
};

const lineEdits = [
	"delete line",
	"duplicate line",
	"move line",
	"join line",
	"indent line",
	"outdent line",
	"tab line",
	"indent hugely",
] as const;
type LineEdit = (typeof lineEdits)[number];

const encodings = ["crlf", "cr", "bom", "utf-16", "latin-1", "nul"] as const;
type Encoding = (typeof encodings)[number];

const treeChanges = [
	"replace",
	"delete",
	"rename key",
	"add key",
	"repeat",
	"swap",
	"wrap",
] as const;
export type TreeChange = (typeof treeChanges)[number];

/** A uniformly distributed position in ten-thousandths of the file's length. */
const share = fc
	.noBias(fc.nat({ max: 10_000 }))
	.map((shares) => shares / 10_000);
const anything = fc.oneof(
	fc.constantFrom(...hostile),
	fc.string({ unit: "binary", maxLength: 40 }),
	fc.string({ unit: "grapheme", maxLength: 200 }),
);

const edit: fc.Arbitrary<Edit> = fc.oneof(
	fc.record({
		kind: fc.constant("flip" as const),
		at: share,
		bit: fc.nat({ max: 7 }),
	}),
	fc.record({
		kind: fc.constant("delete" as const),
		at: share,
		length: fc.oneof(fc.integer({ min: 1, max: 6 }), fc.nat({ max: 2000 })),
	}),
	{
		weight: 3,
		arbitrary: fc.record({
			kind: fc.constant("insert" as const),
			at: share,
			text: anything,
		}),
	},
	fc.record({
		kind: fc.constant("bytes" as const),
		at: share,
		bytes: fc.array(fc.nat({ max: 255 }), { minLength: 1, maxLength: 20 }),
	}),
	fc.record({ kind: fc.constant("truncate" as const), at: share }),
	fc.record({
		kind: fc.constant("replace all" as const),
		text: fc.oneof(anything, fc.constantFrom(...hostileTrees)),
	}),
	{
		weight: 3,
		arbitrary: fc.record({
			kind: fc.constantFrom(...lineEdits),
			at: share,
			to: share,
		}),
	},
	fc.record({ kind: fc.constantFrom(...encodings) }),
	{
		weight: 6,
		arbitrary: fc.record({
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
	},
);

/** Generates one of these files with one or more edits. */
export function mutations(files: readonly string[]) {
	return fc.record({
		file: fc.constantFrom(...files),
		edits: fc.array(edit, { minLength: 1, maxLength: 3 }),
	});
}

/** Returns the bytes of a file after an edit. */
export function applyEdit(
	bytes: Uint8Array,
	edit: Edit,
	file: string,
): Uint8Array {
	switch (edit.kind) {
		case "flip": {
			const copy = Uint8Array.from(bytes);
			const at = offset(bytes, edit.at);
			copy[at] = (copy[at] ?? 0) ^ (1 << edit.bit);
			return copy;
		}
		case "delete":
			return splice(bytes, edit.at, edit.length, []);
		case "insert":
			return splice(bytes, edit.at, 0, Buffer.from(edit.text));
		case "bytes":
			return splice(bytes, edit.at, 0, edit.bytes);
		case "truncate":
			return bytes.subarray(0, offset(bytes, edit.at));
		case "replace all":
			return Buffer.from(edit.text);
		case "tree":
			return Buffer.from(changeTree(textOf(bytes), edit, file));
		default:
			return "at" in edit ? editLine(bytes, edit) : encode(bytes, edit.kind);
	}
}

function editLine(
	bytes: Uint8Array,
	{ kind, at, to }: Extract<Edit, { kind: LineEdit }>,
): Uint8Array {
	const lines = textOf(bytes).split("\n");
	const index = Math.floor(at * (lines.length - 1));
	const line = lines[index] ?? "";
	const put = (...instead: string[]) => lines.splice(index, 1, ...instead);
	switch (kind) {
		case "delete line":
			put();
			break;
		case "duplicate line":
			put(line, line);
			break;
		case "move line":
			put();
			lines.splice(Math.floor(to * lines.length), 0, line);
			break;
		case "join line":
			lines.splice(index, 2, `${line}${lines[index + 1] ?? ""}`);
			break;
		case "indent line":
			put(`  ${line}`);
			break;
		case "outdent line":
			put(line.replace(/^ {1,2}/, ""));
			break;
		case "tab line":
			put(`\t${line}`);
			break;
		case "indent hugely":
			put(`${" ".repeat(Math.ceil(to * 100_000))}${line}`);
	}
	return Buffer.from(lines.join("\n"));
}

function encode(bytes: Uint8Array, encoding: Encoding): Uint8Array {
	const text = textOf(bytes);
	switch (encoding) {
		case "crlf":
			return Buffer.from(text.replaceAll("\n", "\r\n"));
		case "cr":
			return Buffer.from(text.replaceAll("\n", "\r"));
		case "bom":
			return Buffer.from(`\uFEFF${text}`);
		case "utf-16":
			return Buffer.from(`\uFEFF${text}`, "utf16le");
		case "latin-1":
			return Buffer.from(text, "latin1");
		case "nul":
			return Buffer.from(`${text}\0`);
	}
}

function splice(
	bytes: Uint8Array,
	at: number,
	length: number,
	instead: Iterable<number>,
): Uint8Array {
	const start = offset(bytes, at);
	return Uint8Array.from([
		...bytes.subarray(0, start),
		...instead,
		...bytes.subarray(start + length),
	]);
}

function offset(bytes: Uint8Array, at: number): number {
	return Math.min(Math.floor(at * bytes.length), Math.max(0, bytes.length - 1));
}

function textOf(bytes: Uint8Array): string {
	return new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);
}

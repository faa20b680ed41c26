import {
	type Document,
	isAlias,
	isScalar,
	LineCounter,
	parseDocument,
	visit,
	type YAMLParseError,
} from "yaml";
import {
	type Checked,
	type Diagnostic,
	errorAt,
	type Place,
} from "../diagnostic.ts";
import type { Places } from "../types.ts";
import { alignScalar, type Locator, locateAll } from "./locate.ts";

/** A YAML text: what it says, where each value stands, and how to find a place within one. */
export type Yaml = {
	readonly value: unknown;
	readonly places: Places;
	/** From an offset within the text of the string at `path` to its place in the file. */
	locatorAt(path: readonly PropertyKey[]): Locator;
};

/** Reads YAML 1.2 (core schema: dates and yes/no stay text). Anchors and aliases are refused. */
export function parseYaml(
	file: string,
	text: string,
): Checked<Yaml | undefined> {
	const counter = new LineCounter();
	const document = parseDocument(text, {
		lineCounter: counter,
		stringKeys: true,
		prettyErrors: false,
		logLevel: "silent",
	});
	const diagnostics = problems(document, text, file, counter);
	if (diagnostics.length > 0) return { value: undefined, diagnostics };
	return {
		value: {
			value: document.toJS(),
			places: locateAll(document, counter, text),
			locatorAt: (path) => scalarLocator(document, path, text, counter),
		},
		diagnostics: [],
	};
}

function scalarLocator(
	document: Document,
	path: readonly PropertyKey[],
	text: string,
	counter: LineCounter,
): Locator {
	const node = document.getIn(path, true);
	if (!isScalar(node) || !node.range) {
		throw new Error(`No scalar at ${path.join("/")}`);
	}
	const [start, end] = node.range;
	const offsets = alignScalar(text.slice(start, end), String(node.value));
	return (offset, length) => {
		const { line, col } = counter.linePos(start + (offsets[offset] ?? 0));
		return { line, column: col, length };
	};
}

function problems(
	document: Document.Parsed,
	text: string,
	file: string,
	counter: LineCounter,
): Diagnostic[] {
	const repeated = document.errors.filter(
		({ code }) => code === "DUPLICATE_KEY",
	);
	// One slip often gives the parser several errors in a row; only the first one tells the truth.
	const told =
		repeated.length === document.errors.length
			? repeated
			: document.errors.slice(0, 1);
	const errors = told.map((error) => syntaxError(error, text, file, counter));
	if (errors.length > 0) return errors;
	const special: Diagnostic[] = [];
	visit(document, {
		Node(_, node) {
			const tagged =
				node.tag !== undefined && !node.tag.startsWith("tag:yaml.org,2002:");
			const anchored = "anchor" in node && node.anchor !== undefined;
			if (!tagged && !anchored && !isAlias(node)) return;
			const { line, col } = counter.linePos(node.range?.[0] ?? 0);
			special.push(
				errorAt(
					file,
					{ line, column: col, length: 1 },
					"yaml-syntax",
					"A text that starts with &, * or ! has a special meaning in YAML, which is not used here.",
					"Put the text in quotes.",
				),
			);
		},
	});
	return special;
}

function syntaxError(
	error: YAMLParseError,
	text: string,
	file: string,
	counter: LineCounter,
): Diagnostic {
	const [message, hint] = explain(error, text, counter);
	const [start, end] = startOf(error, text);
	const { line, col } = counter.linePos(start);
	const lineEnd = text.indexOf("\n", start);
	const stop = Math.min(end, lineEnd < 0 ? text.length : lineEnd);
	const place: Place = { line, column: col, length: Math.max(1, stop - start) };
	return errorAt(file, place, "yaml-syntax", message, hint);
}

/** The parser places a quotation mark that is never closed at the file's end; its beginning tells more. */
function startOf(
	error: YAMLParseError,
	text: string,
): readonly [number, number] {
	const [start, end] = error.pos;
	if (error.code !== "MISSING_CHAR" || !/closing .?quote/i.test(error.message))
		return [start, end];
	const opening = unclosedQuote(text);
	return opening === undefined ? [start, end] : [opening, opening + 1];
}

/** The last quotation mark that opens a value and has no partner on its own line. */
function unclosedQuote(text: string): number | undefined {
	let offset = 0;
	let found: number | undefined;
	for (const line of text.split("\n")) {
		const opening = /^(\s*(?:- )*(?:[\w-]+:\s+)?)(["'])/.exec(line);
		const [, lead = "", quote = ""] = opening ?? [];
		if (opening && !line.slice(lead.length + 1).includes(quote)) {
			found ??= offset + lead.length;
		}
		offset += line.length + 1;
	}
	return found;
}

function explain(
	error: YAMLParseError,
	text: string,
	counter: LineCounter,
): readonly [string, string] {
	const { line } = counter.linePos(error.pos[0]);
	const written = text.split("\n")[line - 1] ?? "";
	if (/:\s+\{\{/.test(written)) {
		return [
			"A text that starts with {{ must be in quotes, or YAML takes it for something else.",
			'Write it as lead: "{{price.session-1h}} for …".',
		];
	}
	if (/^\s*\t/.test(written) || error.code === "TAB_AS_INDENT") {
		return [
			"The line is indented with a tab, which YAML doesn't allow.",
			"Use spaces, two for each level.",
		];
	}
	if (/:\s[^"'|>]*:(\s|$)/.test(written)) {
		return [
			"The text contains a colon, so YAML takes its beginning for a key.",
			'Put the whole text in quotes: title: "Nyt: vi åbner".',
		];
	}
	switch (error.code) {
		case "DUPLICATE_KEY":
			return ["The same key stands twice here.", "Delete one of the two."];
		case "MISSING_CHAR":
			return /quote/i.test(error.message)
				? [
						"A quotation mark is opened here and never closed.",
						'Close it at the end of the text; inside the text, write \\" for a quotation mark.',
					]
				: [
						"Something is missing here; YAML expects another character.",
						`The parser says: ${error.message}.`,
					];
		case "BAD_INDENT":
		case "BLOCK_IN_FLOW":
		case "MULTILINE_IMPLICIT_KEY":
			return [
				"The line doesn't fit in with the lines around it.",
				"Lines that belong together start in the same column; a key ends with a colon and a space.",
			];
		case "NON_STRING_KEY":
			return ["A key must be a plain word.", "Put it in quotes."];
		case "BAD_SCALAR_START":
			return [
				"A text can't start with this character.",
				"Put the text in quotes.",
			];
		default:
			return [
				"YAML can't be read from here on.",
				`The parser says: ${error.message}.`,
			];
	}
}

import {
	type Document,
	isAlias,
	isCollection,
	isNode,
	isPair,
	isScalar,
	parseDocument,
	visit,
	YAMLParseError,
} from "yaml";
import {
	type Checked,
	type Diagnostic,
	errorAt,
} from "../../diagnostics/diagnostic.ts";
import { type Path, type Places, pointer } from "../../diagnostics/places.ts";
import { placeAt } from "../decode.ts";
import { alignScalar, type Locator, locateAll } from "../locate.ts";
import type { Problem } from "../problem.ts";
import { explainSyntax, findDirective, nestedTooDeeply } from "./errors.ts";
import { findPitfalls } from "./pitfalls.ts";

/** A parsed YAML text: its value, the place of each value in it, and how to find places within strings. */
export type Yaml = {
	readonly value: unknown;
	readonly places: Places;
	/** Whether the file itself has a string, number or the like at `path`. */
	hasScalar(path: Path): boolean;
	/** Returns the locator of the string at `path`: from offsets in its text to places in the file. */
	locatorAt(path: Path): Locator;
	/** Whether what is at `path`, or would be, is within { } or [ ]. */
	isWithinBraces(path: Path): boolean;
	/** Returns whether {{…}} at an offset in the string at `path` needs quotes around the string. */
	isUnquoted(path: Path): (offset: number) => boolean;
};

/**
 * Parses YAML 1.2 (core schema: dates and yes/no are text, and so are unusual numbers). Reports syntax errors, anchors,
 * aliases and other pitfalls; then the value is undefined. `locales` are the languages of the site.
 */
export function parseYaml(
	file: string,
	text: string,
	locales: readonly string[] = [],
): Checked<Yaml | undefined> {
	const document = parseDocument(text, options);
	const diagnostics = problems(document, text, file, locales);
	if (diagnostics.length > 0) return { value: undefined, diagnostics };
	restoreUnusualNumbers(document);
	const locators = new Map<string, Locator>();
	return {
		value: {
			value: document.toJS(),
			places: locateAll(document, text),
			isWithinBraces: (path) => isWithinBraces(document, path),
			isUnquoted: (path) => (offset) => {
				const node = document.getIn(path, true);
				const isPlain = isScalar(node) && node.type === "PLAIN";
				return isPlain && (offset === 0 || isWithinBraces(document, path));
			},
			hasScalar: (path) => isScalar(document.getIn(path, true)),
			locatorAt: (path) => {
				// A text may be located several times, and the first time is the expensive one.
				const at = pointer(path);
				const locator = locators.get(at) ?? scalarLocator(document, path, text);
				locators.set(at, locator);
				return locator;
			},
		},
		diagnostics: [],
	};
}

const options = {
	stringKeys: true,
	prettyErrors: false,
	// “silent” would also suppress the error about a second document in the file.
	logLevel: "error",
} as const;

/** Parses YAML with the tokens of its source, for edits of the text. Returns undefined where parseYaml reports a problem. */
export function parseWithTokens(
	text: string,
): { readonly document: Document; readonly value: unknown } | undefined {
	const document = parseDocument(text, { ...options, keepSourceTokens: true });
	if (problems(document, text, "", []).length > 0) return undefined;
	restoreUnusualNumbers(document);
	return { document, value: document.toJS() };
}

/** Returns what can be read of YAML with errors: so a page's address is known although another line is broken. */
export function rawYaml(text: string): unknown {
	const document = parseDocument(text, {
		stringKeys: true,
		logLevel: "silent",
	});
	return findDirective(text) || findTooDeep(document) || hasProperties(document)
		? undefined
		: document.toJS();
}

/** Whether any node has an anchor, an alias or a tag: the data may then be infinite, or no plain data. */
function hasProperties(document: Document): boolean {
	let found = false;
	visit(document, {
		Node(_, node) {
			if (isAlias(node) || node.anchor !== undefined || node.tag !== undefined)
				found = true;
			return found ? visit.BREAK : undefined;
		},
	});
	return found;
}

/**
 * Turns numbers back into text where YAML reads another number than readers in much of Europe do (1.950, 0900, 1e3). A
 * schema that requires a number then reports the text as written.
 */
function restoreUnusualNumbers(document: Document): void {
	visit(document, {
		Scalar(_, node) {
			if (typeof node.value === "number" && String(node.value) !== node.source)
				node.value = node.source;
		},
	});
}

function isWithinBraces(document: Document, path: Path): boolean {
	return path.some((_, depth) => {
		const around = document.getIn(path.slice(0, depth), true);
		return isCollection(around) && around.flow === true;
	});
}

function scalarLocator(document: Document, path: Path, text: string): Locator {
	const node = document.getIn(path, true);
	if (!isScalar(node) || !node.range) {
		throw new Error(`No scalar at ${path.join("/")}`);
	}
	const [start, end] = node.range;
	let offsets: readonly number[] | undefined;
	return (offset, length) => {
		// Most texts are never located.
		offsets ??= alignScalar(text.slice(start, end), String(node.value));
		return placeAt(text, start + (offsets[offset] ?? 0), length);
	};
}

/**
 * Errors for the first repeated key of each map: if the line between two groups is missing, all keys are repeated. The
 * parser's own error has the wrong place if the previous key has no value.
 */
function repeatedKeys(document: Document): YAMLParseError[] {
	const errors: YAMLParseError[] = [];
	visit(document, {
		Map(_, { items }) {
			const known = new Set<unknown>();
			const again = items.find(({ key }) => {
				const name = isScalar(key) ? key.value : key;
				const isKnown = known.has(name);
				known.add(name);
				return isKnown;
			});
			const key = again?.key;
			if (isNode(key) && key.range)
				errors.push(
					new YAMLParseError(
						[key.range[0], key.range[1]],
						"DUPLICATE_KEY",
						"Map keys must be unique",
					),
				);
		},
	});
	return errors;
}

function pitfalls(document: Document, text: string): Problem[] {
	const tooDeep = findTooDeep(document);
	return tooDeep ? [tooDeep] : findPitfalls(document, text);
}

function problems(
	document: Document.Parsed,
	text: string,
	file: string,
	locales: readonly string[],
): Diagnostic[] {
	// The parser often reports several errors with one cause; only the first one is reliable.
	const isRepetition = document.errors.every(
		({ code }) => code === "DUPLICATE_KEY",
	);
	const repeated = isRepetition ? repeatedKeys(document) : [];
	const errors = repeated.length > 0 ? repeated : document.errors.slice(0, 1);
	const directive = findDirective(text);
	const found = directive
		? [directive]
		: errors.length > 0
			? errors.map((error) => explainSyntax(error, document, text, locales))
			: pitfalls(document, text);
	return found.map(({ start, end, message, hint }) => {
		const { length, ...place } = placeAt(text, start, end - start);
		const visible = { ...place, length: Math.max(1, length) };
		return errorAt(file, visible, "yaml-syntax", message, hint);
	});
}

/** Levels of nested maps and lists. Real content has a fifth of it. */
const maxDepth = 40;

/** Returns a problem at the first value that is nested too deeply for recursion. Itself uses none. */
function findTooDeep({ contents }: Document): Problem | undefined {
	const open: { readonly node: unknown; readonly level: number }[] = [
		{ node: contents, level: 0 },
	];
	for (let next = open.pop(); next; next = open.pop()) {
		const { node, level } = next;
		if (isPair(node))
			open.push({ node: node.key, level }, { node: node.value, level });
		if (!isCollection(node)) continue;
		const [start = 0] = node.range ?? [];
		if (level > maxDepth) return { start, end: start + 1, ...nestedTooDeeply };
		for (const item of node.items) open.push({ node: item, level: level + 1 });
	}
	return undefined;
}

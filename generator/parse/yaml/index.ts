import {
	Composer,
	type CST,
	type Document,
	isCollection,
	isScalar,
	Lexer,
	Parser,
	visit,
} from "yaml";
import { explain, type Fault } from "../../diagnostics/diagnostic.ts";
import { type Path, type Places, toPointer } from "../../diagnostics/places.ts";
import { createLocator } from "../decode.ts";
import {
	type Locator,
	type Parsed,
	toProblems,
	withoutProblems,
} from "../problem.ts";
import { explainYamlError, findEarlyMistake } from "./errors.ts";
import { findMisleadingYaml } from "./pitfalls.ts";
import { listPlaces, mapScalarOffsets } from "./places.ts";

/** A parsed YAML text: its value, the place of each value in it, and how to find places within strings. */
export type ParsedYaml = {
	readonly value: unknown;
	readonly places: Places;
	/** Whether the file itself has a string, number or the like at `path`. */
	hasScalar(path: Path): boolean;
	/** Returns a function that maps offsets in the string at `path` to places in the file. */
	locatorAt(path: Path): Locator;
	/** Returns whether {{…}} at an offset in the string at `path` needs quotes around the string. */
	isUnquoted(path: Path): (offset: number) => boolean;
};

/**
 * Parses YAML 1.2 (core schema: dates and yes/no are text, and so are unusual numbers). Reports syntax errors, anchors,
 * aliases and other pitfalls; then the value is undefined.
 */
export function parseYaml(text: string): Parsed<ParsedYaml | undefined> {
	const placeAt = createLocator(text);
	const { document, faults } = parseDocument(text);
	if (!document)
		return { value: undefined, problems: toProblems(faults, placeAt) };
	const locators = new Map<string, Locator>();
	return withoutProblems({
		value: document.toJS(),
		places: listPlaces(document, text, placeAt),
		isUnquoted: (path) => (offset) => {
			const node = document.getIn(path, true);
			const isPlain = isScalar(node) && node.type === "PLAIN";
			return isPlain && (offset === 0 || isWithinBraces(document, path));
		},
		hasScalar: (path) => isScalar(document.getIn(path, true)),
		locatorAt: (path) => {
			// Texts are located several times, and the alignment is expensive.
			const key = toPointer(path);
			const locator =
				locators.get(key) ?? createScalarLocator(document, path, text, placeAt);
			locators.set(key, locator);
			return locator;
		},
	});
}

/** Parses YAML with the tokens of its source, for edits of the text. Returns undefined where parseYaml reports a problem. */
export function parseYamlWithTokens(
	text: string,
): { readonly document: Document; readonly value: unknown } | undefined {
	const { document } = parseDocument(text, { keepSourceTokens: true });
	return document && { document, value: document.toJS() };
}

type DocumentOrFaults =
	| { readonly document: Document; readonly faults?: never }
	| { readonly document?: never; readonly faults: readonly Fault[] };

/** The maximum depth of maps and lists. Real content has a fifth of that. */
const maxDepth = 40;

/** Parses a document like the function of the package, which recurses into maps and lists of any depth. */
function parseDocument(
	text: string,
	options: { readonly keepSourceTokens?: boolean } = {},
): DocumentOrFaults {
	const early = findEarlyMistake(text);
	if (early) return { faults: [early] };
	const parser = new Parser();
	const tokens: CST.Token[] = [];
	for (const lexeme of new Lexer().lex(text)) {
		tokens.push(...parser.next(lexeme));
		// The parser's stack: a document, the maps and lists around this place, perhaps a text.
		const deep = parser.stack[maxDepth + 2];
		if (deep && "items" in deep)
			return { faults: [createFault(deep.offset, "yaml-syntax.too-deep")] };
	}
	const composer = new Composer({
		...options,
		stringKeys: true,
		// `findMisleadingYaml` reports them at the right place, even if the key before has no value.
		uniqueKeys: false,
		prettyErrors: false,
		// Its warnings are for programmers.
		logLevel: "error",
	});
	tokens.push(...parser.end());
	const [document, another] = [
		...composer.compose(tokens, true, text.length),
	] as Document.Parsed[];
	if (!document) throw new Error("A composer makes a document of any text.");
	const [error] = document.errors;
	if (error) return { faults: [explainYamlError(error, document, text)] };
	if (another)
		return {
			faults: [createFault(another.range[0], "yaml-syntax.several-documents")],
		};
	const faults = findMisleadingYaml(document, text);
	if (faults.length > 0) return { faults };
	restoreUnusualNumbers(document);
	return { document };
}

function createFault(
	start: number,
	id: "yaml-syntax.too-deep" | "yaml-syntax.several-documents",
): Fault {
	return { start, length: 1, ...explain(id) };
}

/**
 * Turns numbers back into text that people may read differently (1.950, 0900, 1e3). A schema that requires a number then
 * reports the text as written.
 */
function restoreUnusualNumbers(document: Document): void {
	visit(document, {
		Scalar(_, node) {
			if (typeof node.value === "number" && String(node.value) !== node.source)
				node.value = node.source;
		},
	});
}

/** Whether a value is within { } or [ ]. */
function isWithinBraces(document: Document, path: Path): boolean {
	return path.some((_, depth) => {
		const around = document.getIn(path.slice(0, depth), true);
		return isCollection(around) && around.flow === true;
	});
}

function createScalarLocator(
	document: Document,
	path: Path,
	text: string,
	placeAt: Locator,
): Locator {
	const node = document.getIn(path, true);
	if (!isScalar(node) || !node.range)
		throw new Error(`No scalar at ${path.join("/")}`);
	const [start, end] = node.range;
	let offsets: readonly number[] | undefined;
	return (offset, length) => {
		// Most texts are never located.
		offsets ??= mapScalarOffsets(text.slice(start, end), String(node.value));
		return placeAt(start + (offsets[offset] ?? 0), length);
	};
}

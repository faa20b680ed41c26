import {
	Composer,
	type CST,
	type Document,
	isScalar,
	Lexer,
	Parser,
	visit,
} from "yaml";
import { explain, type Fault } from "../../diagnostics/diagnostic.ts";
import type { Path, Places } from "../../diagnostics/places.ts";
import { createLocator } from "../decode.ts";
import {
	createOffsetMapper,
	type Locator,
	type Parsed,
	toProblems,
	withoutProblems,
} from "../problem.ts";
import { explainYamlError, findDirective } from "./errors.ts";
import { findMisleadingYaml } from "./pitfalls.ts";
import { listPlaces } from "./places.ts";

/** A string, number or the like as written in a YAML text. */
type WrittenScalar = {
	/** Converts offsets in the scalar's value to places in the file. */
	readonly locate: Locator;
	/** Whether it is written without quotes, so that it can't begin with {{. */
	readonly isPlain: boolean;
};

/** A parsed YAML text: its value, and the place of each value in it. */
export type ParsedYaml = {
	readonly value: unknown;
	readonly places: Places;
	/** Returns the scalar at a path; undefined if the text has none there. */
	getScalar(path: Path): WrittenScalar | undefined;
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
	return withoutProblems({
		value: document.toJS(),
		places: listPlaces(document, text, placeAt),
		getScalar: (path) => {
			const node = document.getIn(path, true);
			if (!isScalar(node)) return undefined;
			const [start = 0, end = start] = node.range ?? [];
			const written = text.slice(start, end);
			const [opening = ""] = /^(?:["']|[|>].*\n)/.exec(written) ?? [];
			const content = start + opening.length;
			const toOffset = createOffsetMapper(
				written.slice(opening.length),
				String(node.value),
			);
			return {
				isPlain: node.type === "PLAIN",
				locate: (offset, length) => placeAt(content + toOffset(offset), length),
			};
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
	const directive = findDirective(text);
	if (directive) return { faults: [directive] };
	const { tokens, tooDeep } = listTokens(text);
	if (tooDeep) return { faults: [tooDeep] };
	const composer = new Composer({
		...options,
		stringKeys: true,
		// `findMisleadingYaml` reports them at the right place, even if the key before has no value.
		uniqueKeys: false,
		prettyErrors: false,
		// Its warnings are for programmers.
		logLevel: "error",
	});
	const [document, another] = [
		...composer.compose(tokens, true, text.length),
	] as Document.Parsed[];
	if (!document) throw new Error("A composer makes a document of any text.");
	const [error] = document.errors;
	if (error) return { faults: [explainYamlError(error, document, text)] };
	if (another) {
		const explanation = explain("yaml-syntax.several-documents");
		return { faults: [{ start: another.range[0], length: 1, ...explanation }] };
	}
	const faults = findMisleadingYaml(document, text);
	if (faults.length > 0) return { faults };
	restoreUnusualNumbers(document);
	return { document };
}

/** Lists the tokens of a text, or returns the first map or list that is nested too deeply. */
function listTokens(text: string) {
	const parser = new Parser();
	const tokens: CST.Token[] = [];
	for (const lexeme of new Lexer().lex(text)) {
		tokens.push(...parser.next(lexeme));
		// The parser's stack: a document, the maps and lists around this place, perhaps a text.
		const deep = parser.stack[maxDepth + 2];
		if (!deep || !("items" in deep)) continue;
		const explanation = explain("yaml-syntax.too-deep");
		const tooDeep: Fault = { start: deep.offset, length: 1, ...explanation };
		return { tokens, tooDeep };
	}
	return { tokens: [...tokens, ...parser.end()] };
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

import {
	Composer,
	type CST,
	type Document,
	type DocumentOptions,
	Lexer,
	type ParseOptions,
	Parser,
	type SchemaOptions,
	YAMLParseError,
} from "yaml";
import type { Fault } from "../../diagnostics/diagnostic.ts";
import { nestedTooDeeply } from "./explanations.ts";

/** Levels of nested maps and lists. Real content has a fifth of it. */
const maxDepth = 40;

/**
 * Parses a YAML text as the `parseDocument` of the package does, except that no level beyond the deepest is begun, since
 * its parser and composer recurse into them, and that of errors between tokens only the first is kept. Returns the fault
 * of one that is nested too deeply.
 */
export function composeYaml(
	text: string,
	options: ParseOptions & DocumentOptions & SchemaOptions,
): Document.Parsed | Fault {
	const tokens = tokensOf(text);
	if (!Array.isArray(tokens)) return tokens;
	const firstError = tokens.find(({ type }) => type === "error");
	const kept = tokens.filter(
		(token) => token.type !== "error" || token === firstError,
	);
	const documents = new Composer(options).compose(kept, true, text.length);
	const [document, another] = [...documents] as Document.Parsed[];
	if (!document) throw new Error("A composer makes a document of any text.");
	if (another) {
		const [start, end] = another.range;
		document.errors.push(new YAMLParseError([start, end], "MULTIPLE_DOCS", ""));
	}
	return document;
}

/** The tokens of a text, or the fault of the first map or list that is too deep. */
function tokensOf(text: string): CST.Token[] | Fault {
	const parser = new Parser();
	const tokens: CST.Token[] = [];
	for (const lexeme of new Lexer().lex(text)) {
		tokens.push(...parser.next(lexeme));
		// The parser's stack: a document, the maps and lists around this place, perhaps a text.
		const deep = parser.stack[maxDepth + 2];
		if (deep && "items" in deep)
			return { start: deep.offset, length: 1, ...nestedTooDeeply };
	}
	return [...tokens, ...parser.end()];
}

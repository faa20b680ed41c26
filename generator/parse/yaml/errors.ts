import {
	type Document,
	isCollection,
	isScalar,
	type Node,
	visit,
	type YAMLParseError,
} from "yaml";
import {
	type Explanation,
	explain,
	type Fault,
} from "../../diagnostics/diagnostic.ts";
import { invisibleSpaces } from "../../text/invisible-spaces.ts";
import { type Line, lineAt } from "../problem.ts";
import { explainDeeper, outOfLine, outOfPlace } from "./indentation.ts";
import { quoteLeftOpen, unclosedQuote } from "./quotes.ts";
import {
	colonSlipOn,
	explainInvisibleSpace,
	quotesNeeded,
	slipOn,
	tabIndent,
} from "./slips.ts";

/** Finds a YAML directive, which could change how the content is parsed. */
export function findDirective(text: string): Fault | undefined {
	const [, before = "", written] =
		/^((?:[ \t]*(?:#.*)?\n)*)(%.*)/.exec(text) ?? [];
	return written === undefined
		? undefined
		: {
				start: before.length,
				length: written.length,
				...quotesNeeded(written),
			};
}

/** Explains an error of the YAML parser. The cause is often before the place where the parser reports it. */
export function explainSyntax(
	error: YAMLParseError,
	document: Document,
	text: string,
): Fault {
	const line = lineAt(text, error.pos[0]);
	const above = lineAt(text, Math.max(0, line.start - 1));
	const quote = openAbove(document, line, isQuoted);
	if (quote !== undefined)
		return { start: quote, length: 1, ...quoteLeftOpen(text[quote]) };
	const onLine = unclosedQuote(line) ?? slipOn(line, above);
	if (onLine) return onLine;
	const bracket = openAbove(document, line, isInBrackets);
	if (bracket !== undefined)
		return { start: bracket, length: 1, ...bracketLeftOpen(text[bracket]) };
	const deeper =
		error.code === "BLOCK_AS_IMPLICIT_KEY"
			? explainDeeper(text, line)
			: undefined;
	return deeper ?? colonSlipOn(line) ?? byCode(error, text, line);
}

const isQuoted = (node: Node) =>
	isScalar(node) && /^QUOTE/.test(node.type ?? "");

const isInBrackets = (node: Node) => isCollection(node) && node.flow === true;

/** The start of the innermost such node that begins before the line and ends in or after it. */
function openAbove(
	document: Document,
	line: Line,
	isMeant: (node: Node) => boolean,
): number | undefined {
	let found: number | undefined;
	visit(document, {
		Node(_, node) {
			const [start = 0, end = 0] = node.range ?? [];
			if (start < line.start && end >= line.start && isMeant(node))
				found = start;
		},
	});
	return found;
}

function bracketLeftOpen(bracket = "["): Explanation {
	const closing = bracket === "[" ? "]" : "}";
	return explain(
		`The ${bracket} opened here is never closed.`,
		`Her begynder en ${bracket}, som aldrig bliver lukket.`,
		`Close it with ${closing} at the end of the line.`,
		`Luk den med ${closing} sidst på linjen.`,
	);
}

function byCode(
	{ code, pos: [start, end] }: YAMLParseError,
	text: string,
	line: Line,
): Fault {
	const rest = text.slice(start);
	const hidden = invisible.exec(rest)?.[0];
	if (hidden !== undefined)
		return { start, length: hidden.length, ...explainInvisibleSpace(hidden) };
	const explanation =
		code === "UNEXPECTED_TOKEN" && rest.startsWith(",")
			? commaTooMany
			: (explanations[code] ?? unreadable);
	const isField =
		/^\s*[\w-]+:(\s|$)/.test(line.text) &&
		start <= line.start + line.text.search(/\S/);
	if (explanation === outOfLine || (isField && explanation === unreadable))
		return outOfPlace(text, line);
	const [word = ""] = /^[\w-]*/.exec(rest) ?? [];
	return {
		start,
		length: Math.max(1, end - start, word.length),
		...explanation,
	};
}

const invisible = new RegExp(`^[${invisibleSpaces}]+`);

const unreadable: Explanation = explain(
	"This can't be read as YAML from here on.",
	"Herfra kan dette ikke læses som YAML.",
	"Look in this line and the one above it for a missing quotation mark, colon, space or bracket.",
	"Se i denne linje og den foregående efter et citationstegn, et kolon, et mellemrum eller en parentes, der mangler.",
);

const commaTooMany: Explanation = explain(
	"This comma is one too many.",
	"Her er et komma for meget.",
	"Delete the comma.",
	"Slet kommaet.",
);

/** The message and the hint for values that are nested too deeply. */
export const nestedTooDeeply: Explanation = explain(
	"This is nested too deeply.",
	"Her er for mange niveauer inden i hinanden.",
	"Remove some of the brackets or of the indentation.",
	"Fjern nogle af parenteserne eller noget af indrykningen.",
);

const explanations: Partial<Record<YAMLParseError["code"], Explanation>> = {
	BAD_INDENT: outOfLine,
	BLOCK_IN_FLOW: outOfLine,
	MULTILINE_IMPLICIT_KEY: outOfLine,
	TAB_AS_INDENT: tabIndent,
	MULTIPLE_DOCS: explain(
		"A line --- or ... ends what is above it, and nothing may follow.",
		"En linje --- eller ... afslutter det, der står over den, og så må der ikke komme mere.",
		"Delete the line with --- or ...",
		"Slet linjen med --- eller ...",
	),
	BAD_DQ_ESCAPE: explain(
		"A backslash in double quotes has a special meaning.",
		"En omvendt skråstreg i dobbelte citationstegn har en særlig betydning.",
		"Write two of them, or use single quotes.",
		"Skriv to af dem, eller brug enkelte citationstegn.",
	),
};

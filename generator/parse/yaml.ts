import {
	type Document,
	isAlias,
	isNode,
	isPair,
	isScalar,
	LineCounter,
	type Node,
	parseDocument,
	visit,
} from "yaml";
import { type Checked, type Diagnostic, errorAt } from "../diagnostic.ts";
import type { Path, Places } from "../places.ts";
import { alignScalar, type Locator, locateAll } from "./locate.ts";
import {
	explainSpecial,
	explainSyntax,
	lineAt,
	type Mistake,
} from "./yaml-mistakes.ts";

/** A YAML text: what it says, where each value stands, and how to find a place within one. */
export type Yaml = {
	readonly value: unknown;
	readonly places: Places;
	/** The last line of the values that begin on a line, or whose keys do. */
	lastLineOf(line: number): number;
	/** From an offset within the text of the string at `path` to its place in the file. */
	locatorAt(path: Path): Locator;
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
		// “silent” would also keep quiet about a second document in the file.
		logLevel: "error",
	});
	const diagnostics = problems(document, text, file, counter);
	if (diagnostics.length > 0) return { value: undefined, diagnostics };
	return {
		value: {
			value: document.toJS(),
			places: locateAll(document, counter, text),
			lastLineOf: (line) => lastLineOf(line, document, counter),
			locatorAt: (path) => scalarLocator(document, path, text, counter),
		},
		diagnostics: [],
	};
}

function lastLineOf(
	line: number,
	document: Document,
	counter: LineCounter,
): number {
	let last = line;
	const lineAt = (offset: number) => counter.linePos(offset).line;
	visit(document, {
		Scalar(key, node, ancestors) {
			const [start = 0, end = start] = node.range ?? [];
			const pair = ancestors.at(-1);
			const above = key === "value" && isPair(pair) ? pair.key : undefined;
			const [keyStart = start] = (isNode(above) && above.range) || [];
			if (lineAt(start) === line || lineAt(keyStart) === line)
				last = Math.max(last, lineAt(Math.max(start, end - 1)));
		},
	});
	return last;
}

function scalarLocator(
	document: Document,
	path: Path,
	text: string,
	counter: LineCounter,
): Locator {
	const node = document.getIn(path, true);
	if (!isScalar(node) || !node.range) {
		throw new Error(`No scalar at ${path.join("/")}`);
	}
	const [start, end] = node.range;
	let offsets: readonly number[] | undefined;
	return (offset, length) => {
		// Most texts are never asked for a place.
		offsets ??= alignScalar(text.slice(start, end), String(node.value));
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
	const mistakes =
		told.length > 0
			? told.map((error) => explainSyntax(error, document, text))
			: oddities(document, text);
	return mistakes.map(({ start, end, message, hint }) => {
		const { line, col } = counter.linePos(start);
		const lineEnd = text.indexOf("\n", start);
		const stop = Math.min(end, lineEnd < 0 ? text.length : lineEnd);
		return errorAt(
			file,
			{ line, column: col, length: Math.max(1, stop - start) },
			"yaml-syntax",
			message,
			hint,
		);
	});
}

/** What YAML allows and we don't: anchors, aliases and tags, comments that cut off a text, a name that JavaScript would swallow. */
function oddities(document: Document, text: string): Mistake[] {
	const found: Mistake[] = [];
	visit(document, {
		// A visitor of scalars alone would take them away from this one.
		Node(_, node) {
			const oddity = specialMeaning(node, text) ?? cutByComment(node, text);
			if (oddity) found.push(oddity);
		},
		Pair(_, { key }) {
			if (!isScalar(key) || key.value !== "__proto__") return;
			const [start = 0, end = start] = key.range ?? [];
			found.push({
				start,
				end,
				message: {
					en: "__proto__ can't be the name of anything.",
					da: "Intet kan hedde __proto__.",
				},
				hint: { en: "Choose another name.", da: "Vælg et andet navn." },
			});
		},
	});
	return found;
}

function specialMeaning(node: Node, text: string): Mistake | undefined {
	const tagged =
		node.tag !== undefined && !node.tag.startsWith("tag:yaml.org,2002:");
	const anchored = "anchor" in node && node.anchor !== undefined;
	return tagged || anchored || isAlias(node)
		? explainSpecial(lineAt(text, node.range?.[0] ?? 0))
		: undefined;
}

/** A text that goes on after a #, as its author sees it; YAML takes the rest for a comment. */
function cutByComment(node: Node, text: string): Mistake | undefined {
	if (
		!isScalar(node) ||
		node.type !== "PLAIN" ||
		typeof node.value !== "string"
	)
		return undefined;
	const end = node.range?.[1] ?? 0;
	const line = lineAt(text, end);
	const rest = text.slice(end, line.start + line.text.length);
	const comment = /^\s+(#(?! *kilde-(?:tillad|allow):).*)$/d.exec(rest)
		?.indices?.[1];
	return (
		comment && {
			start: end + comment[0],
			end: end + comment[1],
			message: {
				en: "YAML takes what follows # for a comment, so it is not shown.",
				da: "YAML tager det, der følger efter #, for en kommentar, så det bliver ikke vist.",
			},
			hint: {
				en: "Put the whole text in quotes if # belongs to it; else move the comment to a line of its own.",
				da: "Sæt hele teksten i citationstegn, hvis # hører med; flyt ellers kommentaren til en linje for sig.",
			},
		}
	);
}

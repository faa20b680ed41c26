import {
	type Diagnostic,
	getProblemKey,
	isError,
	type Place,
} from "../../diagnostics/diagnostic.ts";
import { selectText } from "../../languages/text.ts";
import { findContentFile } from "../../link/entries.ts";
import type { MessageText } from "../../messages/format.ts";
import { normalizeSourceText } from "../../text/line-breaks.ts";
import type { ContentFile } from "../../types.ts";
import { type Content, type Context, contextOf } from "../context.ts";
import { factNames } from "../fields/facts.ts";
import { fileNameAt, fullNameAt, keysAround } from "../fields/names.ts";
import { nodesTo, singleShape, valuePath } from "../fields/nodes.ts";
import type { TextChange } from "../file/file-edit.ts";
import { markdownIn } from "../file/markdown-edit.ts";
import { decoded } from "../file/read-file.ts";
import type { Problem, ValueAddress, ValuePath } from "../protocol.ts";
import type { Solved } from "./corrections.ts";
import { type Fix, fixesOf } from "./fixes.ts";
import { inPlainWords } from "./plain-words.ts";

/** Diagnostics in a language, each with the value that it is about, where that can be said. */
export function problemsOf(
	diagnostics: readonly Diagnostic[],
	content: Content,
	language: string,
): Problem[] {
	if (diagnostics.length === 0) return [];
	const context = contextOf(content, language);
	let facts: ReturnType<typeof factNames> | undefined;
	const ofFact = (fact: string) => {
		// To find out what facts are called takes a moment, and hardly any message names one.
		facts ??= factNames(context);
		return facts(fact) ?? fact;
	};
	const ofFile = (path: string) => fileNameAt(path, context);
	return withoutEarlier(diagnostics, content).map(({ each, origin }) => {
		const { severity, file, line } = each;
		const ofKey = (key: string) =>
			keysAround(origin ?? { file, path: [] }, context).get(key);
		const fixes = fixesFor(each, context).map(withFact(ofFact));
		const labelled = each.fixes ? { ...each, fixes } : each;
		const said = inPlainWords(labelled, language, { ofFact, ofFile, ofKey });
		// A question is the label of the button that answers it.
		const isQuestion = fixes.length === 1 && said.hint.endsWith("?");
		return {
			severity,
			file,
			line,
			origin,
			message: said.message,
			hint: isQuestion ? "" : said.hint,
			fixes: isQuestion ? [said.hint] : fixes,
			id: idOf(each),
			called:
				(origin && fullNameAt(origin, context)) ??
				fullNameAt({ file, path: [] }, context),
		};
	});
}

/** Without the warnings about a value that has an error: they are about the last sound one, which stands in for it. */
function withoutEarlier(diagnostics: readonly Diagnostic[], content: Content) {
	const all = diagnostics.map((each) => ({
		each,
		origin: originOf(each, content),
	}));
	const keyOf = (origin: ValueAddress | undefined) => JSON.stringify(origin);
	const wrong = new Set(
		all
			.filter(({ each, origin }) => {
				const entry = findContentFile(each.file, content.entries);
				return isError(each) && origin && entry?.kind === "invalid";
			})
			.map(({ origin }) => keyOf(origin)),
	);
	return all.filter(
		({ each, origin }) => isError(each) || !wrong.has(keyOf(origin)),
	);
}

/** The label of a fix, where a fact goes by its name. */
function withFact(ofFact: (name: string) => string): (fix: Fix) => string {
	return ({ label }) =>
		label.replace(/^\{\{\s*(.*?)\s*\}\}$/, (_, fact) => ofFact(fact));
}

/** Corrections in words: “What it costs: 310 € → 310 EUR”. */
export function correctionsInWords(
	solved: readonly Solved[],
	content: Content,
	language: string,
): string[] {
	const context = contextOf(content, language);
	const ofFact = (fact: string) => factNames(context)(fact) ?? fact;
	return solved.map((each) => {
		const { file } = each;
		const written = each.written.replace(/^(["'])(.*)\1$/s, "$2");
		const origin = originOf(each, content) ?? { file, path: [] };
		const called = fullNameAt(origin, context) ?? fileNameAt(file, context);
		const [by] = fixesFor(each, context).map(withFact(ofFact));
		return `${called}: ${written} → ${by || selectText(nothing, language)}`;
	});
}

const nothing: MessageText = { en: "nothing", da: "ingenting" };

/** The file and the change that one of the fixes of a problem is; undefined if there is no such problem any more. */
export function fixNamed(
	{ problem, fix }: { readonly problem: string; readonly fix: number },
	diagnostics: readonly Diagnostic[],
	content: Content,
	language: string,
): { readonly file: string; readonly change: TextChange } | undefined {
	const found = diagnostics.find((each) => idOf(each) === problem);
	const change = found && fixesFor(found, contextOf(content, language))[fix];
	return change && { file: found.file, change };
}

function fixesFor(each: Diagnostic, context: Context): Fix[] {
	const { content, language } = context;
	const { file } = each;
	const origin = originOf(each, content);
	const node = origin && nodesTo(origin, context).at(-1);
	const source = () => {
		const found = content.sources.find(({ path }) => path === file);
		return normalizeSourceText(decoded(found?.bytes) ?? "");
	};
	return fixesOf(each, source, node && singleShape(node), language);
}

function idOf(problem: Diagnostic): string {
	const { file, line, column } = problem;
	return `${file}:${line}:${column} ${getProblemKey(problem)}`;
}

/** The value at a place of a file: the last one that begins there or before. Undefined of the whole file, and of a comment. */
export function originOf(
	{ file, code, ...place }: Pick<Diagnostic, "file" | "code" | keyof Place>,
	{ entries, sources }: Pick<Content, "entries" | "sources">,
): ValueAddress | undefined {
	const entry = findContentFile(file, entries);
	if (!entry) return undefined;
	if (code === "empty-file" && file.endsWith(".md"))
		return { file, path: "markdown" };
	if (place.length === 0 || code === "allowance") return undefined;
	const text = markdownIn(file, sources);
	if (!text && file.endsWith(".md")) return undefined;
	if (text && place.line >= text.firstLine) return { file, path: "markdown" };
	const found = nearestAbove(entry, place);
	return found && { file, path: found };
}

/** The path of the last value that begins at a place or before it. */
function nearestAbove(
	{ places, raw }: ContentFile,
	at: Place,
): ValuePath | undefined {
	const before = Object.entries(places).filter(
		([, [line, column]]) =>
			line < at.line || (line === at.line && column <= at.column),
	);
	const [nearest] = before.sort(
		([a, [line, column, length]], [b, other]) =>
			other[0] - line ||
			other[1] - column ||
			Math.abs(length - at.length) - Math.abs(other[2] - at.length) ||
			b.length - a.length,
	);
	return nearest && valuePath(stepsOf(nearest[0].replace(/~$/, "")), raw);
}

/** /week/monday/starts/0 → its steps (RFC 6901). */
function stepsOf(pointer: string): string[] {
	return pointer
		.split("/")
		.slice(1)
		.map((step) => step.replaceAll("~1", "/").replaceAll("~0", "~"));
}

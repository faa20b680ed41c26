import type { Diagnostic, Place } from "../diagnostics/diagnostic.ts";
import type { MessageLanguage } from "../diagnostics/language.ts";
import type { ContentEntry } from "../types.ts";
import { type Content, contextOf } from "./context.ts";
import { factNames } from "./fields/facts.ts";
import { fileNameAt, fullNameAt, keysAround } from "./fields/names.ts";
import { valuePath } from "./fields/value-path.ts";
import { markdownIn } from "./file/markdown-file.ts";
import { inPlainWords } from "./plain-words.ts";
import type { Origin, Problem, ValuePath } from "./protocol.ts";

/** Diagnostics in a language, each with the value that it is about, where that can be said. */
export function problemsOf(
	diagnostics: readonly Diagnostic[],
	content: Content,
	language: MessageLanguage,
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
	return diagnostics.map((each) => {
		const { severity, file, line } = each;
		const origin = originOf(each, content);
		const ofKey = (key: string) =>
			keysAround(origin ?? { file, path: [] }, context).get(key);
		return {
			severity,
			file,
			line,
			origin,
			...inPlainWords(each, language, { ofFact, ofFile, ofKey }),
			called:
				(origin && fullNameAt(origin, context)) ??
				fullNameAt({ file, path: [] }, context),
		};
	});
}

/** The value at a place of a file: the last one that begins there or before. Undefined of the whole file, and of a comment. */
export function originOf(
	{ file, code, ...place }: Pick<Diagnostic, "file" | "code" | keyof Place>,
	{ entries, sources }: Pick<Content, "entries" | "sources">,
): Origin | undefined {
	const entry = entries.find((each) => each.file === file);
	if (entry?.kind !== "content") return undefined;
	if (code === "empty-file" && file.endsWith(".md"))
		return { file, path: "markdown" };
	if (place.length === 0 || code === "allowance") return undefined;
	const text = markdownIn(file, sources);
	if (!text) return undefined;
	if (place.line >= text.firstLine) return { file, path: "markdown" };
	const found = nearestAbove(entry, place);
	return found && { file, path: found };
}

/** The path of the last value that begins at a place or before it. */
function nearestAbove(
	{ places, raw }: ContentEntry,
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

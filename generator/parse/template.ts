import Handlebars from "handlebars";
import { explain, type Fault } from "../diagnostics/diagnostic.ts";
import type { Source, TemplateEntry } from "../types.ts";
import { createLocator, decodeText, getLineOffset } from "./decode.ts";
import { type Parsed, toProblems } from "./problem.ts";

/** Parses a template, and reports what Handlebars can't compile. Only `render` knows the names that it may use. */
export function parseTemplate(
	source: Source,
	id: string,
): Parsed<TemplateEntry> {
	const { path, digest } = source;
	const { value: text, problems } = decodeText(source);
	const fault =
		text === undefined
			? undefined
			: (findComplexityFault(text) ?? findSyntaxError(text));
	return {
		value: { kind: "template", file: path, id, source: { path, digest } },
		problems: fault ? toProblems([fault], createLocator(text ?? "")) : problems,
	};
}

/** Limits of a template: characters between two braces on each side, and blocks. */
const maxLength = 500;
const maxBlocks = 200;

const longTag = new RegExp(`\\{\\{(?!!)(?:(?!\\}\\})[^]){${maxLength}}`);
const blockStart = /\{\{~?(?:[#^]\S|else\s+\w)/g;

/** Finds the first braces or block beyond these limits, for which Handlebars takes too long or recurses too deeply. */
function findComplexityFault(text: string): Fault | undefined {
	const excess = [...text.matchAll(blockStart)][maxBlocks];
	const start = longTag.exec(text)?.index ?? excess?.index;
	if (start === undefined) return undefined;
	const limits = { characters: maxLength, blocks: maxBlocks };
	return {
		start,
		length: 2,
		...explain("template-syntax.too-complex", limits),
	};
}

function findSyntaxError(text: string): Fault | undefined {
	try {
		Handlebars.precompile(text, { knownHelpersOnly: true });
		return undefined;
	} catch (error) {
		const { message } = error as Error;
		// “Parse error on line 3: …” of its parser, “Lexical error on line 3. …” before that, “… - 3:5” of its compiler.
		const [, parser, compiler] =
			/^(?:Parse|Lexical) error on line (\d+)|- (\d+):\d+$/.exec(message) ?? [];
		const lines = text.split("\n");
		const index = Number(parser ?? compiler ?? 1) - 1;
		return {
			start: getLineOffset(lines, index),
			length: lines[index]?.length ?? 0,
			...explain("template-syntax.unreadable"),
		};
	}
}

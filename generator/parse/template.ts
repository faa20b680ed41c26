import Handlebars from "handlebars";
import { explainInWords, type Fault } from "../diagnostics/diagnostic.ts";
import type { Source, TemplateEntry } from "../types.ts";
import { decode, placesIn, startOfLine } from "./decode.ts";
import { problemsFor, type Read } from "./problem.ts";

/** Parses a template: reports what Handlebars can't compile. `render` fills it, and alone knows with what. */
export function parseTemplate(source: Source, id: string): Read<TemplateEntry> {
	const { path, digest } = source;
	const { value: text, problems } = decode(source);
	const fault =
		text === undefined ? undefined : (complexity(text) ?? compileError(text));
	return {
		value: { kind: "template", file: path, id, source: { path, digest } },
		problems: fault
			? problemsFor([fault], placesIn(text ?? ""), "template-syntax")
			: problems,
	};
}

/** The characters between two braces on each side, and the blocks within each other, that a template may have at most. */
const maxLength = 500;
const maxDepth = 50;

/** Reports the first braces that hold too much, or blocks too deep: the time and the recursion of Handlebars grow with both. */
function complexity(text: string): Fault | undefined {
	let depth = 0;
	for (let at = text.indexOf("{{"); at >= 0; at = text.indexOf("{{", at)) {
		const isComment = text.startsWith("{{!", at);
		const end = text.indexOf("}}", at);
		const written = text.slice(
			at,
			Math.min(end < 0 ? text.length : end, at + maxLength + 1),
		);
		// Each branch of a block is within the one before it.
		if (/^\{\{~?(?:[#^]\S|else\s+\w)/.test(written)) depth++;
		else if (/^\{\{~?\//.test(written)) depth--;
		if ((written.length > maxLength && !isComment) || depth > maxDepth)
			return { start: at, length: 2, ...tooComplex };
		at += Math.max(2, written.length);
	}
	return undefined;
}

const tooComplex = explainInWords(
	`Between two braces there are at most ${maxLength} characters, and at most ${maxDepth} blocks are within each other.`,
	`Mellem dobbelte krøllede parenteser må der højst stå ${maxLength} tegn, og højst ${maxDepth} blokke må stå inden i hinanden.`,
	"Look for {{ without }}, and for a block such as {{#each}} without its {{/each}}.",
	"Se efter {{ uden }} og efter en blok som {{#each}} uden {{/each}}.",
);

function compileError(text: string): Fault | undefined {
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
			start: startOfLine(lines, index),
			length: lines[index]?.length ?? 0,
			...explainInWords(
				"Handlebars can't read this template from this line on.",
				"Handlebars kan ikke læse skabelonen fra denne linje.",
				"Look for {{ without }}, a block such as {{#each}} without its {{/each}}, and a misspelt name after #.",
				"Se efter {{ uden }}, en blok som {{#each}} uden {{/each}} og et navn efter #, der er stavet forkert.",
			),
		};
	}
}

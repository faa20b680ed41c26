import Handlebars from "handlebars";
import {
	type Checked,
	type Diagnostic,
	errorAt,
} from "../diagnostics/diagnostic.ts";
import type { Source, TemplateEntry } from "../types.ts";
import { decode, placeAt } from "./decode.ts";
import type { Explanation } from "./problem.ts";

/** Parses a template: reports what Handlebars can't compile. `render` fills it, and alone knows with what. */
export function parseTemplate(
	source: Source,
	id: string,
): Checked<TemplateEntry> {
	const { path, digest } = source;
	const text = decode(source);
	return {
		value: { kind: "template", file: path, id, source: { path, digest } },
		diagnostics:
			text.value === undefined
				? text.diagnostics
				: (complexity(path, text.value) ?? compileErrors(path, text.value)),
	};
}

/** The characters between two braces on each side, and the blocks within each other, that a template may have at most. */
const maxLength = 500;
const maxDepth = 50;

/** Reports the first braces that hold too much, or blocks too deep: the time and the recursion of Handlebars grow with both. */
function complexity(file: string, text: string): Diagnostic[] | undefined {
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
		if ((written.length > maxLength && !isComment) || depth > maxDepth) {
			const place = placeAt(text, at, 2);
			return [errorAt(file, place, "template-syntax", tooComplex)];
		}
		at += Math.max(2, written.length);
	}
	return undefined;
}

const tooComplex: Explanation = {
	message: {
		en: `Between two braces there are at most ${maxLength} characters, and at most ${maxDepth} blocks are within each other.`,
		da: `Mellem dobbelte krøllede parenteser må der højst stå ${maxLength} tegn, og højst ${maxDepth} blokke må stå inden i hinanden.`,
	},
	hint: {
		en: "Look for {{ without }}, and for a block such as {{#each}} without its {{/each}}.",
		da: "Se efter {{ uden }} og efter en blok som {{#each}} uden {{/each}}.",
	},
};

function compileErrors(file: string, text: string): Diagnostic[] {
	try {
		Handlebars.precompile(text, { knownHelpersOnly: true });
		return [];
	} catch (error) {
		const { message } = error as Error;
		// “Parse error on line 3: …” of its parser, “Lexical error on line 3. …” before that, “… - 3:5” of its compiler.
		const [, parser, compiler] =
			/^(?:Parse|Lexical) error on line (\d+)|- (\d+):\d+$/.exec(message) ?? [];
		const line = Number(parser ?? compiler ?? 1);
		const length = text.split("\n")[line - 1]?.length ?? 0;
		return [
			errorAt(file, { line, column: 1, length }, "template-syntax", {
				message: {
					en: "Handlebars can't read this template from this line on.",
					da: "Handlebars kan ikke læse skabelonen fra denne linje.",
				},
				hint: {
					en: "Look for {{ without }}, a block such as {{#each}} without its {{/each}}, and a misspelt name after #.",
					da: "Se efter {{ uden }}, en blok som {{#each}} uden {{/each}} og et navn efter #, der er stavet forkert.",
				},
			}),
		];
	}
}

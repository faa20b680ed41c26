import Handlebars from "handlebars";
import {
	type Checked,
	type Diagnostic,
	errorAt,
} from "../diagnostics/diagnostic.ts";
import type { Source, TemplateEntry } from "../types.ts";
import { decode } from "./decode.ts";

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
				: compileErrors(path, text.value),
	};
}

function compileErrors(file: string, text: string): Diagnostic[] {
	try {
		Handlebars.precompile(text, { knownHelpersOnly: true });
		return [];
	} catch (error) {
		const { message } = error as Error;
		// “Parse error on line 3: …” of its parser, “… - 3:5” of its compiler.
		const [, parser, compiler] =
			/^Parse error on line (\d+):|- (\d+):\d+$/.exec(message) ?? [];
		const line = Number(parser ?? compiler);
		if (!line) throw error;
		const length = text.split("\n")[line - 1]?.length ?? 0;
		return [
			errorAt(
				file,
				{ line, column: 1, length },
				"template-syntax",
				{
					en: "Handlebars can't read this template from this line on.",
					da: "Handlebars kan ikke læse skabelonen fra denne linje.",
				},
				{
					en: "Look for {{ without }}, a block such as {{#each}} without its {{/each}}, and a misspelt name after #.",
					da: "Se efter {{ uden }}, en blok som {{#each}} uden {{/each}} og et navn efter #, der er stavet forkert.",
				},
			),
		];
	}
}

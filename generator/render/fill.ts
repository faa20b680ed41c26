import Handlebars from "handlebars";
import {
	type Checked,
	type Diagnostic,
	errorAt,
	ok,
} from "../diagnostics/diagnostic.ts";
import { suggest } from "../diagnostics/nearest.ts";

/** Fills the Handlebars template of a file with values; reports the first name in it that it is not given. */
export function fill(
	file: string,
	template: string,
	props: unknown,
): Checked<string> {
	try {
		return ok(Handlebars.compile(template, { strict: true })(props));
	} catch (error) {
		return { value: "", diagnostics: [unknownName(file, error, props)] };
	}
}

/** Rethrows what Handlebars does not throw for an unknown name. */
function unknownName(file: string, error: unknown, props: unknown): Diagnostic {
	const { message, lineNumber, column } = error as Handlebars.Exception;
	const name = /^"(.+)" not defined in /.exec(message)?.[1];
	if (name === undefined || !lineNumber) throw error;
	return errorAt(
		file,
		{ line: lineNumber, column: (column ?? 0) + 1, length: name.length },
		"template-name",
		{
			en: `The template asks for ${name}, which it is not given.`,
			da: `Skabelonen beder om ${name}, som den ikke får.`,
		},
		suggest(name, [...new Set(namesIn(props))]),
	);
}

/** Every name within the values; of a list, those of its first item. */
function namesIn(props: unknown): string[] {
	if (Array.isArray(props)) return namesIn(props[0]);
	if (typeof props !== "object" || props === null) return [];
	return Object.entries(props).flatMap(([name, value]) => [
		name,
		...namesIn(value),
	]);
}

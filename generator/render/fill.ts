import Handlebars from "handlebars";
import {
	type Checked,
	type Diagnostic,
	errorAt,
	explain,
	withoutDiagnostics,
} from "../diagnostics/diagnostic.ts";
import { findNearest } from "../diagnostics/nearest.ts";
import { phrase } from "../messages/format.ts";

/** A Handlebars template: it is compiled when it is first filled, which throws if it can't be. */
type Template = (props: unknown) => string;

/** Creates a template. */
export function compileTemplate(text: string): Template {
	return Handlebars.compile(text, { strict: true });
}

/** Fills the template of a file with values; reports the first error in it. */
export function fillTemplate(
	file: string,
	template: Template,
	props: unknown,
): Checked<string> {
	try {
		return withoutDiagnostics(template(props));
	} catch (error) {
		return {
			value: "",
			diagnostics: [toTemplateDiagnostic(file, error, props)],
		};
	}
}

/** The values are plain data, so every exception is the template's fault. */
function toTemplateDiagnostic(
	file: string,
	error: unknown,
	props: unknown,
): Diagnostic {
	const { message, lineNumber, column } = error as Handlebars.Exception;
	const name = /^"(.+)" not defined in /.exec(message)?.[1] ?? "";
	const place = {
		line: lineNumber ?? 1,
		column: (column ?? 0) + 1,
		length: name.length,
	};
	if (name === "")
		return errorAt(file, place, explain("template-syntax.unsupported"));
	const names = [...new Set(listValueNames(props))].sort();
	const near = findNearest(name, names);
	const available = phrase("suggestion.list", { names: names.join(", ") });
	return errorAt(
		file,
		place,
		explain(
			"template-name.unknown",
			{ name, available },
			near === undefined ? [] : [near],
		),
	);
}

/** Lists every name within the values; of a list, those of its first item. */
function listValueNames(props: unknown): string[] {
	if (Array.isArray(props)) return listValueNames(props[0]);
	if (typeof props !== "object" || props === null) return [];
	return Object.entries(props).flatMap(([name, value]) => [
		name,
		...listValueNames(value),
	]);
}

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

/** The text of a template, and its path in messages. */
type Template = { readonly path: string; readonly text: string };

/** Compiled templates by text: compiling one takes longer than filling it, and several pages share one. */
const compiled = new Map<string, Handlebars.TemplateDelegate>();

/** Fills a Handlebars template with values; reports the first error in it. */
export function fillTemplate(
	{ path, text }: Template,
	props: unknown,
): Checked<string> {
	const template =
		compiled.get(text) ?? Handlebars.compile(text, { strict: true });
	compiled.set(text, template);
	try {
		return withoutDiagnostics(template(props));
	} catch (error) {
		return { value: "", diagnostics: [diagnose(path, error, props)] };
	}
}

/** The values are plain data, so every exception is the template's fault. */
function diagnose(path: string, error: unknown, props: unknown): Diagnostic {
	const { message, lineNumber = 1, column = 0 } = error as Handlebars.Exception;
	const name = /^"(.+)" not defined in /.exec(message)?.[1] ?? "";
	const place = { line: lineNumber, column: column + 1, length: name.length };
	if (name === "")
		return errorAt(path, place, explain("template-syntax.unsupported"));
	const names = [...new Set(listNamesAtAnyDepth(props))].sort();
	const near = findNearest(name, names);
	const available = phrase("suggestion.list", { names: names.join(", ") });
	return errorAt(
		path,
		place,
		explain(
			"template-name.unknown",
			{ name, available },
			near === undefined ? [] : [near],
		),
	);
}

/** Lists every name within the values; of a list, those of its first item. */
function listNamesAtAnyDepth(props: unknown): string[] {
	if (Array.isArray(props)) return listNamesAtAnyDepth(props[0]);
	if (typeof props !== "object" || props === null) return [];
	return Object.entries(props).flatMap(([name, value]) => [
		name,
		...listNamesAtAnyDepth(value),
	]);
}

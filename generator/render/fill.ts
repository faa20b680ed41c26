import Handlebars from "handlebars";
import {
	type Checked,
	type Diagnostic,
	errorAt,
	ok,
} from "../diagnostics/diagnostic.ts";
import { suggest } from "../diagnostics/nearest.ts";

/** A Handlebars template: it is compiled when it is first filled, which throws if it can't be. */
type Template = (props: unknown) => string;

/** The template with this text. */
export function templateOf(text: string): Template {
	return Handlebars.compile(text, { strict: true });
}

/** Fills the template of a file with values; reports the first thing in it that can't be filled. */
export function fill(
	file: string,
	template: Template,
	props: unknown,
): Checked<string> {
	try {
		return ok(template(props));
	} catch (error) {
		return { value: "", diagnostics: [explainInWords(file, error, props)] };
	}
}

/** The values are plain data, so whatever is thrown is the template's fault. */
function explainInWords(
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
		return errorAt(file, place, "template-syntax", {
			message: notFilled,
			hint: allowed,
		});
	return errorAt(file, place, "template-name", {
		message: {
			en: `The template asks for ${name}, which it is not given.`,
			da: `Skabelonen beder om ${name}, som den ikke får.`,
		},
		hint: suggest(name, [...new Set(namesIn(props))]),
	});
}

const notFilled = {
	en: "Handlebars can't fill in this template.",
	da: "Handlebars kan ikke udfylde denne skabelon.",
};

const allowed = {
	en: "Use nothing but names such as {{url}} and blocks such as {{#each pages}} and {{#if url}}, each with one name.",
	da: "Brug kun navne som {{url}} og blokke som {{#each pages}} og {{#if url}}, hver med ét navn.",
};

/** Every name within the values; of a list, those of its first item. */
function namesIn(props: unknown): string[] {
	if (Array.isArray(props)) return namesIn(props[0]);
	if (typeof props !== "object" || props === null) return [];
	return Object.entries(props).flatMap(([name, value]) => [
		name,
		...namesIn(value),
	]);
}

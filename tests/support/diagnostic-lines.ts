import type { Diagnostic } from "../../generator/diagnostics/diagnostic.ts";
import {
	getMessageTemplate,
	type Value,
	type Values,
} from "../../generator/messages/format.ts";
import { getHint, inEnglish } from "./texts.ts";

// Diagnostics as lines of case files: place, severity, message id and the values of its sentence. A problem that the
// site itself reports has its code and its sentence instead.

/** Formats a diagnostic: `business.yaml:14:1 error missing-field.field owner={"field":"address"} field={"field":"town"}`. */
export function formatDiagnosticLine(diagnostic: Diagnostic): string {
	const { file, line, column, severity, code, message } = diagnostic;
	const place = `${file.replace("content/", "")}:${line}:${column} ${severity}`;
	return "id" in message
		? [place, message.id, ...listValues(diagnostic, true)].join(" ")
		: `${place} ${code}: ${inEnglish(diagnostic)}`;
}

/** Formats what to do about a problem, for the line below: its fixes, or else the values of its hint. */
export function formatAdviceLine(diagnostic: Diagnostic): string {
	const { fixes, message } = diagnostic;
	if (fixes) return `  fix: ${fixes.map(quoteBlank).join(" | ")}`;
	return "id" in message
		? `  hint: ${listValues(diagnostic, false).join(" ")}`
		: `  hint: ${getHint(diagnostic)}`;
}

/** Quotes a text that is empty, or that begins or ends with a space. */
function quoteBlank(text: string): string {
	return text !== "" && text.trim() === text ? text : JSON.stringify(text);
}

/** Lists the values of the sentence of a message, or those that only its hint contains. */
function listValues({ message }: Diagnostic, isSentence: boolean): string[] {
	if (!("id" in message)) return [];
	const sentence = getMessageTemplate(message.id, { language: "en" }).message;
	return Object.entries(message.values ?? {})
		.filter(([key]) => sentence.includes(`{${key}}`) === isSentence)
		.map(([key, value]) => `${key}=${formatValue(value)}`);
}

/** Formats a value as a bare word if that is unambiguous, otherwise as JSON. */
function formatValue(value: Value): string {
	return typeof value === "string" && /^[^\s"[\]{}=\d-][^\s"=]*$/.test(value)
		? value
		: JSON.stringify(value);
}

/** Parses the values of a line: the opposite of the above. */
export function parseValues(text: string): Values {
	return Object.fromEntries(
		text
			.split(/ (?=\w+=)/)
			.filter(Boolean)
			.map((pair) => {
				const [, key = "", value = ""] = /^(\w+)=(.*)$/.exec(pair) ?? [];
				return [key, /^["[{\d-]/.test(value) ? JSON.parse(value) : value];
			}),
	);
}

import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import { formatProblem } from "../../diagnostics/format-problem.ts";

/** The names of things that a diagnostic may mention. */
export type SaidNames = {
	ofFact(name: string): string;
	ofFile(path: string): string;
	/** Of a key on the way to the value, within it, or beside it; undefined of others. */
	ofKey(key: string): string | undefined;
};

/**
 * What a diagnostic says to somebody who sees the page and not the files; facts, files and fields by their names. The hint
 * is empty where nothing needs to be done.
 */
export function inPlainWords(
	problem: Diagnostic,
	language: string,
	{ ofFact, ofFile, ofKey }: SaidNames,
) {
	const { message, hint } = formatProblem(problem, { language, onPage: true });
	const named = (text: string) =>
		withKeys(text)
			.replace(/\{\{\s*([^{}]*?)\s*\}\}/g, (_, fact) =>
				quoted(ofFact(fact), language),
			)
			.replace(/\bcontent\/[\w./-]+\.(?:yaml|md)(?::\d+)*/g, (file) =>
				quoted(ofFile(file.replace(/:.*/, "")), language),
			);
	const withKeys = (text: string) =>
		text.replace(/<([\w-]+)>/g, (_, key) =>
			quoted(ofKey(key) ?? key, language),
		);
	return { message: named(message), hint: hint ? named(hint) : "" };
}

function quoted(text: string, language: string): string {
	return language === "da" ? `»${text}«` : `“${text}”`;
}

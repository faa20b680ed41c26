import type { Problem } from "../../generator/diagnostics/diagnostic.ts";
import { formatProblem } from "../../generator/diagnostics/format-problem.ts";

/** Formats the message of a problem in English. */
export function inEnglish(problem: Problem): string {
	return formatProblem(problem, { language: "en" }).message;
}

/** Formats the message of a problem in Danish. */
export function inDanish(problem: Problem): string {
	return formatProblem(problem, { language: "da" }).message;
}

/** Formats the hint of a problem in English. */
export function getHint(problem: Problem): string | undefined {
	return formatProblem(problem, { language: "en" }).hint;
}

import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import { formatMessage } from "../../diagnostics/format-problem.ts";
import { groupBy } from "../../diagnostics/group-by.ts";
import { listLocales } from "../../languages/languages.ts";
import { type Content, contextOf } from "../context.ts";
import { fullNameAt, wordsAt } from "../fields/names.ts";
import { originOf } from "../problems/problems.ts";
import type { Todo, ValueAddress } from "../protocol.ts";

/** A diagnostic as a task, which leads to its value. */
export function taskOf(
	diagnostic: Diagnostic,
	content: Content,
	language: string,
): Todo {
	const { file, line } = diagnostic;
	const origin = originOf(diagnostic, content);
	const message = formatMessage(diagnostic, { language });
	return { file, line, message, hint: "", origin };
}

/**
 * The tasks of samples, of which their marks are reported, or their addresses: each named by its words and its kind. A text
 * that is a sample in several languages is one task, since its panel has it in all of them.
 */
export function samplesToReplace(
	samples: readonly Diagnostic[],
	content: Content,
	language: string,
): Todo[] {
	const context = contextOf(content, language);
	const named = samples.map((diagnostic): Todo => {
		const found = taskOf(diagnostic, content, language);
		const { origin } = found;
		if (!origin || origin.path === "markdown") return found;
		const isMark = origin.path.at(-1) === "sample";
		const of = isMark ? { ...origin, path: origin.path.slice(0, -1) } : origin;
		const name = fullNameAt(of, context) ?? found.message;
		const message = wordsAt(of, context) ?? name;
		const hint = name.replace(` (${message})`, "");
		return {
			...found,
			// A text opens at its words, not at its mark.
			...(isText(of) && { origin: { ...of, path: "markdown" } }),
			message,
			hint: hint === message ? "" : hint,
		};
	});
	const endings = listLocales(content.site).map((code) => `.${code}.md`);
	const panelOf = ({ file, origin }: Todo) => {
		const ending = endings.find((each) => file.endsWith(each)) ?? "";
		return JSON.stringify([
			file.slice(0, file.length - ending.length),
			origin?.path,
		]);
	};
	return [...groupBy(named, panelOf).values()].flatMap(
		([first]) => first ?? [],
	);
}

/** Whether it is a whole text, and not a value of one. */
function isText({ file, path }: ValueAddress): boolean {
	return file.endsWith(".md") && path.length === 0;
}

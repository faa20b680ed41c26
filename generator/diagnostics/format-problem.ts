import { selectText } from "../languages/text.ts";
import {
	formatSentence,
	formatValue,
	getMessageTemplate,
	inEachLanguage,
	type MessageReader,
	type MessageText,
} from "../messages/format.ts";
import type { MessageTemplate } from "../messages/template.ts";
import type { Problem } from "./diagnostic.ts";

/** A problem in a language: its message, and what to do about it. */
export type ProblemText = {
	readonly message: string;
	readonly hint: string | undefined;
};

/** Formats the message of a problem, and as its hint the fixes that are known, otherwise what to do. */
export function formatProblem(
	problem: Problem,
	reader: MessageReader,
): ProblemText {
	return {
		message: formatMessage(problem, reader),
		hint:
			(reader.onPage ? formatPart("pageHint", problem, reader) : undefined) ??
			formatFixes(problem, reader) ??
			formatPart("hint", problem, reader),
	};
}

/** Formats the message of a problem in one sentence. */
export function formatMessage(problem: Problem, reader: MessageReader): string {
	return formatPart("message", problem, reader) ?? "";
}

/** Formats the message of a problem in each language of messages. */
export function translateMessage(problem: Problem): MessageText {
	return inEachLanguage((reader) => formatMessage(problem, reader));
}

/** Formats the message and the hint of a problem in each language of messages. */
export function translateProblem(problem: Problem): MessageText {
	return inEachLanguage((reader) => {
		const { message, hint } = formatProblem(problem, reader);
		return hint === undefined ? message : `${message} ${hint}`;
	});
}

/** Formats the fixes of a problem. Returns undefined if it has none, or if a fix would be invisible. */
function formatFixes(
	problem: Problem,
	reader: MessageReader,
): string | undefined {
	const { fixes = [] } = problem;
	const [fix, ...others] = fixes;
	if (fix === undefined) return undefined;
	if (others.length === 0 && /^[ \u00A0]+$/.test(fix))
		return formatValue(
			{ id: "suggestion.spaces", values: { count: fix.length } },
			reader,
		);
	if (fixes.some((each) => each.trim() === "")) return undefined;
	if (others.length > 0)
		return formatValue(
			// In the editor, each fix is a button.
			reader.onPage
				? { id: "suggestion.choose" }
				: { id: "suggestion.several", values: { fixes: { anyOf: fixes } } },
			reader,
		);
	return (
		formatPart("fix", problem, reader) ??
		formatValue({ id: "suggestion.one", values: { fix } }, reader)
	);
}

function formatPart(
	part: keyof MessageTemplate,
	{ message, fixes: [fix = ""] = [] }: Problem,
	reader: MessageReader,
): string | undefined {
	if ("id" in message) {
		const sentence = getMessageTemplate(message.id, reader)[part];
		return sentence === undefined
			? undefined
			: formatSentence(sentence, { ...message.values, fix }, reader);
	}
	const text = part === "fix" ? undefined : message[part];
	return text && selectText(text, reader.language);
}

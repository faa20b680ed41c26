import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import { formatTime } from "../../languages/format.ts";
import { getMessageTag } from "../../languages/message-language.ts";
import { selectText } from "../../languages/text.ts";
import type { MessageText } from "../../messages/format.ts";
import { spokenNumber } from "../fields/own-words.ts";
import type { Shape } from "../fields/shape.ts";
import type { TextChange } from "../file/file-edit.ts";

/** A correction proposed by a message: its name for people, and the change of the file. */
export type Fix = TextChange & { readonly label: string };

/** Returns what can be done about a problem with one click; `source` is the text of its file, `shape` what its value is. */
export function fixesOf(
	problem: Diagnostic,
	source: () => string,
	shape: Shape | undefined,
	language: string,
): Fix[] {
	const { code, column, length } = problem;
	const line = () => source().split("\n")[problem.line - 1] ?? "";
	if (code === "allowance") return [withoutComment(problem, line(), language)];
	return (problem.fixes ?? []).map((by) => ({
		label: spoken(by, shape, language),
		line: problem.line,
		column,
		length,
		by,
	}));
}

const deleteNote: MessageText = {
	en: "Delete the note",
	da: "Slet bemærkningen",
};

/** A comment goes with its line where it is all of it, and otherwise with the space before it. */
function withoutComment(
	{ line, column, length }: Diagnostic,
	written: string,
	language: string,
): Fix {
	const before = written.slice(0, column - 1).trimEnd();
	const isAlone = before === "" && column - 1 + length === written.length;
	const from = isAlone ? 0 : before.length;
	return {
		label: selectText(deleteNote, language),
		line,
		column: from + 1,
		length: isAlone ? written.length + 1 : column - 1 + length - from,
		by: "",
	};
}

/** A value of a file as people write it: 90 → »90 minutter«, "10:00" → »10.00«. */
function spoken(
	written: string,
	shape: Shape | undefined,
	language: string,
): string {
	const text = /^".*"$/s.test(written) ? String(JSON.parse(written)) : written;
	if (shape?.kind === "time") return formatTime(text, getMessageTag(language));
	return shape?.kind === "number"
		? spokenNumber(Number(text), shape, language)
		: text;
}

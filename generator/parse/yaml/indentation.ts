import {
	explain,
	type Fault,
	type Hint,
	type Wording,
} from "../../diagnostics/diagnostic.ts";
import { type Line, lineAt, onLine } from "../problem.ts";
import { colonInText } from "./slips.ts";

/** The message and the hint for a line that begins in the wrong column. */
export const outOfLine = explain(
	"The line doesn't fit in with the lines around it.",
	"Linjen passer ikke sammen med linjerne omkring den.",
	"Lines that belong together start in the same column; a field name ends with a colon and a space.",
	"Linjer, der hører sammen, begynder i samme kolonne; et feltnavn slutter med kolon og mellemrum.",
);

/** Explains a line that begins in the wrong column; if the first line of the file does, all others follow from it. */
export function outOfPlace(text: string, line: Line): Fault {
	const first = lineAt(text, text.search(/^[ \t]*[^\s#]/m));
	const wrong = first.text.startsWith(" ") ? first : line;
	const depth = indentation(wrong.text);
	// Without any indentation, the first word is marked.
	const [word = ""] = depth === 0 ? (/^[\w-]+/.exec(wrong.text) ?? []) : [];
	return {
		start: wrong.start,
		length: Math.max(1, depth, word.length),
		message: outOfLine.message,
		hint: indentationHint(text, depth, word),
	};
}

/** Hints with the indentations of the other lines, the nearest first. They replace the line's own, and its first `word`. */
function indentationHint(text: string, own: number, word: string): Hint {
	const depths = text
		.split("\n")
		// The fields of an item begin behind its hyphen.
		.flatMap((line) => [line, line.replace("-", " ")])
		.map(indentation);
	return [...new Set([0, ...depths])]
		.filter((depth) => depth !== own)
		.sort((a, b) => Math.abs(a - own) - Math.abs(b - own))
		.slice(0, 6)
		.reduceRight<Hint>(
			(otherwise, depth) => ({
				...beginWith(depth),
				replacement: " ".repeat(depth) + word,
				otherwise,
			}),
			outOfLine.hint,
		);
}

function beginWith(depth: number): Wording {
	if (depth === 0)
		return {
			en: "Begin it at the margin, without spaces.",
			da: "Begynd den helt ude ved margenen, uden mellemrum.",
		};
	return {
		en: `Begin it with ${depth} ${depth === 1 ? "space" : "spaces"}.`,
		da: `Begynd den med ${depth} mellemrum.`,
	};
}

/** Explains why the line below one is indented further than it, which already has a value. */
export function explainDeeper(text: string, line: Line): Fault | undefined {
	const next = lineAt(text, line.start + line.text.length + 1);
	if (indentation(next.text) <= indentation(line.text)) return undefined;
	return /^\s*[\w-]+:(\s|$)/.test(next.text)
		? outOfPlace(text, next)
		: colonBelow(next, text);
}

/** Finds a colon in a later line of a text of several lines. */
function colonBelow(line: Line, text: string): Fault | undefined {
	const found = onLine(line, /(:)(?:\s|$)/d, {
		...colonInText,
		hint: {
			en: "Put the whole text in quotes, or begin it with >- on the field's own line.",
			da: "Sæt hele teksten i citationstegn, eller begynd den med >- på feltets egen linje.",
		},
	});
	const next = lineAt(text, line.start + line.text.length + 1);
	const goesOn =
		next.start > line.start && indentation(next.text) >= indentation(line.text);
	return found ?? (goesOn ? colonBelow(next, text) : undefined);
}

function indentation(line: string): number {
	return line.length - line.trimStart().length;
}

import type { Hint, Wording } from "../../diagnostics/diagnostic.ts";
import { type Line, lineAt, onLine, type Problem } from "../problem.ts";
import { colonInText } from "./colons.ts";

/** Explains why the line below one is indented further than it, which already has a value. */
export function explainDeeper(text: string, line: Line): Problem | undefined {
	const next = lineAt(text, line.start + line.text.length + 1);
	const depth = indentation(line.text);
	if (indentation(next.text) <= depth) return undefined;
	if (!/^\s*[\w-]+:(\s|$)/.test(next.text)) return colonBelow(next, text);
	return {
		start: next.start,
		end: next.start + indentation(next.text),
		message: {
			en: "This line is indented further than the one above it, which already has its value.",
			da: "Linjen er rykket længere ind end den foregående, som allerede har sin værdi.",
		},
		hint: indentationHint(text, next),
	};
}

/**
 * Returns hints with the indentations that a line may have, from those of the lines above it, the nearest first. They
 * replace its own indentation, and `word` if the problem extends to the line's first word.
 */
export function indentationHint(text: string, line: Line, word = ""): Hint {
	const depths: number[] = [];
	const above = text.slice(0, line.start).split("\n").toReversed();
	for (const each of above) {
		// Only lines indented less than all those between them and this line can be its parents.
		const depth = indentation(each);
		if (each.trim() !== "" && depth < (depths.at(-1) ?? Infinity))
			depths.push(depth, ...(/^ *- /.test(each) ? [depth + 2] : []));
	}
	const own = indentation(line.text);
	return [...new Set(depths)]
		.filter((depth) => depth !== own)
		.sort((a, b) => Math.abs(a - own) - Math.abs(b - own))
		.slice(0, 6)
		.reduceRight<Hint>(
			(otherwise, depth) => ({
				...(depth === 0
					? atMargin
					: {
							en: `Begin it with ${depth} ${depth === 1 ? "space" : "spaces"}.`,
							da: `Begynd den med ${depth} mellemrum.`,
						}),
				replacement: " ".repeat(depth) + word,
				otherwise,
			}),
			sameColumn,
		);
}

/** What to do about a line that must not be indented. */
export const atMargin: Wording = {
	en: "Begin it at the margin, without spaces.",
	da: "Begynd den helt ude ved margenen, uden mellemrum.",
};

/** What to do about a line that is in no column of the lines around it. */
export const sameColumn: Hint = {
	en: "Lines that belong together start in the same column; a field name ends with a colon and a space.",
	da: "Linjer, der hører sammen, begynder i samme kolonne; et feltnavn slutter med kolon og mellemrum.",
};

/** Finds a colon in a later line of a text of several lines. */
function colonBelow(line: Line, text: string): Problem | undefined {
	const found = onLine(line, /(:)(?:\s|$)/d, () => ({
		...colonInText,
		hint: {
			en: "Put the whole text in quotes, or begin it with >- on the field's own line.",
			da: "Sæt hele teksten i citationstegn, eller begynd den med >- på feltets egen linje.",
		},
	}));
	const next = lineAt(text, line.start + line.text.length + 1);
	const goesOn =
		next.start > line.start && indentation(next.text) >= indentation(line.text);
	return found ?? (goesOn ? colonBelow(next, text) : undefined);
}

function indentation(line: string): number {
	return line.length - line.trimStart().length;
}

import {
	type Explanation,
	explain,
	type Fault,
} from "../../diagnostics/diagnostic.ts";
import type { Line } from "../problem.ts";
import { commaMissing, firstOf, type Slip, valueStart } from "./slips.ts";

// Common mistakes with quotation marks.

/** An opening quotation mark whose closing one is missing, belongs to the next value, or comes too early. */
export function unclosedQuote(line: Line): Fault | undefined {
	for (const match of line.text.matchAll(
		new RegExp(`${valueStart.source}(["'])`, "dg"),
	)) {
		const [, quote = ""] = match;
		const [opening = 0] = match.indices?.[1] ?? [];
		const quoted = quote === '"' ? /"(?:[^"\\]|\\.)*"/y : /'(?:[^']|'')*'/y;
		quoted.lastIndex = opening;
		const [found] = quoted.exec(line.text) ?? [];
		const start = line.start + opening;
		if (found === undefined || /[[{,]\s*[\w-]+:\s+.$/.test(found))
			return { start, length: 1, ...quoteLeftOpen(quote) };
		const rest = {
			start: start + found.length,
			text: line.text.slice(opening + found.length),
		};
		const before = line.text.slice(0, opening);
		const isWholeValue = /^(?:\s*-)?\s*[\w-]+:\s+$/.test(before);
		const more = isWholeValue ? /^\s*([^\s#].*)$/d : /^\s*([^\s,}\]#].*)$/d;
		const next = /[[{][^\]}]*$/.test(before)
			? /^(\s*;?\s*)(?:["']|[\w-]+:\s)/d
			: /^(\s*;?\s*)["']/d;
		const after = firstOf(
			[
				[next, commaMissing],
				...(isWholeValue ? [listWithoutBrackets] : []),
				[more, textGoesOn(quote)],
			],
			rest,
		);
		if (after) return after;
	}
	return undefined;
}

/** The message and the hint for a quotation mark without a closing one. */
export function quoteLeftOpen(quote = '"'): Explanation {
	return explain(
		"The quotation mark opened here is never closed.",
		"Her begynder et citationstegn, som aldrig bliver lukket.",
		`Close it at the end of the text; for a ${quote} inside the text, write ${escaped(quote)}.`,
		`Luk det, hvor teksten slutter; skal der stå ${quote} inde i teksten, så skriv ${escaped(quote)}.`,
	);
}

const listWithoutBrackets: Slip = [
	/^\s*(,\s*["'].*)$/d,
	explain(
		"There is more after this text. If it is a list, put brackets around it.",
		"Der står mere efter teksten. Er det en liste, skal den have kantede parenteser om sig.",
		"Put the list between [ and ]; if it is one text, put the whole text in quotes.",
		"Sæt listen mellem [ og ]; er det én tekst, så sæt hele teksten i citationstegn.",
	),
];

/** For a text with only its beginning in quotes. */
function textGoesOn(quote: string): Explanation {
	return explain(
		"There is more text after the closing quotation mark.",
		"Teksten fortsætter efter det sidste citationstegn.",
		`Put the whole text in quotes, and write ${escaped(quote)} for a ${quote} inside it.`,
		`Sæt hele teksten i citationstegn, og skriv ${escaped(quote)} for et ${quote} inde i den.`,
	);
}

function escaped(quote: string): string {
	return quote === '"' ? '\\"' : "''";
}

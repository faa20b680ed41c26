import {
	type Explanation,
	type Line,
	onLine,
	type Problem,
} from "../problem.ts";
import { valueStart } from "./slips.ts";

// What people write with quotation marks.

/** An opening quotation mark whose closing one is missing, belongs to the next value, or comes too early. */
export function unclosedQuote(line: Line): Problem | undefined {
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
			return { start, end: start + 1, ...quoteLeftOpen(quote) };
		const rest = {
			start: start + found.length,
			text: line.text.slice(opening + found.length),
		};
		const isWholeValue = /^(?:\s*-)?\s*[\w-]+:\s+$/.test(
			line.text.slice(0, opening),
		);
		const more = isWholeValue ? /^\s*([^\s#].*)$/d : /^\s*([^\s,}\]#].*)$/d;
		const after =
			onLine(rest, /^(\s*;?\s*)["']/d, () => commaMissing) ??
			onLine(rest, more, () => textGoesOn(quote));
		if (after) return after;
	}
	return undefined;
}

/** The message and the hint for a quotation mark without a closing one. */
export function quoteLeftOpen(quote = '"'): Explanation {
	return {
		message: {
			en: "The quotation mark opened here is never closed.",
			da: "Her begynder et citationstegn, som aldrig bliver lukket.",
		},
		hint: {
			en: `Close it at the end of the text; for a ${quote} inside the text, write ${escaped(quote)}.`,
			da: `Luk det, hvor teksten slutter; skal der stå ${quote} inde i teksten, så skriv ${escaped(quote)}.`,
		},
	};
}

/** The message and the hint for two values or fields without a comma between them, though perhaps with another sign. */
export const commaMissing: Explanation = {
	message: { en: "A comma is missing here.", da: "Her mangler et komma." },
	hint: {
		en: "Write a comma here.",
		da: "Skriv et komma her.",
		replacement: ", ",
		otherwise: {
			en: "Write a comma between the two.",
			da: "Skriv et komma mellem de to.",
		},
	},
};

/** For a text of which only the beginning is in quotes, or a list without its brackets. */
function textGoesOn(quote: string): Explanation {
	return {
		message: {
			en: "There is more text after the closing quotation mark.",
			da: "Teksten fortsætter efter det sidste citationstegn.",
		},
		hint: {
			en: `Put the whole text in quotes, and write ${escaped(quote)} for a ${quote} inside it; if it is a list, put it between [ and ].`,
			da: `Sæt hele teksten i citationstegn, og skriv ${escaped(quote)} for et ${quote} inde i den; er det en liste, så sæt den mellem [ og ].`,
		},
	};
}

function escaped(quote: string): string {
	return quote === '"' ? '\\"' : "''";
}

import { write } from "../../diagnostics/nearest.ts";
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
		const after =
			onLine(rest, /^\s*(["'])/d, () => commaMissing) ??
			onLine(rest, /^\s*(;)\s*["']/d, () => semicolon) ??
			onLine(rest, /^\s*([^\s,}\]#].*)$/d, () => textGoesOn(quote));
		if (after) return after;
		const isWholeValue = /^(?:\s*-)?\s*[\w-]+:\s+$/.test(
			line.text.slice(0, opening),
		);
		if (isWholeValue && /^\s*,/.test(rest.text)) {
			const written = line.text.slice(opening).trim();
			return {
				start,
				end: start + written.length,
				...severalValues(written, quote),
			};
		}
	}
	return undefined;
}

/** The message and the hint for a quotation mark without a closing one. */
export function quoteLeftOpen(quote: string): Explanation {
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

/** For a comma after the closing quotation mark: a list without its brackets, or a text that goes on. */
function severalValues(written: string, quote: string): Explanation {
	return {
		message: {
			en: "There is more after this text, so it is no longer one text, and without brackets it is no list.",
			da: "Der står mere efter denne tekst, så den er ikke længere én tekst, og uden parenteser er den ikke en liste.",
		},
		hint: write(`[${written}]`, {
			en: `If it is a list, put it between [ and ]; if it is one text, put the whole text in quotes, and write ${escaped(quote)} for a ${quote} inside it.`,
			da: `Er det en liste, så sæt den mellem [ og ]; er det én tekst, så sæt hele teksten i citationstegn, og skriv ${escaped(quote)} for et ${quote} inde i den.`,
		}),
	};
}

const semicolon: Explanation = {
	message: {
		en: "This should be a comma, not a semicolon.",
		da: "Her skal stå et komma og ikke et semikolon.",
	},
	hint: {
		en: "Write a comma.",
		da: "Skriv et komma.",
		replacement: ",",
	},
};

const commaMissing: Explanation = {
	message: {
		en: "There is no comma between this and what is before it.",
		da: "Der er intet komma mellem dette og det foregående.",
	},
	hint: {
		en: "Write a comma between the two.",
		da: "Skriv et komma mellem de to.",
	},
};

function textGoesOn(quote: string): Explanation {
	return {
		message: {
			en: "There is more text after the closing quotation mark.",
			da: "Teksten fortsætter efter det sidste citationstegn.",
		},
		hint: {
			en: `Put the whole text in quotes; for a ${quote} inside it, write ${escaped(quote)}.`,
			da: `Sæt hele teksten i citationstegn; skal der stå ${quote} inde i den, så skriv ${escaped(quote)}.`,
		},
	};
}

function escaped(quote: string): string {
	return quote === '"' ? '\\"' : "''";
}

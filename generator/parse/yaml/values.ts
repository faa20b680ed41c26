import {
	type Explanation,
	type Line,
	onLine,
	type Problem,
	quoteText,
} from "../problem.ts";
import { colonInText } from "./lines.ts";

/** What precedes a value: a key, a hyphen, a bracket, a comma, or the beginning of a line. */
const valueStart = /(?:^\s*|[[{,]\s*|- )(?:[\w-]+:\s+)?/;

/** Explains a value that begins with characters that have another meaning in YAML. */
export function explainValue(line: Line): Problem | undefined {
	return (
		explainSpecial(line) ??
		linkAtStart(line) ??
		blockIndicator(line) ??
		hyphenAtStart(line)
	);
}

/** Returns a problem at the first value on the line that begins as the pattern says. */
function atValue(
	line: Line,
	begins: RegExp,
	explain: Parameters<typeof onLine>[2],
): Problem | undefined {
	return onLine(
		line,
		new RegExp(`${valueStart.source}(${begins.source})`, "d"),
		explain,
	);
}

/** Explains a text that begins with a character that YAML takes for an anchor, an alias or a tag. */
export function explainSpecial(line: Line): Problem | undefined {
	return atValue(line, /[*&!][^\s,}\]]*/, specialCharacter);
}

/** For anchors, aliases and tags. */
export const specialCharacter: Explanation = {
	message: {
		en: "In YAML, text that starts with &, * or ! has a special meaning, which is not used here.",
		da: "En tekst, der begynder med &, * eller !, har en særlig betydning i YAML, som vi ikke bruger her.",
	},
	hint: quoteText,
};

/** Explains a citation at the beginning of a text, which YAML takes for a map in a map. */
export function unquotedCitation(line: Line): Problem | undefined {
	return atValue(line, /\{\{[^}]*\}*/, {
		message: {
			en: "A text that starts with {{ must be in quotes, or YAML reads it as something else.",
			da: "En tekst, der begynder med {{, skal stå i citationstegn; ellers opfatter YAML den som noget andet.",
		},
		hint: {
			en: 'Write it as lead: "{{price.NAME}} for …".',
			da: 'Skriv den som lead: "{{price.NAVN}} for …".',
		},
	});
}

/** Explains a word processor's quotation marks around a text, which YAML takes for letters. */
export function curlyQuotes(line: Line): Problem | undefined {
	return atValue(line, /[“”„‟][^“”„‟]*[“”‟]?/, explainCurlyQuotes);
}

/** The message and the hint for a text in curly quotation marks. */
export function explainCurlyQuotes(written: string): Explanation {
	const words = written.slice(1).replace(/[“”‟]$/, "");
	const quoted = `"${words.replaceAll('"', '\\"')}"`;
	return {
		message: {
			en: "YAML doesn't know this curly quotation mark; visitors would see it.",
			da: "YAML kender ikke dette krumme citationstegn; besøgende ville se det.",
		},
		hint: {
			en: `Write ${quoted} with straight ones; if visitors are to see the curly ones, put straight ones around them.`,
			da: `Skriv ${quoted} med lige citationstegn; skal de krumme kunne ses, så sæt lige omkring dem.`,
			replacement: quoted,
			otherwise: {
				en: `Write ${words} without quotation marks.`,
				da: `Skriv ${words} uden citationstegn.`,
				replacement: words,
				otherwise: {
					en: 'Write straight ones, " and "; if visitors are to see the curly ones, put straight ones around them.',
					da: 'Skriv lige citationstegn, " og "; skal de krumme kunne ses, så sæt lige omkring dem.',
				},
			},
		},
	};
}

function linkAtStart(line: Line): Problem | undefined {
	return atValue(line, /\[[^\]]*\]\([^)]*\)?/, {
		message: {
			en: "A text that starts with [ must be in quotes, or YAML reads it as a list.",
			da: "En tekst, der begynder med [, skal stå i citationstegn; ellers opfatter YAML den som en liste.",
		},
		hint: {
			en: 'Write it as answer: "[Book](/book) …".',
			da: 'Skriv den som answer: "[Book](/book) …".',
		},
	});
}

function blockIndicator(line: Line): Problem | undefined {
	return onLine(line, /^\s*(?:- )?[\w-]+:\s+([>|])[-+]?\s+[^#\s]/d, {
		message: {
			en: "After this sign the text begins on the next line, so nothing may follow it here.",
			da: "Efter dette tegn begynder teksten på næste linje, så der må ikke stå mere her.",
		},
		hint: {
			en: "Move the text to the next line, indented; if the sign is part of it, put the whole text in quotes.",
			da: "Flyt teksten ned på næste linje, og ryk den ind; hører tegnet med, så sæt hele teksten i citationstegn.",
		},
	});
}

function hyphenAtStart(line: Line): Problem | undefined {
	return onLine(line, /^\s*(?:- )?[\w-]+:\s+(-)\s/d, {
		message: {
			en: "YAML reads a hyphen and a space as the start of a list.",
			da: "YAML opfatter bindestreg og mellemrum som begyndelsen på en liste.",
		},
		hint: {
			en: "Put the text in quotes; if it is a list, begin it on the next line.",
			da: "Sæt teksten i citationstegn; er det en liste, så begynd den på næste linje.",
		},
	});
}

/** Explains a colon and a space within a text, which make its beginning a key. */
export function unquotedColon(line: Line): Problem | undefined {
	return onLine(line, /[\w-]+:\s+([^"'|>\s{[][^"']*:(?:\s[^,}]*|$))/d, {
		message: colonInText,
		hint: {
			en: 'Put the whole text in quotes: title: "Nyt: vi åbner".',
			da: 'Sæt hele teksten i citationstegn: title: "Nyt: vi åbner".',
		},
	});
}

/** Explains an opening quotation mark whose closing one is missing, belongs to the next value, or comes too early. */
export function unclosedQuote(line: Line): Problem | undefined {
	for (const match of line.text.matchAll(
		new RegExp(`${valueStart.source}(["'])`, "dg"),
	)) {
		const [, quote = ""] = match;
		const [opening = 0] = match.indices?.[1] ?? [];
		const quoted = quote === '"' ? /"(?:[^"\\]|\\.)*"/y : /'(?:[^']|'')*'/y;
		quoted.lastIndex = opening;
		const [found] = quoted.exec(line.text) ?? [];
		const open = {
			start: line.start + opening,
			end: line.start + opening + 1,
			...quoteLeftOpen(quote),
		};
		if (found === undefined || /[[{,]\s*[\w-]+:\s+.$/.test(found)) return open;
		const from = opening + found.length;
		const rest = { start: line.start + from, text: line.text.slice(from) };
		const after =
			onLine(rest, /^\s*(["'])/d, commaMissing) ??
			onLine(rest, /^\s*([^\s,}\]#].*)$/d, textGoesOn(quote));
		if (after) return after;
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

import type { Wording } from "../../diagnostics/diagnostic.ts";
import { write } from "../../diagnostics/nearest.ts";
import { invisibleSpaces } from "../../text/invisible-spaces.ts";
import {
	type Explanation,
	type Line,
	onLine,
	type Problem,
} from "../problem.ts";

// What people write on one line that YAML can't read, or takes for something else.

/** Where on a line a slip is, the first group of the pattern, and what is said of what is written there. */
type Slip = readonly [
	pattern: RegExp,
	explain: (written: string) => Explanation,
];

/** Finds a slip on the line of an error of YAML, or an invisible character on the line above. */
export function slipOn(line: Line, above: Line): Problem | undefined {
	return (
		unclosedQuote(line) ??
		firstOf(slips, line) ??
		onLine(above, misplacedSpace, explainInvisibleSpace)
	);
}

/**
 * Finds a second colon in a value: a text that contains one, or the field of another language (in `locales`) without a comma
 * or a brace before it; or a line that is neither a field nor a list item.
 */
export function colonSlipOn(
	line: Line,
	locales: readonly string[],
): Problem | undefined {
	const locale = `(?:${locales.join("|")}):\\s`;
	const separator = `(\\s*[;/|]\\s*|\\s+)${locale}`;
	return (
		firstOf(
			[
				[
					valueAfter(braceOrComma, `[^"'\\s{[(][^"'{}[\\],]*?${separator}`),
					() => noComma,
				],
				[
					valueAfter(
						`${lineStart}|${braceOrComma}`,
						`((?:\\(\\s*)?(?=${locale})\\w+)`,
					),
					noBraceBefore,
				],
				// Between braces, a text ends at a comma; elsewhere it doesn't.
				[
					valueAfter(
						braceOrComma,
						`([^"'|>\\s{[][^"',{}[\\]]*:(?:\\s[^,}]*|$))`,
					),
					() => colonInText,
				],
				[
					valueAfter(lineStart, `([^"'|>\\s{[][^"']*:(?:\\s.*|$))`),
					() => colonInText,
				],
			],
			line,
		) ?? noField(line)
	);
}

/** What is before a field: the start of its line, or between braces a brace or a comma. */
const lineStart = "^(?:\\s*-)?";
const braceOrComma = "[{,]";

/** The pattern of a value behind such a start and the name of its field. */
function valueAfter(start: string, value: string): RegExp {
	return new RegExp(`(?:${start})\\s*[\\w-]+:\\s+${value}`, "d");
}

function noBraceBefore(written: string): Explanation {
	return {
		message: {
			en: "There is no { before these fields.",
			da: "Der er ingen { før disse felter.",
		},
		hint: {
			en: "Write { before them.",
			da: "Skriv { før dem.",
			replacement: `{ ${written.replace(/^\(\s*/, "")}`,
			otherwise: {
				en: "Write { before the first of them and } after the last one.",
				da: "Skriv { før det første af dem og } efter det sidste.",
			},
		},
	};
}

const noComma: Explanation = {
	message: {
		en: "There is no comma between this text and the field after it.",
		da: "Der er intet komma mellem denne tekst og det følgende felt.",
	},
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

function firstOf(slips: readonly Slip[], line: Line): Problem | undefined {
	for (const [pattern, explain] of slips) {
		const found = onLine(line, pattern, explain);
		if (found) return found;
	}
	return undefined;
}

/** What precedes a value: a key, a hyphen, a bracket, a comma, or the beginning of a line. */
const valueStart = /(?:^\s*|[[{,]\s*|- )(?:[\w-]+:\s+)?/;

/** The pattern of a value that begins like this. */
function valueThat(begins: RegExp): RegExp {
	return new RegExp(`${valueStart.source}(${begins.source})`, "d");
}

/** In the indentation, after a hyphen, or after a field's colon. */
const misplacedSpace = new RegExp(
	`^(?: *(?:- +)?(?:[\\w-]+: *|-)?)([${invisibleSpaces}]+)`,
	"d",
);

const slips: readonly Slip[] = [
	[valueThat(/[“”„‟][^“”„‟]*[“”‟]?/), explainCurlyQuotes],
	[
		valueThat(/\{\{[^}]*\}*|\[[^\]]*\]\([^)]*\)?|[*&!@`%][^\s,}\]]*/),
		quotesNeeded,
	],
	[/^ *(\t+)/d, () => tabIndent],
	[/^(?:\s*|\s*(?:- +)?[\w-]+:\s+[>|])([–—])(?:\s|$)/d, () => dash],
	[misplacedSpace, explainInvisibleSpace],
	[/^\s*(-[\w-]+:)(?:\s|$)/d, bareHyphen],
	[
		/^\s*(?:- )?[\w-]+:\s+([>|])[-+]?\s+[^#\s]/d,
		() => ({
			message: {
				en: "After this sign the text begins on the next line, so nothing may follow it here.",
				da: "Efter dette tegn begynder teksten på næste linje, så der må ikke stå mere her.",
			},
			hint: {
				en: "Move the text to the next line, indented; if the sign is part of it, put the whole text in quotes.",
				da: "Flyt teksten ned på næste linje, og ryk den ind; hører tegnet med, så sæt hele teksten i citationstegn.",
			},
		}),
	],
	[
		/^\s*(?:- )?[\w-]+:\s+(-)\s/d,
		() => ({
			message: {
				en: "YAML reads a hyphen and a space as the start of a list.",
				da: "YAML opfatter bindestreg og mellemrum som begyndelsen på en liste.",
			},
			hint: {
				en: "Put the text in quotes; if it is a list, begin it on the next line.",
				da: "Sæt teksten i citationstegn; er det en liste, så begynd den på næste linje.",
			},
		}),
	],
];

/** The message and the hint for a text that begins with a sign of YAML: a fact, a link, emphasis. */
export function quotesNeeded(written: string): Explanation {
	const sign = /^\{\{|^./.exec(written)?.[0];
	const isFeature = /^[*&!]/.test(written);
	return {
		message: {
			en: `A text that starts with ${sign} must be in quotes, or YAML reads it as something else.`,
			da: `En tekst, der begynder med ${sign}, skal stå i citationstegn; ellers opfatter YAML den som noget andet.`,
		},
		hint: {
			en: `Put the whole text in quotes: "${written} …".${isFeature ? " If it is no text, write the value itself: anchors, aliases and tags are not used here." : ""}`,
			da: `Sæt hele teksten i citationstegn: "${written} …".${isFeature ? " Er det ingen tekst, så skriv selve værdien: ankre, aliaser og tags bruges ikke her." : ""}`,
		},
	};
}

/** The message and the hint for a text in a word processor's quotation marks, which YAML takes for letters. */
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
				otherwise: straightOnes,
			},
		},
	};
}

const straightOnes: Wording = {
	en: 'Write straight ones, " and "; if visitors are to see the curly ones, put straight ones around them.',
	da: 'Skriv lige citationstegn, " og "; skal de krumme kunne ses, så sæt lige omkring dem.',
};

/** The message and the hint for a line indented with a tab. */
export const tabIndent: Explanation = {
	message: {
		en: "The line is indented with a tab, which YAML doesn't allow.",
		da: "Linjen er rykket ind med et tabulatortegn, og det tillader YAML ikke.",
	},
	hint: {
		en: "Use spaces, two for each level.",
		da: "Brug mellemrum, to for hvert niveau.",
	},
};

/** The message and the hint for an invisible character where a space or nothing should be. */
export function explainInvisibleSpace(written: string): Explanation {
	return {
		message: {
			en: "There is an invisible character here that is not an ordinary space (often a no-break space from another program).",
			da: "Her står et usynligt tegn, som ikke er et almindeligt mellemrum (ofte et hårdt mellemrum fra et andet program).",
		},
		hint: {
			en: "Type an ordinary space instead.",
			da: "Skriv et almindeligt mellemrum i stedet.",
			replacement: " ".repeat(written.length),
			otherwise: {
				en: "Delete it.",
				da: "Slet det.",
				replacement: "",
				otherwise: {
					en: "Delete it, and type a space where one belongs.",
					da: "Slet det, og skriv et mellemrum, hvis der skal være et.",
				},
			},
		},
	};
}

/** For what word processors make of the hyphen of an item, or behind > and |. */
const dash: Explanation = {
	message: {
		en: "This should be a hyphen, not a dash.",
		da: "Her skal stå en bindestreg og ikke en tankestreg.",
	},
	hint: write("-", { en: "Write a hyphen.", da: "Skriv en bindestreg." }),
};

function bareHyphen(written: string): Explanation {
	const field = written.slice(1);
	return {
		message: {
			en: "There is no space after this hyphen, so it doesn't start a list item.",
			da: "Der er intet mellemrum efter bindestregen, så det bliver ikke et punkt på en liste.",
		},
		hint: {
			en: `Write - ${field} …`,
			da: `Skriv - ${field} …`,
			replacement: `- ${field}`,
			otherwise: {
				en: "Add a space after it.",
				da: "Skriv et mellemrum efter.",
			},
		},
	};
}

/** The message and the hint for a colon within a text. */
export const colonInText: Explanation = {
	message: {
		en: "The text contains a colon, so YAML reads its beginning as a field name.",
		da: "Teksten indeholder et kolon, så YAML opfatter begyndelsen som navnet på et felt.",
	},
	hint: {
		en: 'Put the whole text in quotes: title: "Nyt: vi åbner".',
		da: 'Sæt hele teksten i citationstegn: title: "Nyt: vi åbner".',
	},
};

/** A line that is neither a field nor a list item: its colon is missing, or the space after it. */
function noField(line: Line): Problem | undefined {
	const [, name, between = "", value = ""] =
		/^\s*(?:- +)?([\w-]+)(\s*=\s*|:|\s+|$)(.*)$/.exec(line.text) ?? [];
	const content = line.text.trim();
	const isGlued = /[:=]/.test(between) && /^[[{"']/.test(value);
	if (!isGlued && /:(\s|$)|^[-"'[{#>|?]|^$/.test(content.replace(/^- +/, "")))
		return undefined;
	const prose = /^(?!["']).*( .*){3}/.test(value) && /^\s*$/.test(between);
	const right = prose || !name ? "title: …" : `${name}: ${value || "…"}`;
	return /[:=]/.test(between)
		? onLine(line, /([:=])/d, () => noSpaceAfterColon(right))
		: onLine(line, /^\s*(?:- +)?(.*\S)/d, () => ({
				message: {
					en: "This line has no colon, so YAML can't tell which field it belongs to.",
					da: "Linjen har intet kolon, så YAML kan ikke se, hvilket felt den hører til.",
				},
				hint: {
					en: `A field is written ${right}; a text that continues from the line above is indented further than its field.`,
					da: `Et felt skrives ${right}; en tekst, der fortsætter fra linjen over, skal rykkes længere ind end sit felt.`,
				},
			}));
}

/** The message and the hint for a field without the colon or the space behind its name; `right` is how it is written. */
export function noSpaceAfterColon(right: string): Explanation {
	return {
		message: {
			en: "The name of a field is followed by a colon and a space.",
			da: "Efter navnet på et felt skal der stå et kolon og et mellemrum.",
		},
		hint: {
			en: `Write ${right}`,
			da: `Skriv ${right}`,
			replacement: ": ",
			otherwise: {
				en: "Write a colon and a space.",
				da: "Skriv et kolon og et mellemrum.",
			},
		},
	};
}

/** An opening quotation mark whose closing one is missing, belongs to the next value, or comes too early. */
function unclosedQuote(line: Line): Problem | undefined {
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

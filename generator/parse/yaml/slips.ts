import {
	type Explanation,
	explain,
	type Fault,
} from "../../diagnostics/diagnostic.ts";
import { invisibleSpaces } from "../../text/invisible-spaces.ts";
import { type Line, onLine } from "../problem.ts";

// Common mistakes on one line that YAML can't read, or reads as something else.

/** A slip on a line: its place, the first group of the pattern, and the message about it. */
export type Slip = readonly [
	pattern: RegExp,
	explanation: Explanation | ((written: string) => Explanation),
];

/** Finds a slip on the line of an error of YAML, or an invisible character on the line above. */
export function slipOn(line: Line, above: Line): Fault | undefined {
	return (
		firstOf(slips, line) ?? onLine(above, misplacedSpace, explainInvisibleSpace)
	);
}

/** The first of these slips on a line. */
export function firstOf(slips: readonly Slip[], line: Line): Fault | undefined {
	for (const slip of slips) {
		const found = onLine(line, ...slip);
		if (found) return found;
	}
	return undefined;
}

/** The text before a value: a key, a hyphen, a bracket, a comma, or the beginning of a line. */
export const valueStart = /(?:^\s*|[[{,]\s*|- )(?:[\w-]+:\s+)?/;

/** The pattern of a value that begins like this. */
function valueThat(begins: RegExp): RegExp {
	return new RegExp(`${valueStart.source}(${begins.source})`, "d");
}

/** In the indentation, after a hyphen, or after a field's colon. */
const misplacedSpace = new RegExp(
	`^(?: *(?:- +)?(?:[\\w-]+: *|-)?)([${invisibleSpaces}]+)`,
	"d",
);

/** The message and the hint for a line indented with a tab. */
export const tabIndent: Explanation = explain(
	"The line is indented with a tab, which YAML doesn't allow.",
	"Linjen er rykket ind med et tabulatortegn, og det tillader YAML ikke.",
	"Use spaces, two for each level.",
	"Brug mellemrum, to for hvert niveau.",
);

/** The message and the hint for a colon within a text. */
export const colonInText: Explanation = explain(
	"The text contains a colon, so YAML reads its beginning as a field name.",
	"Teksten indeholder et kolon, så YAML opfatter begyndelsen som navnet på et felt.",
	'Put the whole text in quotes: title: "Nyt: vi åbner". If it holds several fields, write each on a line of its own.',
	'Sæt hele teksten i citationstegn: title: "Nyt: vi åbner". Er det flere felter, så skriv hvert på sin egen linje.',
);

/** The message and the hint for two values or fields without a comma between them, though perhaps with another sign. */
export const commaMissing: Explanation = explain(
	"A comma is missing here.",
	"Her mangler et komma.",
	"Write a comma here.",
	"Skriv et komma her.",
	{
		replacement: ", ",
		otherwise: {
			en: "Write a comma between the two.",
			da: "Skriv et komma mellem de to.",
		},
	},
);

const slips: readonly Slip[] = [
	[
		/^\s*([–—•*]\s+|[–—-](?=[\w-]+:(?:\s|$)))/d,
		explain(
			"An item of a list begins with a hyphen and a space.",
			"Et punkt på en liste begynder med en bindestreg og et mellemrum.",
			"Write a hyphen and a space here.",
			"Skriv en bindestreg og et mellemrum her.",
			{ replacement: "- " },
		),
	],
	[valueThat(/[“”„‟][^“”„‟]*[“”‟]?/), explainCurlyQuotes],
	[
		valueThat(/\{\{[^}]*\}*|\[[^\]]*\]\([^)]*\)?|[*&!@`%][^\s,}\]]*/),
		quotesNeeded,
	],
	[/^ *(\t+)/d, tabIndent],
	[misplacedSpace, explainInvisibleSpace],
	[
		/[[{,]\s*(,)/d,
		explain(
			"There is nothing before this comma.",
			"Der står ikke noget før dette komma.",
			"Delete the comma.",
			"Slet kommaet.",
		),
	],
	[
		/^\s*(?:- )?[\w-]+:\s+(-)\s/d,
		explain(
			"A list begins on the line below the name of its field.",
			"En liste begynder på linjen under feltets navn.",
			"Begin the list on the next line; if this is a text, put the whole text in quotes.",
			"Begynd listen på næste linje; er det en tekst, så sæt hele teksten i citationstegn.",
		),
	],
	[
		/^\s*(?:- )?[\w-]+:\s+([>|][-+]?)\s+[^#\s]/d,
		explain(
			"After this character, the text begins on the next line.",
			"Efter dette tegn begynder teksten først på næste linje.",
			"Leave the character here, and move the text to the next line, two spaces further in than its field.",
			"Lad tegnet stå, og flyt teksten ned på næste linje, to mellemrum længere inde end dens felt.",
		),
	],
];

/** The message and the hint for a text that begins with a sign of YAML: a fact, a link, emphasis. */
export function quotesNeeded(written: string): Explanation {
	const sign = /^\{\{|^./.exec(written)?.[0];
	const isFeature = /^[*&!]/.test(written);
	return explain(
		`A text that starts with ${sign} must be in quotes, or YAML reads it as something else.`,
		`En tekst, der begynder med ${sign}, skal stå i citationstegn; ellers opfatter YAML den som noget andet.`,
		`Put the whole text in quotes: "${written} …".${isFeature ? " If it is no text, write the value itself: anchors, aliases and tags are not used here." : ""}`,
		`Sæt hele teksten i citationstegn: "${written} …".${isFeature ? " Er det ingen tekst, så skriv selve værdien: Ankre, aliaser og tags bruges ikke her." : ""}`,
	);
}

/** The message and the hint for a text in a word processor's quotation marks, which YAML takes for letters. */
export function explainCurlyQuotes(written: string): Explanation {
	const words = written.slice(1).replace(/[“”‟]$/, "");
	const quoted = `"${words.replaceAll('"', '\\"')}"`;
	return explain(
		"YAML doesn't know this curly quotation mark; visitors would see it.",
		"YAML kender ikke dette krumme citationstegn; besøgende ville se det.",
		`Write ${quoted} with straight ones; if visitors are to see the curly ones, put straight ones around them.`,
		`Skriv ${quoted} med lige citationstegn; skal de krumme kunne ses, så sæt lige omkring dem.`,
		{
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
	);
}

/** The message and the hint for an invisible character where a space or nothing should be. */
export function explainInvisibleSpace(written: string): Explanation {
	return explain(
		"There is an invisible character here that is not an ordinary space (often a no-break space from another program).",
		"Her står et usynligt tegn, som ikke er et almindeligt mellemrum (ofte et hårdt mellemrum fra et andet program).",
		"Type an ordinary space instead.",
		"Skriv et almindeligt mellemrum i stedet.",
		{
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
	);
}

/**
 * Finds a second colon in a value: a text that contains one, or between braces the field of another language without a comma before it;
 * or a line that is neither a field nor a list item.
 */
export function colonSlipOn(line: Line): Fault | undefined {
	return firstOf(colonSlips, line) ?? noField(line);
}

/** The text before a field: the beginning of its line, or a brace or comma. */
const lineStart = "^(?:\\s*-)?";
const braceOrComma = "[{,]";

/** The pattern of a value behind such a start and the name of its field. */
function valueAfter(start: string, value: string): RegExp {
	return new RegExp(`(?:${start})\\s*[\\w-]+:\\s+${value}`, "d");
}

const colonSlips: readonly Slip[] = [
	// A field of two letters, or a tag as pt-BR, is another language.
	[
		valueAfter(
			braceOrComma,
			`[^"'\\s{[(][^"'{}[\\],]*?(\\s*[;/|]\\s*|\\s+)[a-z]{2}(?:-[A-Z]{2})?:\\s`,
		),
		commaMissing,
	],
	// Between braces, a text ends at a comma; elsewhere it doesn't.
	[
		valueAfter(braceOrComma, `([^"'|>\\s{[][^"',{}[\\]]*:(?:\\s[^,}]*|$))`),
		colonInText,
	],
	[valueAfter(lineStart, `([^"'|>\\s{[][^"']*:(?:\\s.*|$))`), colonInText],
];

/** A line that is neither a field nor a list item: its colon is missing, or the space after it. */
function noField(line: Line): Fault | undefined {
	const [, name, between = "", value = ""] =
		/^\s*(?:- +)?([\w-]+)(\s*=\s*|:|\s+|$)(.*)$/.exec(line.text) ?? [];
	const content = line.text.trim();
	const isGlued = /[:=]/.test(between) && /^[[{"']/.test(value);
	if (!isGlued && /:(\s|$)|^[-"'[{#>|?]|^$/.test(content.replace(/^- +/, "")))
		return undefined;
	const prose = /^(?!["']).*( .*){3}/.test(value) && /^\s*$/.test(between);
	const right = prose || !name ? "title: …" : `${name}: ${value || "…"}`;
	return /[:=]/.test(between)
		? onLine(line, /([:=])/d, noSpaceAfterColon(right))
		: onLine(
				line,
				/^\s*(?:- +)?(.*\S)/d,
				explain(
					"This line has no colon, so YAML can't tell which field it belongs to.",
					"Linjen har intet kolon, så YAML kan ikke se, hvilket felt den hører til.",
					`A field is written ${right}; a text that continues from the line above is indented further than its field.`,
					`Et felt skrives ${right}; en tekst, der fortsætter fra linjen over, skal rykkes længere ind end sit felt.`,
				),
			);
}

/** The message and the hint for a field without the colon or the space behind its name; `right` is how it is written. */
export function noSpaceAfterColon(right: string): Explanation {
	return explain(
		"The name of a field is followed by a colon and a space.",
		"Efter navnet på et felt skal der stå et kolon og et mellemrum.",
		`Write ${right}`,
		`Skriv ${right}`,
		{
			replacement: ": ",
			otherwise: {
				en: "Write a colon and a space.",
				da: "Skriv et kolon og et mellemrum.",
			},
		},
	);
}

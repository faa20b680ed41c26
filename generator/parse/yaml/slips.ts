import type { Wording } from "../../diagnostics/diagnostic.ts";
import { invisibleSpaces } from "../../text/invisible-spaces.ts";
import {
	type Explanation,
	type Line,
	onLine,
	type Problem,
} from "../problem.ts";

// What people write on one line that YAML can't read, or takes for something else.

/** Where on a line a slip is, the first group of the pattern, and what is said of what is written there. */
export type Slip = readonly [
	pattern: RegExp,
	explain: (written: string) => Explanation,
];

/** Finds a slip on the line of an error of YAML, or an invisible character on the line above. */
export function slipOn(line: Line, above: Line): Problem | undefined {
	return (
		firstOf(slips, line) ?? onLine(above, misplacedSpace, explainInvisibleSpace)
	);
}

/** The first of these slips on a line. */
export function firstOf(
	slips: readonly Slip[],
	line: Line,
): Problem | undefined {
	for (const [pattern, explain] of slips) {
		const found = onLine(line, pattern, explain);
		if (found) return found;
	}
	return undefined;
}

/** What precedes a value: a key, a hyphen, a bracket, a comma, or the beginning of a line. */
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

const slips: readonly Slip[] = [
	[/^\s*([–—•*]\s+|[–—-](?=[\w-]+:(?:\s|$)))/d, () => itemHyphen],
	[valueThat(/[“”„‟][^“”„‟]*[“”‟]?/), explainCurlyQuotes],
	[
		valueThat(/\{\{[^}]*\}*|\[[^\]]*\]\([^)]*\)?|[*&!@`%][^\s,}\]]*/),
		quotesNeeded,
	],
	[/^ *(\t+)/d, () => tabIndent],
	[misplacedSpace, explainInvisibleSpace],
	[/[[{,]\s*(,)/d, () => nothingBeforeComma],
	[/^\s*(?:- )?[\w-]+:\s+(-)\s/d, () => listBelow],
	[/^\s*(?:- )?[\w-]+:\s+([>|][-+]?)\s+[^#\s]/d, () => textBelow],
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

const listBelow: Explanation = {
	message: {
		en: "A list begins on the line below the name of its field.",
		da: "En liste begynder på linjen under feltets navn.",
	},
	hint: {
		en: "Begin the list on the next line; if this is a text, put the whole text in quotes.",
		da: "Begynd listen på næste linje; er det en tekst, så sæt hele teksten i citationstegn.",
	},
};

const textBelow: Explanation = {
	message: {
		en: "Behind this sign, the text begins on the next line.",
		da: "Efter dette tegn begynder teksten først på næste linje.",
	},
	hint: {
		en: "Leave the sign here, and move the text to the next line, two spaces further in than its field.",
		da: "Lad tegnet stå, og flyt teksten ned på næste linje, to mellemrum længere inde end dens felt.",
	},
};

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

const nothingBeforeComma: Explanation = {
	message: {
		en: "There is nothing before this comma.",
		da: "Der står ikke noget før dette komma.",
	},
	hint: { en: "Delete the comma.", da: "Slet kommaet." },
};

/** For an item without the space after its hyphen, or with the dash that word processors make of that. */
const itemHyphen: Explanation = {
	message: {
		en: "An item of a list begins with a hyphen and a space.",
		da: "Et punkt på en liste begynder med en bindestreg og et mellemrum.",
	},
	hint: {
		en: "Write a hyphen and a space here.",
		da: "Skriv en bindestreg og et mellemrum her.",
		replacement: "- ",
	},
};

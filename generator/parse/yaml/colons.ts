import {
	type Explanation,
	type Line,
	onLine,
	type Problem,
} from "../problem.ts";
import { commaMissing, firstOf, type Slip } from "./slips.ts";

// What people write with a colon too many, or without the one of a field.

/**
 * Finds a second colon in a value: a text that contains one, or between braces the field of another language without a comma before it;
 * or a line that is neither a field nor a list item.
 */
export function colonSlipOn(line: Line): Problem | undefined {
	return firstOf(slips, line) ?? noField(line);
}

/** What is before a field: the start of its line, or between braces a brace or a comma. */
const lineStart = "^(?:\\s*-)?";
const braceOrComma = "[{,]";

/** The pattern of a value behind such a start and the name of its field. */
function valueAfter(start: string, value: string): RegExp {
	return new RegExp(`(?:${start})\\s*[\\w-]+:\\s+${value}`, "d");
}

const slips: readonly Slip[] = [
	// A field of two letters is another language.
	[
		valueAfter(
			braceOrComma,
			`[^"'\\s{[(][^"'{}[\\],]*?(\\s*[;/|]\\s*|\\s+)[a-z]{2}:\\s`,
		),
		() => commaMissing,
	],
	// Between braces, a text ends at a comma; elsewhere it doesn't.
	[
		valueAfter(braceOrComma, `([^"'|>\\s{[][^"',{}[\\]]*:(?:\\s[^,}]*|$))`),
		() => colonInText,
	],
	[
		valueAfter(lineStart, `([^"'|>\\s{[][^"']*:(?:\\s.*|$))`),
		() => colonInText,
	],
];

/** The message and the hint for a colon within a text. */
export const colonInText: Explanation = {
	message: {
		en: "The text contains a colon, so YAML reads its beginning as a field name.",
		da: "Teksten indeholder et kolon, så YAML opfatter begyndelsen som navnet på et felt.",
	},
	hint: {
		en: 'Put the whole text in quotes: title: "Nyt: vi åbner". If it holds several fields, write each on a line of its own.',
		da: 'Sæt hele teksten i citationstegn: title: "Nyt: vi åbner". Er det flere felter, så skriv hvert på sin egen linje.',
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

import type { YAMLParseError } from "yaml";
import type { Hint } from "../../diagnostics/diagnostic.ts";
import { invisibleSpaces } from "../../text/invisible-spaces.ts";
import {
	type Explanation,
	type Line,
	lineAt,
	onLine,
	type Problem,
} from "../problem.ts";

/** Explains an invisible character where a space or nothing should be. */
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

/** Explains a line with a wrong beginning: a tab, an invisible character, or a hyphen without a space. */
export function explainStart(
	error: YAMLParseError,
	text: string,
	line: Line,
): Problem | undefined {
	const above = lineAt(text, Math.max(0, line.start - 1));
	return (
		tabIndent(error, line) ??
		invisibleSpace(line) ??
		invisibleSpace(above) ??
		bareHyphen(line)
	);
}

function tabIndent({ code }: YAMLParseError, line: Line): Problem | undefined {
	const tab = /^ *(\t+)/d.exec(line.text)?.indices?.[1];
	if (!tab && code !== "TAB_AS_INDENT") return undefined;
	return {
		start: line.start + (tab?.[0] ?? 0),
		end: line.start + (tab?.[1] ?? 1),
		message: {
			en: "The line is indented with a tab, which YAML doesn't allow.",
			da: "Linjen er rykket ind med et tabulatortegn, og det tillader YAML ikke.",
		},
		hint: {
			en: "Use spaces, two for each level.",
			da: "Brug mellemrum, to for hvert niveau.",
		},
	};
}

/** In the indentation, after a hyphen, or after a field's colon. */
const misplaced = new RegExp(
	`^(?: *(?:- +)?(?:[\\w-]+: *|-)?)([${invisibleSpaces}]+)`,
	"d",
);

function invisibleSpace(line: Line): Problem | undefined {
	return onLine(line, misplaced, explainInvisibleSpace);
}

function bareHyphen(line: Line): Problem | undefined {
	const [, field = ""] = /^\s*-([\w-]+:)(?:\s|$)/.exec(line.text) ?? [];
	return onLine(line, /^\s*(-)[\w-]+:(?:\s|$)/d, {
		message: {
			en: "There is no space after this hyphen, so it doesn't start a list item.",
			da: "Der er intet mellemrum efter bindestregen, så det bliver ikke et punkt på en liste.",
		},
		hint: {
			en: `Write - ${field} …`,
			da: `Skriv - ${field} …`,
			replacement: "- ",
			otherwise: addSpace,
		},
	});
}

const addSpace: Hint = {
	en: "Add a space after it.",
	da: "Skriv et mellemrum efter.",
};

/** Explains a line that is neither a field nor a list item: its colon is missing, or the space after it. */
export function explainColon(line: Line): Problem | undefined {
	const [, name, between = "", value = ""] =
		/^\s*(?:- +)?([\w-]+)(\s*=\s*|:|\s+|$)(.*)$/.exec(line.text) ?? [];
	const content = line.text.trim();
	if (/:(\s|$)|^[-"'[{#>|?]|^$/.test(content.replace(/^- +/, "")))
		return undefined;
	const prose = /^(?!["']).*( .*){3}/.test(value) && /^\s*$/.test(between);
	const right = prose || !name ? "title: …" : `${name}: ${value || "…"}`;
	if (between === ":")
		return onLine(line, /^\s*(?:- +)?[\w-]+(:)/d, {
			message: {
				en: "There is no space after this colon, so YAML doesn't see a field here.",
				da: "Der er intet mellemrum efter kolonet, så YAML ser ikke noget felt her.",
			},
			hint: {
				en: `Write ${right}`,
				da: `Skriv ${right}`,
				replacement: ": ",
				otherwise: addSpace,
			},
		});
	if (between.includes("="))
		return onLine(line, /(=)/d, {
			message: {
				en: "This should be a colon, not an equals sign.",
				da: "Her skal stå et kolon og ikke et lighedstegn.",
			},
			hint: {
				en: `Write ${right}`,
				da: `Skriv ${right}`,
				replacement: ":",
				otherwise: { en: "Write a colon.", da: "Skriv et kolon." },
			},
		});
	return onLine(line, /^\s*(?:- +)?(.*\S)/d, {
		message: {
			en: "This line has no colon, so YAML can't tell which field it belongs to.",
			da: "Linjen har intet kolon, så YAML kan ikke se, hvilket felt den hører til.",
		},
		hint: {
			en: `A field is written ${right}; a text that continues from the line above is indented further than its field.`,
			da: `Et felt skrives ${right}; en tekst, der fortsætter fra linjen over, skal rykkes længere ind end sit felt.`,
		},
	});
}

/** Explains a line that is indented more than the one above it, which already has a value. */
export function explainDeeper(
	{ code }: YAMLParseError,
	text: string,
	line: Line,
): Problem | undefined {
	if (code !== "BLOCK_AS_IMPLICIT_KEY") return undefined;
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
		hint: indentationHint(text, next) ?? {
			en: "Begin it in the same column as the field it belongs beside.",
			da: "Begynd den i samme kolonne som det felt, den skal stå ved siden af.",
		},
	};
}

/** Returns hints with the indentations that a line may have, from those of the lines above it, the nearest first. */
export function indentationHint(text: string, line: Line): Hint | undefined {
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
		.reduceRight<Hint | undefined>(
			(otherwise, depth) => ({
				...(depth === 0
					? {
							en: "Begin it at the margin, without spaces.",
							da: "Begynd den helt ude ved margenen, uden mellemrum.",
						}
					: {
							en: `Begin it with ${depth} ${depth === 1 ? "space" : "spaces"}.`,
							da: `Begynd den med ${depth} mellemrum.`,
						}),
				replacement: " ".repeat(depth),
				...(otherwise && { otherwise }),
			}),
			undefined,
		);
}

/** Finds a colon in a later line of a text of several lines. */
function colonBelow(line: Line, text: string): Problem | undefined {
	const found = onLine(line, /(:)(?:\s|$)/d, {
		message: colonInText,
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

/** The message for a colon within a text. */
export const colonInText = {
	en: "The text contains a colon, so YAML reads its beginning as a field name.",
	da: "Teksten indeholder et kolon, så YAML opfatter begyndelsen som navnet på et felt.",
};

function indentation(line: string): number {
	return line.length - line.trimStart().length;
}

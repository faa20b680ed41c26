import type { YAMLParseError } from "yaml";
import { type Line, lineAt, type Mistake, onLine } from "./mistake.ts";

/** Spaces that look like one, or like nothing at all, and are none for YAML and Markdown. */
export const invisible = "\\u00A0\\u2007\\u202F\\u200B-\\u200D\\u2060\\uFEFF";

/** What is said of an invisible character, where a space belongs or where nothing does. */
export const invisibleTold = {
	message: {
		en: "An invisible character stands here that is no ordinary space (often a no-break space from another program).",
		da: "Her står et usynligt tegn, som ikke er et almindeligt mellemrum (ofte et hårdt mellemrum fra et andet program).",
	},
	hint: {
		en: "Delete it, and type a space where one belongs.",
		da: "Slet det, og skriv et mellemrum, hvis der skal være et.",
	},
};

/** A line whose beginning is no beginning of a line in YAML: a tab, an invisible character, a hyphen without its space. */
export function explainStart(
	error: YAMLParseError,
	text: string,
	line: Line,
): Mistake | undefined {
	const above = lineAt(text, Math.max(0, line.start - 1));
	return (
		tabIndent(error, line) ??
		invisibleSpace(line) ??
		invisibleSpace(above) ??
		bareHyphen(line)
	);
}

function tabIndent({ code }: YAMLParseError, line: Line): Mistake | undefined {
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

/** In the indentation, behind a hyphen, or behind a field's colon. */
const misplaced = new RegExp(
	`^(?: *(?:- +)?(?:[\\w-]+: *|-)?)([${invisible}]+)`,
	"d",
);

function invisibleSpace(line: Line): Mistake | undefined {
	return onLine(line, misplaced, invisibleTold);
}

function bareHyphen(line: Line): Mistake | undefined {
	const [, field = ""] = /^\s*-([\w-]+:)(?:\s|$)/.exec(line.text) ?? [];
	return onLine(line, /^\s*(-)[\w-]+:(?:\s|$)/d, {
		message: {
			en: "There is no space after this hyphen, so it begins no item of a list.",
			da: "Der er intet mellemrum efter bindestregen, så den begynder ikke et punkt på en liste.",
		},
		hint: { en: `Write - ${field} …`, da: `Skriv - ${field} …` },
	});
}

/** A line that is neither a field nor an item: its colon is missing, or the space behind it. */
export function explainColon(line: Line): Mistake | undefined {
	const [, name, between = "", value = ""] =
		/^\s*(?:- +)?([\w-]+)(\s*=\s*|:|\s+|$)(.*)$/.exec(line.text) ?? [];
	const told = line.text.trim();
	if (/:(\s|$)|^[-"'[{#>|]|^$/.test(told.replace(/^- +/, ""))) return undefined;
	const prose = value.split(" ").length > 3;
	const right = prose || !name ? "title: …" : `${name}: ${value || "…"}`;
	if (between === ":")
		return onLine(line, /^\s*(?:- +)?[\w-]+(:)/d, {
			message: {
				en: "There is no space after this colon, so YAML doesn't see a field here.",
				da: "Der er intet mellemrum efter kolonet, så YAML ser ikke noget felt her.",
			},
			hint: { en: `Write ${right}`, da: `Skriv ${right}` },
		});
	if (between.includes("="))
		return onLine(line, /(=)/d, {
			message: {
				en: "An equals sign stands here where a colon belongs.",
				da: "Her står et lighedstegn, hvor der skal stå et kolon.",
			},
			hint: { en: `Write ${right}`, da: `Skriv ${right}` },
		});
	return onLine(line, /^\s*(?:- +)?(.*\S)/d, {
		message: {
			en: "This line has no colon, so YAML can't tell which field it belongs to.",
			da: "Linjen har intet kolon, så YAML kan ikke se, hvilket felt den hører til.",
		},
		hint: {
			en: `A field is written ${right} – a text that goes on from the line above is indented further than its field.`,
			da: `Et felt skrives ${right} – en tekst, der fortsætter fra linjen over, rykkes længere ind end sit felt.`,
		},
	});
}

/** A line that stands further in than the one above it, which has its value already. */
export function explainDeeper(
	{ code }: YAMLParseError,
	text: string,
	line: Line,
): Mistake | undefined {
	if (code !== "BLOCK_AS_IMPLICIT_KEY") return undefined;
	const next = lineAt(text, line.start + line.text.length + 1);
	const depth = indentation(line.text);
	if (indentation(next.text) <= depth) return undefined;
	if (!/^\s*[\w-]+:(\s|$)/.test(next.text)) return colonBelow(next, text);
	return {
		start: next.start,
		end: next.start + indentation(next.text),
		message: {
			en: "This line stands further in than the one above it, which has its value already.",
			da: "Linjen er rykket længere ind end den foregående, som allerede har sin værdi.",
		},
		hint: {
			en: `Begin it with ${depth === 0 ? "no spaces" : `${depth} spaces`}, as the line above.`,
			da: `Begynd den ${depth === 0 ? "uden mellemrum" : `med ${depth} mellemrum`} som linjen over.`,
		},
	};
}

/** A colon within a text of several lines, further down than its first line. */
function colonBelow(line: Line, text: string): Mistake | undefined {
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

/** What is said of a colon within a text. */
export const colonInText = {
	en: "The text contains a colon, so YAML takes its beginning for a key.",
	da: "Teksten indeholder et kolon, så YAML tager begyndelsen for navnet på et felt.",
};

function indentation(line: string): number {
	return line.length - line.trimStart().length;
}

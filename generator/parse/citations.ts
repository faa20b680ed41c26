import {
	type Explanation,
	explainInWords,
	type Hint,
	type Problem,
	problemAt,
	type Wording,
} from "../diagnostics/diagnostic.ts";
import { hintToWrite, insertFact } from "../diagnostics/nearest.ts";
import type { Part } from "../text/text.ts";
import { hugoShortcode } from "./markdown/foreign-markup.ts";
import type { Locator } from "./problem.ts";

/** A text split at its citations, and the problems of invalid ones. */
export type Split = {
	readonly parts: readonly Part[];
	readonly problems: readonly Problem[];
};

/** A fact's name in any number of braces; {{…}} around anything else; or one half of such a pair. */
const citationLike =
	/(?<open>(?<!\{)\{+)(?<name>[ \t]*[a-z0-9-]+(?:\.[a-z0-9-]+)+[ \t]*)(?<close>\}+)|\{\{(?<inside>(?:(?!\{\{|\}\}).)*)(?<end>\}\}|(?=\{\{)|$)|\}\}|(?<!!)\[\[(?<square>[a-z0-9-]+(?:\.[a-z0-9-]+)+)\]\]/gms;

const factName = /^[a-z0-9-]+(\.[a-z0-9-]+)+$/;

/** Splits a text at each `{{name.of-fact}}`. Reports anything else in double braces. `locate` takes offsets in the text. */
export function splitCitations(text: string, locate: Locator): Split {
	if (!/[{}]|\[\[/.test(text))
		return { parts: text === "" ? [] : [text], problems: [] };
	const parts: Part[] = [];
	const problems: Problem[] = [];
	let end = 0;
	for (const match of text.matchAll(citationLike)) {
		const [written] = match;
		const { open, name = "", close } = match.groups ?? {};
		const place = locate(match.index, written.length);
		if (open !== "{{" || close !== "}}") {
			const explanation = explainBraces(written, match.groups ?? {});
			problems.push(problemAt(place, "invalid-hole", explanation));
			continue;
		}
		if (match.index > end) parts.push(text.slice(end, match.index));
		parts.push({ fact: name.trim(), place });
		end = match.index + written.length;
	}
	if (end < text.length) parts.push(text.slice(end));
	return { parts, problems };
}

const noFact: Wording = {
	en: "These braces look like a fact, but aren't one.",
	da: "De krøllede parenteser her ligner en oplysning, men er det ikke.",
};

/** Explains something that only looks like a citation. */
function explainBraces(
	written: string,
	groups: Partial<Record<string, string>>,
): Explanation {
	if (/^[<%]/.test(groups.inside ?? "")) return hugoShortcode;
	const { message, hint } = explainNoFact(written, groups) as {
		message: Wording;
		hint: Wording;
	};
	return {
		message: { ...message, onPage: noFact },
		hint: { ...hint, onPage: insertFact },
	};
}

function explainNoFact(
	written: string,
	{ name, inside = "", end, square }: Partial<Record<string, string>>,
): Explanation {
	const meant = name ?? square;
	if (meant !== undefined)
		return {
			message: {
				en: "A fact is written between two braces on each side.",
				da: "En oplysning hentes med to krøllede parenteser på hver side.",
			},
			hint: writeFact(meant.trim()),
		};
	if (written === "}}")
		return explainInWords(
			"There is no {{ before these braces.",
			"Der er ingen {{ før disse krøllede parenteser.",
			example.en,
			example.da,
		);
	if (end === "")
		return explainInWords(
			"The {{ here is never closed with }}.",
			"Her begynder en {{, som aldrig bliver lukket med }}.",
			example.en,
			example.da,
		);
	const dotted = inside
		.toLowerCase()
		.trim()
		.replaceAll("–", "-")
		.replace(/\s*[.,]\s*/g, ".");
	// Only a name with its dot is surely one: the other signs then join words.
	const right = dotted.includes(".")
		? dotted.replace(/[\s_]+/g, "-")
		: dotted.replaceAll("_", ".");
	return {
		message: {
			en: `${written} is not the name of a fact.`,
			da: `${written} er ikke navnet på en oplysning.`,
		},
		hint: factName.test(right) ? writeFact(right) : example,
	};
}

function writeFact(name: string): Hint {
	const fact = `{{${name}}}`;
	return hintToWrite(fact, {
		en: `Write ${fact}, and put the whole text in quotes.`,
		da: `Skriv ${fact}, og sæt hele teksten i citationstegn.`,
	});
}

const example: Wording = {
	en: "A fact is written by its name between double braces: {{price.NAME}}.",
	da: "En oplysning hentes med sit navn i dobbelte krøllede parenteser: {{price.NAVN}}.",
};

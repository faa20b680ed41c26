import { explain, type Problem, problemAt } from "../diagnostics/diagnostic.ts";
import type { Citation, Part } from "../schema/text-values.ts";
import { explainHugoTag } from "./markdown/foreign-markup.ts";
import type { Locator } from "./problem.ts";

/** A text split at its citations, and the problems of invalid ones. */
type Split = {
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
			const explanation = explainNoFact(written, match.groups ?? {});
			problems.push(problemAt(place, explanation));
			continue;
		}
		if (match.index > end) parts.push(text.slice(end, match.index));
		parts.push({ fact: name.trim(), place });
		end = match.index + written.length;
	}
	if (end < text.length) parts.push(text.slice(end));
	return { parts, problems };
}

/** Explains something that only looks like a citation. */
function explainNoFact(
	written: string,
	{ name, square, inside = "", end }: Partial<Record<string, string>>,
) {
	if (/^[<%]/.test(inside)) return explainHugoTag();
	if (written === "}}" || end === "") return explain("invalid-hole.unpaired");
	const fact = (name ?? square)?.trim() ?? toFactName(inside);
	const fixes = factName.test(fact) ? [`{{${fact}}}`] : [];
	return explain("invalid-hole.no-fact", { written }, fixes);
}

/** Corrects the name of a fact: Price, rye_bread → price.rye-bread. */
function toFactName(written: string): string {
	const dotted = written
		.toLowerCase()
		.trim()
		.replaceAll("–", "-")
		.replace(/\s*[.,]\s*/g, ".");
	// Spaces and underscores join words if the name has its dot already.
	return dotted.includes(".")
		? dotted.replace(/[\s_]+/g, "-")
		: dotted.replaceAll("_", ".");
}

/** Lists the citations among the parts of a text. */
export function listCitations(parts: readonly Part[]): Citation[] {
	return parts.filter((part) => typeof part === "object" && "fact" in part);
}

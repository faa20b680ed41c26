import {
	type Explanation,
	explain,
	type Problem,
	problemAt,
} from "../diagnostics/diagnostic.ts";
import type { Citation, Part } from "../schema/text-values.ts";
import { explainForeignTag } from "./markdown/foreign-markup.ts";
import type { Locator } from "./problem.ts";

/** A text split at its citations, and the problems of invalid ones. */
type SplitText = {
	readonly parts: readonly Part[];
	readonly problems: readonly Problem[];
};

/** A fact's name in any number of braces; {{…}} around anything else; one half of such a pair; or a name in double brackets. */
const citationLike =
	/(?<open>(?<!\{)\{+)[ \t]*(?<name>[a-z0-9-]+(?:\.[a-z0-9-]+)+)[ \t]*(?<close>\}+)|\{\{(?<inside>(?:(?!\{\{|\}\}).)*)(?<end>\}\}|(?=\{\{)|$)|\}\}|(?<!!)\[\[(?<square>[a-z0-9-]+(?:\.[a-z0-9-]+)+)\]\]/gms;

/** Splits a text at each `{{name.of-fact}}`. Reports anything else in double braces. `locate` takes offsets in the text. */
export function splitCitations(text: string, locate: Locator): SplitText {
	const parts: Part[] = [];
	const problems: Problem[] = [];
	let end = 0;
	for (const { 0: written, index, groups = {} } of text.matchAll(
		citationLike,
	)) {
		const { open, name, close } = groups;
		const place = locate(index, written.length);
		if (name === undefined || open !== "{{" || close !== "}}") {
			problems.push(problemAt(place, explainInvalidCitation(written, groups)));
			continue;
		}
		if (index > end) parts.push(text.slice(end, index));
		parts.push({ fact: name, place });
		end = index + written.length;
	}
	if (end < text.length) parts.push(text.slice(end));
	return { parts, problems };
}

/** Explains an invalid citation, e.g. a template tag or unbalanced braces. */
function explainInvalidCitation(
	written: string,
	{ name, square, inside = "", end }: Partial<Record<string, string>>,
): Explanation {
	if (/^[<%]/.test(inside)) return explainForeignTag("Hugo");
	if (written === "}}" || end === "") return explain("invalid-hole.unpaired");
	// Price. Rye_bread → price.rye-bread
	const corrected = inside.trim().toLowerCase().replace(/\.\s*/g, ".");
	const fact = name ?? square ?? corrected.replace(/[\s_–]+/g, "-");
	const fixes = /^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(fact) ? [`{{${fact}}}`] : [];
	return explain("invalid-hole.no-fact", { written }, fixes);
}

/** Lists the citations among the parts of a text. */
export function listCitations(parts: readonly Part[]): Citation[] {
	return parts.filter((part) => typeof part === "object" && "fact" in part);
}

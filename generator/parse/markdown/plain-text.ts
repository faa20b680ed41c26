import {
	type Explanation,
	explain,
	type Fault,
} from "../../diagnostics/diagnostic.ts";
import type { TextSource } from "../findings.ts";
import { toProblems } from "../problem.ts";
import { characterReference, decodeReference } from "./character-references.ts";
import { findMarkupInPlainText } from "./foreign-markup.ts";

/** Warns of markup in a plain text, which pages would show literally: HTML tags, character references and Markdown. */
export function checkPlainText(
	text: string,
	{ findings, locate }: Pick<TextSource, "findings" | "locate">,
): void {
	if (!/[&<*[{~=_:]/.test(text)) return;
	const found = [...text.matchAll(markup)].flatMap(
		({ 0: written, index: start, groups }): Fault[] => {
			const explanation = explainMarkup(written, groups ?? {});
			const { length } = written;
			return explanation ? [{ start, length, ...explanation }] : [];
		},
	);
	const foreign = found.length > 0 ? undefined : findMarkupInPlainText(text);
	const faults = foreign
		? [{ ...foreign, ...explain("broken-markdown.in-plain-text") }]
		: found;
	const warnings = faults.map(
		(fault): Fault => ({ ...fault, severity: "warning" }),
	);
	findings.problems.push(...toProblems(warnings, locate));
}

const markup = new RegExp(
	[
		`(?<reference>${characterReference.source})`,
		String.raw`<\/?[a-z][a-z\d-]*(?:\s[^<>]*)?\/?>`,
		"<!--.{0,200}?-->",
		String.raw`\*\*(?<bold>[^\s*][^*]*)\*\*`,
		String.raw`\[(?<link>[^[\]]+)\]\((?:\/|#|https?:|mailto:|tel:|\{\{)[^()\s]*\)`,
	].join("|"),
	"gis",
);

function explainMarkup(
	written: string,
	{ reference, bold, link }: Partial<Record<string, string>>,
): Explanation | undefined {
	const words = bold ?? link;
	if (reference === undefined)
		return explain("broken-markdown.in-plain-text", {}, words ? [words] : []);
	const character = decodeReference(reference);
	if (character === undefined) return undefined;
	// Texts have typographic quotation marks, and no invisible characters but the no-break space.
	const isFix = character === "\u00A0" || /[^\s"'\p{C}]/u.test(character);
	return explain(
		"broken-markdown.html-code",
		{ written },
		isFix ? [character] : [],
	);
}
